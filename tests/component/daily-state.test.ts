/** A Tagesblatt through the app's state: today's, left and gone on with, compared, counted once. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardsUnder } from '../../src/lib/rules/full/daily';
import { decide, evolve, legalActsOf, turnOf } from '../../src/lib/rules/full/deal';
import { recordOf } from '../../src/lib/rules/full/record';
import { PRESETS } from '../../src/lib/rules/public/rulesets';
import { playDeal, startApp, until, type App } from './app';

vi.mock('../../src/lib/worker/client', async () => {
  const { localThinker } = await import('../../src/lib/worker/local');
  return { thinker: localThinker };
});
vi.mock('../../src/lib/worker/adviser', async () => {
  const { localAdviser, localThinker } = await import('../../src/lib/worker/local');
  return { adviser: localAdviser, rival: localThinker };
});

vi.setConfig({ testTimeout: 60_000 }); // whole days, thought over in the page itself

const on = (day: string): void => void vi.setSystemTime(new Date(`${day}T12:00:00`));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.useFakeTimers({ toFake: ['Date'] });
  on('2026-12-01');
});
afterEach(() => {
  vi.useRealTimers();
});

/** Today's Tagesblatt on the table. */
async function sitDown(app: App): Promise<void> {
  await app.home.startDaily();
  await app.table.open();
}

async function playOn(app: App, deals: number): Promise<void> {
  for (let n = 0; n < deals; n++) {
    await playDeal(app);
    const { deal } = app.table.party;
    app.table.next();
    await until(app, () => app.table.party.deal !== deal || app.table.phase === 'party-over');
  }
}

const counted = async (app: App) => {
  await app.ledger.read();
  return app.ledger;
};

describe('today’s Tagesblatt', () => {
  test('is the day’s cards under the chosen rules; left in the middle it waits, also past midnight', async () => {
    const app = await startApp();
    app.settings.rules = 'kop';
    await sitDown(app);
    await playOn(app, 2);
    expect(app.table.party).toMatchObject({ deal: 3, deals: 8, number: 'K-2026-12-01-3', rules: { id: 'kop' } });
    expect(new Set(app.table.hand.map(({ card }) => card))).toEqual(
      new Set(cardsUnder('daily.v1.kop.2026-12-01', 3).hands[0])
    );
    app.table.leave();
    const { day } = await counted(app);
    expect(day).toMatchObject({ state: 'running', deals: 2, rules: 'kop' });

    await sitDown(app);
    expect(app.table.party.deal).toBe(3);
    app.table.leave();

    on('2026-12-02');
    const next = await startApp();
    expect((await counted(next)).day).toMatchObject({ date: '2026-12-02', state: 'new', deals: 0 });
    next.home.goOn();
    await next.table.open();
    expect(next.table.party).toMatchObject({ deal: 3, day: { date: '2026-12-01', counts: true } });
    next.table.leave();
  });

  test('played to its end is compared deal by deal, kept, and counts for the streak; again is practice', async () => {
    const app = await startApp();
    await sitDown(app);
    await playOn(app, 8);
    await vi.waitFor(() => expect(app.table.party.day?.outcome).not.toBeNull(), 30_000);
    const { scores, strong, day } = app.table.party;
    expect(day?.outcome).toMatchObject({
      mine: scores.reduce((sum, deal) => sum + deal[0], 0),
      strong: strong.reduce<number>((sum, par) => sum + par!, 0)
    });
    await vi.waitFor(() => expect(app.table.party.day?.streak).toBe(1));
    expect(app.table.party.day?.text).toMatch(/^.* · .* · .*\n[+−\d].*\n[▲▬▼]{8} {3}.*1$/);

    const again = await startApp();
    const { day: status, balance, streak } = await counted(again);
    expect(status).toMatchObject({ state: 'done', mine: day?.outcome?.mine, strong: day?.outcome?.strong });
    expect([balance.games, balance.today.games, streak.current]).toEqual([8, 8, 1]);
    const results = await again.store.results();
    expect(results.map(({ par }) => par)).toEqual(strong);
    expect(results[0]?.accuracy).toBeGreaterThanOrEqual(0);

    await sitDown(again);
    expect(again.table.party).toMatchObject({ deal: 1, day: { counts: false } });
    await playOn(again, 1);
    const after = await counted(again);
    expect(after.day).toEqual(status);
    expect(after.balance.games).toBe(8);
    again.table.leave();
  });

  test('under other rules it is another one', async () => {
    const app = await startApp();
    await sitDown(app);
    app.table.leave();
    const { day } = await counted(app);
    expect(day.state).toBe('running');
    app.settings.rules = 'kop';
    expect(app.ledger.day).toMatchObject({ rules: 'kop', state: 'new' });
  });
});

describe('a day’s number', () => {
  test('of a day to come is refused', async () => {
    const app = await startApp();
    expect(await app.home.startNumber('B-2026-12-02')).toBe('future-day');
    expect(await app.home.startNumber('B-2026-12-02-3')).toBe('future-day');
    expect(await app.store.parties()).toEqual([]);
  });

  test('of today is the Tagesblatt itself; of a day gone by, or of one deal, practice', async () => {
    const app = await startApp();
    const modes = [];
    for (const number of ['K-2026-12-01', 'K-2026-12-01', 'K-2026-11-30', 'K-2026-12-01-3']) {
      expect(await app.home.startNumber(number)).toBeNull();
      modes.push((await app.store.parties()).map(({ mode }) => mode).sort());
    }
    expect(modes).toEqual([['daily'], ['daily'], ['daily', 'practice'], ['daily', 'practice', 'practice']]);
  });
});

test('a deal that a record brings to its end is kept too, as practice: it counts for nothing', async () => {
  const app = await startApp();
  const hands = [
    ['AH', 'TH', 'QC', 'QS'],
    ['QH', 'QD', 'JC', 'JS'],
    ['JH', 'JD', 'AD', 'TD'],
    ['AC', 'TC', 'AS', 'TS']
  ] as const;
  let state = evolve(PRESETS.baska, undefined, { t: 'dealt', dealer: 3, hands });
  for (let seat = turnOf(state); seat !== null; seat = turnOf(state)) {
    const [first] = legalActsOf(state);
    const decision = decide(state, seat, first!.t === 'call' ? { t: 'call', call: 'pass' } : first!);
    if (!decision.ok) throw new Error(decision.why);
    state = evolve(PRESETS.baska, state, decision.event);
  }
  expect(await app.home.startNumber(JSON.stringify(recordOf('x', state)))).toBeNull();
  expect(await app.store.deals()).toMatchObject([{ mode: 'practice', contract: 'cicha', dealNo: 1 }]);
  expect((await counted(app)).balance.games).toBe(0);
});
