import { describe, expect, test } from 'vitest';
import { parseDate } from '../../../src/lib/rules/public/calendar';
import { dailyCode } from '../../../src/lib/rules/public/daily-code';
import { judgeLine } from '../../../src/lib/rules/full/judge';
import { finishedFrom } from '../../../src/lib/stats/finished';
import { playedParty } from './played';

describe('the finished deals of a party', () => {
  test('are judged as their records are', () => {
    for (let i = 0; i < 20; i++) {
      const { header, entries } = playedParty(`judged-${i}`);
      const deals = finishedFrom(header, entries);
      expect(deals.map((deal) => deal.dealNo)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      for (const deal of deals) {
        const { contract, declarer, old, doubles, scores } = deal;
        expect(judgeLine(JSON.stringify(deal.record)).answer).toMatchObject({
          ...{ id: deal.id, status: 'complete', contract, declarer, old, doubles, scores }
        });
        expect(deal.id).toBe(`${header.id}.${deal.dealNo}`);
        expect(deal).toMatchObject({
          seat: 0,
          mode: 'free',
          date: null,
          rules: header.rules,
          base: header.rules,
          partyDeals: 8
        });
      }
    }
  });

  test('are only those that were played to the end', () => {
    const { header, entries } = playedParty('left');
    const ends = entries.flatMap(({ event }, i) => (event.t === 'dealt' || event.t === 'closed' ? [i] : [])).slice(1);
    ends.forEach((end, i) => {
      expect(finishedFrom(header, entries.slice(0, end))).toHaveLength(i + 1);
      expect(finishedFrom(header, entries.slice(0, end - 1))).toHaveLength(i);
    });
    expect(finishedFrom(header, [])).toEqual([]);
  });

  test('carry what they were compared with, and stay plain data', () => {
    const { header, entries } = playedParty('compared');
    const deals = finishedFrom(header, entries, (dealNo) => (dealNo === 2 ? { par: -3, accuracy: 0.75 } : {}));
    expect(deals[1]).toMatchObject({ par: -3, accuracy: 0.75 });
    expect(deals[0]).not.toHaveProperty('par');
    expect(structuredClone(deals)).toEqual(deals);
    expect(JSON.parse(JSON.stringify(deals))).toEqual(deals);
  });

  test('of a day know their date; played outside it they are practice', () => {
    const date = parseDate('2026-12-01')!;
    const { header, entries } = playedParty('day', { rules: 'kop', code: dailyCode('kop', date) });
    expect(finishedFrom(header, entries)[0]).toMatchObject({ mode: 'practice', date });
    expect(finishedFrom({ ...header, mode: 'daily' }, entries)[0]).toMatchObject({ mode: 'daily', date });
  });

  test('of given cards are practice', () => {
    const { header, entries } = playedParty('given', { deals: 1 });
    const [first] = entries;
    if (first?.event.t !== 'dealt') throw new Error('a party begins with a deal');
    const { dealer, hands } = first.event;
    expect(finishedFrom({ ...header, given: { dealer, hands } }, entries)[0]).toMatchObject({ mode: 'practice' });
  });

  test('under house rules are settled by them', () => {
    const house = { base: 'baska', name: 'u nas', values: { normal: 7, cicha: 50 } } as const;
    const [mine, plain] = [playedParty('house', { rules: house }), playedParty('house', { rules: 'baska' })];
    const scores = (all: typeof mine) => finishedFrom(all.header, all.entries).map((deal) => deal.scores);
    expect(finishedFrom(mine.header, mine.entries)[0]).toMatchObject({ rules: 'house', base: 'baska' });
    expect(finishedFrom({ ...plain.header, rules: house }, plain.entries).map((d) => d.scores)).not.toEqual(
      scores(plain)
    );
    const broken = { ...house, values: { normal: 7000 } };
    expect(finishedFrom({ ...mine.header, rules: broken }, mine.entries)).toEqual([]);
  });
});
