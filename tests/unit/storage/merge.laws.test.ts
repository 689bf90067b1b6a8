/** Two devices made one: whatever was played on either is there afterwards, once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, parseDate, type CalendarDate } from '../../../src/lib/rules/public/calendar';
import { dailyCode } from '../../../src/lib/rules/public/daily-code';
import { finishedFrom } from '../../../src/lib/stats/finished';
import { streakOf } from '../../../src/lib/stats/streak';
import { makeBackup, readBackup, type Kept, type StoredParty } from '../../../src/lib/storage/backup';
import type { DealResult } from '../../../src/lib/storage/schema';
import { canonical } from '../../../src/lib/storage/json';
import { merge } from '../../../src/lib/storage/merge';
import { playedParty } from '../stats/played';

/** Three ways in which each of four parties went on, on as many devices: they share the beginning that the code gives. */
const NAMES = ['a', 'b', 'c', 'd'] as const;
const WAYS = NAMES.map((name) =>
  [0, 1, 2].map((way): StoredParty => {
    const { header, entries } = playedParty(`${name}-${way}`, {
      rules: 'baska',
      code: `code-${name}`,
      level: 'easy',
      deals: 3
    });
    return { header: { ...header, id: name, touched: 1000 + way }, entries };
  })
);

const someParty = fc.record({
  name: fc.nat(NAMES.length - 1),
  way: fc.nat(2),
  length: fc.oneof(fc.nat(12), fc.nat(60), fc.constant(500))
});
const someKept: fc.Arbitrary<Kept> = fc
  .record({
    parties: fc.uniqueArray(someParty, { selector: ({ name }) => name }),
    results: fc.uniqueArray(
      fc.record({
        party: fc.constantFrom(...NAMES),
        deal: fc.integer({ min: 1, max: 3 }),
        par: fc.integer({ min: -9, max: 9 })
      }),
      { selector: ({ party, deal }) => `${party} ${deal}` }
    )
  })
  .map(({ parties, results }) => ({
    parties: parties.map(({ name, way, length }) => {
      const { header, entries } = WAYS[name]![way]!;
      const state = length >= entries.length ? ('over' as const) : ('running' as const);
      return { header: { ...header, state }, entries: entries.slice(0, length) };
    }),
    settings: {},
    results: results.filter(({ party }) => parties.some(({ name }) => NAMES[name] === party))
  }));

const sorted = (items: readonly unknown[]): readonly string[] => items.map(canonical).sort();
const inAnyOrder = ({ parties, results }: Kept) => ({ parties: sorted(parties), results: sorted(results) });
const eventsOf = ({ entries }: StoredParty): readonly string[] => entries.map(({ event }) => canonical(event));
const begins = (short: readonly string[], long: readonly string[]): boolean =>
  short.every((event, i) => event === long[i]);

describe('the laws of merging', () => {
  test('once is enough', () => {
    fc.assert(
      fc.property(someKept, someKept, (a, b) => {
        const once = merge(a, b);
        expect(inAnyOrder(merge(once, b))).toEqual(inAnyOrder(once));
        expect(inAnyOrder(merge(once, a))).toEqual(inAnyOrder(once));
        expect(inAnyOrder(merge(once, once))).toEqual(inAnyOrder(once));
      }),
      { numRuns: 100 }
    );
  });

  test('it does not matter which is put to which', () => {
    fc.assert(
      fc.property(someKept, someKept, (a, b) => {
        expect(inAnyOrder(merge(a, b))).toEqual(inAnyOrder(merge(b, a)));
      }),
      { numRuns: 100 }
    );
  });

  test('nor in which order three are put together', () => {
    fc.assert(
      fc.property(someKept, someKept, someKept, (a, b, c) => {
        const parties = (kept: Kept) => inAnyOrder(kept).parties;
        expect(parties(merge(merge(a, b), c))).toEqual(parties(merge(a, merge(c, b))));
      }),
      { numRuns: 100 }
    );
  });

  test('nothing is lost, and nothing is there twice', () => {
    fc.assert(
      fc.property(someKept, someKept, (a, b) => {
        const { parties, results } = merge(a, b);
        for (const party of [...a.parties, ...b.parties]) {
          const after = parties.filter((p) => p.header.id.split('~')[0] === party.header.id).map(eventsOf);
          expect(after.some((log) => begins(eventsOf(party), log))).toBe(true);
        }
        for (const [i, one] of parties.entries()) {
          const others = parties.filter((p, j) => j !== i && p.header.id.split('~')[0] === one.header.id.split('~')[0]);
          expect(others.some((other) => begins(eventsOf(one), eventsOf(other)))).toBe(false);
        }
        expect(new Set(parties.map((p) => p.header.id)).size).toBe(parties.length);
        expect(new Set(results.map(({ party, deal }) => `${party} ${deal}`)).size).toBe(results.length);
        expect(results.every(({ party }) => parties.some((p) => p.header.id === party))).toBe(true);
      }),
      { numRuns: 100 }
    );
  });

  test('no figure is lowered: every finished deal stays finished', () => {
    const dealsIn = ({ parties }: Kept) =>
      parties.flatMap(({ header, entries }) => finishedFrom(header, entries)).length;
    fc.assert(
      fc.property(someKept, someKept, (a, b) => {
        expect(dealsIn(merge(a, b))).toBeGreaterThanOrEqual(Math.max(dealsIn(a), dealsIn(b)));
      }),
      { numRuns: 30 }
    );
  });

  test('what comes out can be written and read again', () => {
    fc.assert(
      fc.property(someKept, someKept, (a, b) => {
        const merged = merge(a, b);
        const { text, leftOut } = makeBackup(merged, { created: 0, app: 'x' });
        expect(leftOut).toEqual([]);
        expect(readBackup(text)).toMatchObject({ ok: true, value: { kept: merged } });
      }),
      { numRuns: 30 }
    );
  });
});

