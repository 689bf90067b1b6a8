/** The archive's months and days, and an older database under today's app. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parseDate } from '../../src/lib/rules/public/calendar';
import { dailyCode } from '../../src/lib/rules/public/daily-code';
import { playedParty } from '../unit/stats/played';
import { startApp } from './app';

vi.mock('../../src/lib/worker/client', () => ({ thinker: {} }));
vi.mock('../../src/lib/worker/adviser', () => ({ adviser: {}, rival: { act: () => new Promise(() => undefined) } }));

vi.setConfig({ testTimeout: 30_000 }); // the whole app is started anew

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the archive', () => {
  test('has the days of a month that are over, newest first', async () => {
    const { daysOf, monthBefore } = await import('../../src/lib/state/archive.svelte');
    const now = parseDate('2028-03-03')!;
    const dates = (back: number) => daysOf(monthBefore(now, back), now, []).map(({ date }) => date);
    expect(dates(0)).toEqual(['2028-03-02', '2028-03-01']);
    expect([dates(1).length, dates(1)[0]]).toEqual([29, '2028-02-29']);
    expect(monthBefore(now, 3)).toEqual({ year: 2027, month: 12 });
    expect(daysOf({ year: 2028, month: 4 }, now, [])).toEqual([]);
  });

  test('a day gone by is begun as practice, one to come and one that is none are refused', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-03T12:00:00') });
    const app = await startApp();
    expect(await app.home.startDate('kop', '2026-12-04')).toBe('future-day');
    expect(await app.home.startDate('kop', '2026-02-30')).toBe('bad-date');
    expect(await app.home.startDate('kop', '')).toBe('bad-date');
    expect(await app.store.parties()).toEqual([]);
    expect(await app.home.startDate('kop', '2026-12-02')).toBeNull();
    expect(await app.store.parties()).toMatchObject([{ mode: 'practice', code: 'daily.v1.kop.2026-12-02', first: 1 }]);
    vi.useRealTimers();
  });
});

test('a day played under version 1 of the database has its place in the archive', async () => {
  const code = dailyCode('baska', parseDate('2026-12-01')!);
  const { header, entries } = playedParty('old', { code, rules: 'baska', mode: 'daily' });
  const old = await openDB('speedbock', 1, {
    upgrade(db) {
      db.createObjectStore('parties', { keyPath: 'id' });
      db.createObjectStore('entries');
      db.createObjectStore('settings');
    }
  });
  await old.put('parties', header);
  for (const [seq, entry] of entries.entries()) await old.put('entries', entry, [header.id, seq]);
  old.close();

  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T12:00:00') });
  await startApp();
  const { archive } = await import('../../src/lib/state/archive.svelte');
  await archive.open();
  const [day] = archive.days;
  expect(day).toMatchObject({ date: '2026-12-01', kept: [{ rules: 'baska', deals: 8, of: 8, strong: null }] });
  vi.useRealTimers();
});
