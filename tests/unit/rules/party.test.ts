/** A party: totals, shared places and what the leaderboard books (RULES, A party). */
import { describe, expect, test } from 'vitest';
import { leaderboardOf, PARTY_LENGTHS, placesOf, totalsOf } from '../../../src/lib/rules/full/party';

describe('a party', () => {
  test('has 8, 12, 16 or 24 deals', () => expect(PARTY_LENGTHS).toEqual([8, 12, 16, 24]));

  test('adds up its deals by seat', () => {
    expect(totalsOf([])).toEqual([0, 0, 0, 0]);
    expect(
      totalsOf([
        [1, -1, 1, -1],
        [-2, 2, 2, -2],
        [12, -4, -4, -4]
      ])
    ).toEqual([11, -3, -1, -7]);
  });

  test.each([
    [
      [9, 3, -2, -10],
      [1, 2, 3, 4]
    ],
    [
      [-10, 9, 3, -2],
      [4, 1, 2, 3]
    ],
    [
      [5, 5, -5, -5],
      [1, 1, 3, 3]
    ],
    [
      [0, 0, 0, 0],
      [1, 1, 1, 1]
    ],
    [
      [6, 2, 2, -10],
      [1, 2, 2, 4]
    ],
    [
      [4, 4, 4, -12],
      [1, 1, 1, 4]
    ],
    [
      [12, -4, -4, -4],
      [1, 2, 2, 2]
    ]
  ] as const)('totals %j give the places %j', (totals, places) => expect(placesOf(totals)).toEqual(places));
});

describe('the leaderboard', () => {
  test('books the plus points of deals won and 30, 15, 5 or 0 for the place', () => {
    const deals = [
      [12, -4, -4, -4],
      [-6, 2, 2, 2],
      [-1, 1, 1, -1],
      [-1, 1, -1, 1]
    ] as const;
    expect([0, 1, 2, 3].map((seat) => leaderboardOf(deals, seat as 0))).toEqual([
      { plus: 12, place: 1, bonus: 30, total: 42 },
      { plus: 4, place: 2, bonus: 15, total: 19 },
      { plus: 3, place: 3, bonus: 5, total: 8 },
      { plus: 3, place: 3, bonus: 5, total: 8 }
    ]);
  });

  test('the last place has no bonus', () => {
    expect(leaderboardOf([[3, 2, 1, -6]], 3)).toEqual({ plus: 0, place: 4, bonus: 0, total: 0 });
  });

  test('a shared place gets the bonus of that place', () => {
    expect([0, 1, 2, 3].map((seat) => leaderboardOf([[1, -1, 1, -1]], seat as 0).bonus)).toEqual([30, 5, 30, 5]);
  });
});
