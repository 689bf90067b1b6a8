/** A file put to what is kept: nothing twice, nothing lost, and what follows from the logs follows again. */
import { describe, expect, test } from 'vitest';
import { addDays, parseDate } from '../../../src/lib/rules/public/calendar';
import { dailyCode } from '../../../src/lib/rules/public/daily-code';
import { keptIn, recordsIn, withKept, withRecords } from '../../../src/lib/state/exchange';
import { daysIn, finishedDates } from '../../../src/lib/stats/days';
import { finishedFrom } from '../../../src/lib/stats/finished';
import { keptDeals } from '../../../src/lib/stats/kept';
import { streakOf } from '../../../src/lib/stats/streak';
import { makeBackup, readBackup, type Kept } from '../../../src/lib/storage/backup';
import { readRecordLines, recordLines } from '../../../src/lib/storage/records';
import type { Contents } from '../../../src/lib/storage/storage';
import { playedParty, type Played } from '../stats/played';

const contents = (parties: readonly Played[], over: Partial<Contents> = {}): Contents => ({
  parties,
  deals: parties.flatMap(({ header, entries }) =>
    finishedFrom(header, entries).map((deal) => ({ ...deal, when: header.touched + deal.dealNo * 1000 }))
  ),
  results: [],
  settings: {},
  ...over
});
const EMPTY = contents([]);

/** Through a file. */
function carried(from: Contents): Kept {
  const read = readBackup(makeBackup(keptIn(from), { created: 1, app: 'x' }).text);
  if (!read.ok) throw new Error(read.why);
  return read.value.kept;
}

const FIRST = parseDate('2026-11-01')!;
const dayPlayed = (n: number): Played =>
  playedParty(`day-${n}`, { code: dailyCode('baska', addDays(FIRST, n)), rules: 'baska', mode: 'daily' });
const streak = ({ deals }: Contents, today: number) =>
  streakOf(finishedDates(daysIn(keptDeals(deals, []))), addDays(FIRST, today));

const HERE = contents([playedParty('one'), playedParty('two', { stopAfter: 61 }), dayPlayed(0)], {
  results: [{ party: 'party-one', deal: 1, par: 3, accuracy: 0.5 }],
  settings: { choices: { language: 'de' }, 'deals-made-up': true, 'reminded-at': 40 }
});

describe('a backup', () => {
  test('brings all to an empty device: logs, finished deals with their times, what was found out, choices', () => {
    const there = withKept(EMPTY, carried(HERE));
    expect(there).toEqual({ ...HERE, settings: { choices: { language: 'de' } } });
  });

  test('read in twice is read in once, and changes nothing where it came from', () => {
    const once = withKept(EMPTY, carried(HERE));
    const twice = withKept(once, carried(HERE));
    expect(twice).toEqual(once);
    expect(withKept(HERE, carried(HERE))).toEqual(HERE);
    expect(twice.parties.map(({ entries }) => entries)).toEqual(once.parties.map(({ entries }) => entries));
    expect(twice.parties.every(({ entries }, i) => entries === once.parties[i]?.entries)).toBe(true);
  });

  test('takes a party further where it is longer, and never back', () => {
    const whole = contents([playedParty('two')]);
    const after = withKept(HERE, carried(whole));
    const deals = after.deals.filter(({ partyId }) => partyId === 'party-two');
    expect(deals).toHaveLength(8);
    expect(withKept(whole, carried(HERE)).deals.filter(({ partyId }) => partyId === 'party-two')).toHaveLength(8);
  });

  test('of two devices makes one streak, no shorter than the better one', () => {
    const [a, b] = [contents([0, 1, 2].map(dayPlayed)), contents([3, 4, 5, 6].map(dayPlayed))];
    const both = withKept(a, carried(b));
    expect([streak(a, 2).longest, streak(b, 6).longest, streak(both, 6).current]).toEqual([3, 4, 7]);
    expect(streak(withKept(both, carried(a)), 6)).toEqual(streak(both, 6));
  });

  test('keeps the own choice, and says nothing of the other device', () => {
    const there = contents([], { settings: { choices: { language: 'pl' }, 'reminded-at': 3 } });
    const after = withKept(there, carried(HERE));
    expect(after.settings).toEqual(there.settings);
    expect(carried(HERE).settings).toEqual({ choices: { language: 'de' } });
  });

  test('leaves alone what lies here and cannot be read', () => {
    const odd = contents([], { deals: [{ partyId: 'newer', dealNo: 1 }] });
    const damaged = { ...playedParty('torn'), entries: [{ event: 'rubbish' }] };
    const header = { ...damaged.header, state: 'damaged' as const };
    const here = { ...odd, parties: [{ header, entries: damaged.entries }] };
    const after = withKept(here, carried(HERE));
    expect(after.deals).toContainEqual({ partyId: 'newer', dealNo: 1 });
    expect(after.parties).toContainEqual({ header, entries: damaged.entries });
  });
});

describe('deal records', () => {
  const lines = recordLines(recordsIn(HERE));
  const { records } = readRecordLines(lines);

  test('go out, one a finished deal, and come in on another device as practice', () => {
    const there = withRecords(EMPTY, records);
    expect(there.deals).toHaveLength(records.length);
    const deals = keptDeals(there.deals, []);
    expect(deals.every(({ mode }) => mode === 'practice')).toBe(true);
    expect(daysIn(deals)).toEqual([]);
    expect(new Set(recordsIn(there).map(({ plays }) => plays.join())).size).toBe(records.length);
  });

  test('come in once', () => {
    const once = withRecords(EMPTY, records);
    expect(withRecords(once, records)).toEqual(once);
  });

  test('of deals that were played here are known already', () => {
    expect(withRecords(HERE, records)).toEqual(HERE);
  });

  test('of a deal that was left are no deal', () => {
    const [record] = records;
    expect(withRecords(EMPTY, [{ ...record!, plays: record!.plays.slice(0, 3) }])).toEqual(EMPTY);
  });

  test('once in, go along in a backup', () => {
    const there = withRecords(EMPTY, records.slice(0, 3));
    expect(withKept(EMPTY, carried(there))).toEqual(there);
  });
});
