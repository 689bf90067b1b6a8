/** A day's number typed in: its cards, its bots, as practice. */
import { describe, expect, test } from 'vitest';
import { botSeedUnder, cardsUnder } from '../../../src/lib/rules/full/daily';
import { DAILY_DEALS } from '../../../src/lib/rules/public/daily-code';
import { formatNumber, parseNumber } from '../../../src/lib/rules/public/deal-number';
import { cardsOf, newParty } from '../../../src/lib/state/party';
import { finishedFrom } from '../../../src/lib/stats/finished';
import { memoryStorage } from '../../../src/lib/storage/memory-storage';
import type { Entry } from '../../../src/lib/table/table-state';
import { localThinker } from '../../../src/lib/worker/local';
import type { Thinker } from '../../../src/lib/worker/thinker';
import { sitDown } from '../table/play-party';

const partyOf = (text: string) => {
  const number = parseNumber(text, 'baska');
  if (!number.ok || number.value.kind !== 'daily') throw new Error(`no day: ${text}`);
  const { rules } = number.value;
  return { number: number.value, header: newParty({ rules, level: 'easy', deals: DAILY_DEALS }, number.value) };
};

describe('a party of a day’s number', () => {
  test('has the eight deals of the day, and shows their numbers', () => {
    const { header, number } = partyOf('K-2026-12-04');
    expect(header.deals).toBe(DAILY_DEALS);
    for (let no = 1; no <= DAILY_DEALS; no++) {
      expect(cardsOf(header, no)).toEqual(cardsUnder(number.code, no));
      expect(formatNumber({ rules: 'kop', code: header.code, deal: header.first + no - 1 })).toBe(`K-2026-12-04-${no}`);
    }
  });

  test('of one deal is that deal', () => {
    const { header, number } = partyOf('B-2026-12-01-3');
    expect(header).toMatchObject({ deals: 1, first: 3 });
    expect(cardsOf(header, 1)).toEqual(cardsUnder(number.code, 3));
  });

  test('has the bots’ lots of the day, and counts as practice', async () => {
    const { header, number } = partyOf('B-2026-12-01-3');
    const seeds = new Set<string>();
    const spy: Thinker = {
      act(view, level, seed) {
        if (view.you !== 0) seeds.add(seed);
        return localThinker.act(view, level, seed);
      }
    };
    const store = memoryStorage();
    const sitting = (await sitDown(header, { thinker: spy, store }))!;
    await sitting.reached((table) => table.closed);
    expect([...seeds]).toEqual([botSeedUnder(number.code, 3)]);
    const deals = finishedFrom(header, (await store.entries(header.id)) as readonly Entry[]);
    expect(deals).toMatchObject([{ mode: 'practice', date: '2026-12-01' }]);
  });
});
