/** Finished deals looked through: in order, page by page. */
import { describe, expect, test } from 'vitest';
import { finishedFrom } from '../../../src/lib/stats/finished';
import { newestFirst, pageOf, pastDeal } from '../../../src/lib/stats/past';
import { playedParty } from './played';

const dealsOf = (seed: string, touched: number) => {
  const { header, entries } = playedParty(seed, { touched });
  return finishedFrom(header, entries);
};

describe('past deals', () => {
  const older = dealsOf('older', 1000);
  const newer = dealsOf('newer', 2000);

  test('come newest first, those of one party from the last to the first', () => {
    const order = newestFirst([...older, ...newer]);
    expect(order).toEqual([...newer.toReversed(), ...older.toReversed()]);
  });

  test('are told in one line each', () => {
    const deal = older[0]!;
    expect(pastDeal(deal)).toMatchObject({ id: deal.id, mine: deal.scores[0], par: null, mode: 'free' });
    expect(pastDeal({ ...deal, par: 3, old: [0] })).toMatchObject({ par: 3, role: 'alone' });
    expect(pastDeal({ ...deal, old: [0, 2] }).role).toBe('old');
    expect(pastDeal({ ...deal, old: [1] }).role).toBe('young');
  });
});

describe('a page', () => {
  const numbers = Array.from({ length: 45 }, (_, i) => i);
  test.each([
    [1, 1, 20],
    [3, 3, 5],
    [4, 3, 5],
    [0, 1, 20],
    [NaN, 1, 20]
  ])('asked for %d is %d with %d', (asked, page, length) => {
    const got = pageOf(numbers, asked, 20);
    expect([got.page, got.pages, got.items.length]).toEqual([page, 3, length]);
    expect(got.items[0]).toBe((page - 1) * 20);
  });

  test('of nothing is one empty page', () => {
    expect(pageOf([], 2, 20)).toEqual({ page: 1, pages: 1, items: [] });
  });
});
