/** The deck, its points and the seats (RULES, Cards; Deal and seats). */
import { describe, expect, test } from 'vitest';
import {
  ALL_POINTS,
  bySeat,
  DECK,
  isCard,
  isSeat,
  nextSeat,
  pointsOf,
  rankOf,
  SEATS,
  suitOf,
  totalOf
} from '../../../src/lib/rules/public/cards';

describe('the deck', () => {
  test('has ace, ten, queen and jack of four suits, each once', () => {
    expect(DECK).toHaveLength(16);
    expect(new Set(DECK).size).toBe(16);
    expect(DECK.map(rankOf).filter((r) => r === 'Q')).toHaveLength(4);
    expect(DECK.map(suitOf).filter((s) => s === 'H')).toHaveLength(4);
  });

  test('is worth 104 points: ace 11, ten 10, queen 3, jack 2', () => {
    expect(totalOf(DECK)).toBe(ALL_POINTS);
    expect((['AC', 'TS', 'QH', 'JD'] as const).map(pointsOf)).toEqual([11, 10, 3, 2]);
    expect(totalOf([])).toBe(0);
  });

  test.each([
    ['QC', true],
    ['TH', true],
    ['10H', false],
    ['qc', false],
    ['KC', false],
    ['CQ', false],
    ['', false]
  ])('the text %s is a card: %s', (text, expected) => expect(isCard(text)).toBe(expected));

  test.each([null, undefined, 3, ['QC'], {}, '__proto__'])('%s is no card', (x) => expect(isCard(x)).toBe(false));
});

describe('seats', () => {
  test('go round clockwise', () => expect(SEATS.map(nextSeat)).toEqual([1, 2, 3, 0]));
  test('are made one by one', () => expect(bySeat((s) => s * 10)).toEqual([0, 10, 20, 30]));
  test.each([-1, 4, 1.5, '0', null, true])('%s is no seat', (x) => expect(isSeat(x)).toBe(false));
  test.each([0, 1, 2, 3])('%i is a seat', (x) => expect(isSeat(x)).toBe(true));
});
