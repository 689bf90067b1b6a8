import { describe, expect, test } from 'vitest';
import { parseDate } from '../../../src/lib/rules/public/calendar';
import { dailyCode } from '../../../src/lib/rules/public/daily-code';
import type { PresetId } from '../../../src/lib/rules/public/rulesets';
import { daysIn, finishedDates } from '../../../src/lib/stats/days';
import { finishedFrom, type FinishedDeal } from '../../../src/lib/stats/finished';
import { outcomeOf } from '../../../src/lib/stats/share';
import { playedParty, type Wish } from './played';

function day(seed: string, text: string, rules: PresetId, wish: Wish = {}, compared = 8): readonly FinishedDeal[] {
  const date = parseDate(text)!;
  const { header, entries } = playedParty(seed, { mode: 'daily', ...wish, rules, code: dailyCode(rules, date) });
  return finishedFrom(header, entries, (no) => (no <= compared ? { par: no } : {}));
}

describe('the days played', () => {
  test('tell each deal from the computer’s, once all are compared', () => {
    const [whole, half] = [day('a', '2026-12-01', 'baska'), day('b', '2026-12-02', 'baska', {}, 7)];
    const days = daysIn([...half, ...whole]);
    const scores = days.find(({ date }) => date === '2026-12-01')!.scores!;
    expect(scores).toEqual({ mine: whole.map((deal) => deal.scores[0]), strong: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(outcomeOf(scores).perDeal).toHaveLength(8);
    expect(days.find(({ date }) => date === '2026-12-02')).toMatchObject({ isWhole: true, scores: null });
  });

  test('count the first attempt of a date under each rules, and no practice', () => {
    const deals = [
      ...day('late', '2026-12-01', 'kop', { touched: 2000 }),
      ...day('first', '2026-12-01', 'kop', { touched: 1000 }),
      ...day('other', '2026-12-01', 'baska', { touched: 3000 }),
      ...day('again', '2026-12-03', 'baska', { mode: 'practice' })
    ];
    expect(daysIn(deals).map(({ partyId }) => partyId)).toEqual(['party-first', 'party-other']);
    expect(finishedDates(daysIn(deals))).toEqual(['2026-12-01']);
  });

  test('are not lost to an earlier attempt that was left', () => {
    const left = day('left', '2026-12-01', 'kop', { touched: 1000, stopAfter: 100 });
    const whole = day('whole', '2026-12-01', 'kop', { touched: 2000 });
    expect(daysIn([...left, ...whole])).toMatchObject([{ partyId: 'party-whole', isWhole: true }]);
  });

  test('are finished with the eighth deal', () => {
    const left = day('left', '2026-12-01', 'kop', { stopAfter: 100 });
    expect(left.length).toBeGreaterThan(0);
    const days = daysIn(left);
    expect(days).toMatchObject([{ isWhole: false, scores: null, deals: left }]);
    expect(finishedDates(days)).toEqual([]);
  });
});