describe('merging', () => {
  const kept = (parties: readonly StoredParty[], results: readonly DealResult[] = []): Kept => ({
    parties,
    settings: {},
    results
  });
  const [[one, two]] = WAYS as unknown as [[StoredParty, StoredParty]];
  const cut = (party: StoredParty, length: number, touched = 1): StoredParty => ({
    header: { ...party.header, state: 'running', touched },
    entries: party.entries.slice(0, length)
  });

  test('takes the longer log of a party that went on elsewhere', () => {
    const merged = merge(kept([cut(one, 20, 5)]), kept([one]));
    expect(merged.parties).toEqual([one]);
    expect(merge(kept([one]), kept([cut(one, 20, 5)])).parties).toEqual([one]);
  });

  test('keeps both when they went on differently, each with its own results; going on changes no name', () => {
    const [left, right] = [
      kept([cut(one, 60)], [{ party: 'a', deal: 1, par: 1 }]),
      kept([cut(two, 60)], [{ party: 'a', deal: 1, par: 2 }])
    ];
    const merged = merge(left, right);
    const ids = merged.parties.map(({ header }) => header.id);
    expect(ids).toEqual(['a', expect.stringMatching(/^a~[0-9a-f]{8}$/)]);
    const parOf = (way: StoredParty) => {
      const party = merged.parties.find((p) => begins(eventsOf(p), eventsOf(way)));
      return merged.results.find((result) => result.party === party?.header.id)?.par;
    };
    expect([parOf(one), parOf(two)]).toEqual([1, 2]);
    const further = merge(merged, kept([two]));
    expect(further.parties.map(({ header }) => header.id)).toEqual(ids);
    expect(further.parties.map(({ entries }) => entries.length).toSorted((a, b) => a - b)).toEqual([
      60,
      two.entries.length
    ]);
  });

  test('does not mix parties that only share an id', () => {
    const other = { ...one, header: { ...one.header, rules: 'kop' as const } };
    expect(merge(kept([one]), kept([{ ...other, entries: [] }])).parties).toHaveLength(2);
  });

  test('leaves a damaged party where it is, whatever its log holds', () => {
    const rubbish = [null, 7, { event: 'x' }, {}];
    const damaged = {
      header: { ...one.header, id: 'damaged', state: 'damaged' as const },
      entries: rubbish as unknown as StoredParty['entries']
    };
    const merged = merge(kept([damaged]), kept([one]));
    expect(merged.parties).toEqual([damaged, one]);
    expect(merge(merged, kept([one])).parties).toEqual(merged.parties);
    const beside = merge(kept([{ ...damaged, header: { ...damaged.header, id: one.header.id } }]), kept([one]));
    expect(beside.parties.map(({ entries }) => entries.length).toSorted()).toEqual(
      [one.entries.length, rubbish.length].toSorted()
    );
  });

  test('leaves the settings that are set, and takes those that are not', () => {
    const mine = { ...kept([]), settings: { choices: { language: 'pl' } } };
    const theirs = { ...kept([]), settings: { choices: { language: 'de' }, sound: 2 } };
    expect(merge(mine, theirs).settings).toEqual({ choices: { language: 'pl' }, sound: 2 });
  });

  test('keeps the kinder of two comparisons of one deal, and what only one of them knows', () => {
    const results = (par: number, accuracy?: number) =>
      kept([one], [{ party: 'a', deal: 1, par, ...(accuracy !== undefined && { accuracy }) }]);
    expect(merge(results(4), results(-2, 0.5)).results).toEqual([{ party: 'a', deal: 1, par: -2, accuracy: 0.5 }]);
  });

  test('never shortens the best streak', () => {
    const first = parseDate('2026-11-01')!;
    const days = Array.from({ length: 12 }, (_, i) => addDays(first, i));
    const dayParty = (date: CalendarDate): StoredParty =>
      playedParty(`day-${date}`, { rules: 'baska', code: dailyCode('baska', date), mode: 'daily' });
    const datesIn = ({ parties }: Kept): readonly CalendarDate[] =>
      parties.flatMap(({ header, entries }) =>
        finishedFrom(header, entries).flatMap(({ date }) => (date === null ? [] : [date]))
      );
    const [odd, even] = [0, 1].map((rest) => kept(days.filter((_, i) => i % 2 === rest).map(dayParty))) as [Kept, Kept];
    const today = addDays(first, 11);
    expect(streakOf(datesIn(odd), today).longest).toBe(2);
    expect(streakOf(datesIn(merge(odd, even)), today)).toMatchObject({ current: 12, longest: 12 });
  });
});
