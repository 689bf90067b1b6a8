/** The history through the app's state: what was played is found, told again, tested and played on; ten thousand are one page. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readRecord } from '../../src/lib/rules/full/record';
import { finishedFrom } from '../../src/lib/stats/finished';
import { playedParty } from '../unit/stats/played';
import { playDeal, startApp, until, type App } from './app';

vi.mock('../../src/lib/worker/client', async () => {
  const { localThinker } = await import('../../src/lib/worker/local');
  return { thinker: localThinker };
});
vi.mock('../../src/lib/worker/adviser', async () => {
  const { localAdviser, localThinker } = await import('../../src/lib/worker/local');
  return { adviser: localAdviser, rival: localThinker };
});

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function startWithHistory() {
  const app = await startApp();
  const { pastDeals } = await import('../../src/lib/state/history.svelte');
  return { app, pastDeals };
}

/** One deal played with easy opponents; it lies open in the history. */
async function openPlayed() {
  const { app, pastDeals } = await startWithHistory();
  app.settings.level = 'easy';
  await app.home.startNumber('B·7F3K-9Q2G·1');
  await app.table.open();
  await playDeal(app);
  const { scores } = app.table.settlement!;
  app.table.leave();
  await pastDeals.read();
  await pastDeals.show(pastDeals.list.items[0]!.id);
  return { app, pastDeals, replay: pastDeals.replay!, scores };
}

const stepTo = (replay: { ply: number; go(ply: number): void }, found: () => boolean): void => {
  for (let ply = 1; !found(); ply++) replay.go(ply);
};

describe('a played deal', () => {
  test('is listed and told again', async () => {
    const { pastDeals, replay, scores } = await openPlayed();
    expect(pastDeals.list.items).toMatchObject([{ rules: 'baska', mine: scores[0], mode: 'practice' }]);
    expect(pastDeals.status).toBe('ready');
    expect(replay.settlement.scores).toEqual(scores);
    expect(replay.number).toBe('B·7F3K-9Q2G·1');
    expect(readRecord(replay.record!)).toMatchObject({ ok: true, value: { id: replay.number } });
    replay.go(-1);
    expect(replay.ply).toBe(0);
    replay.go(99);
    expect(replay.ply).toBe(replay.plies);
    expect(replay.scene.seats.every(({ held }) => held.length === 0)).toBe(true);
  });

  test('stands the swap test, which is dropped by the next step', async () => {
    const { replay } = await openPlayed();
    await replay.testSwap();
    expect(replay.swap.result).toBeNull();
    stepTo(replay, () => replay.decider !== null);
    await replay.testSwap();
    expect(replay.swap.result).toEqual({ state: 'done', deals: 50, asked: 50, same: 50, asThen: true });
    replay.go(replay.ply + 1);
    expect(replay.swap.result).toBeNull();
  });

  test('is reviewed as at the table, and the result is kept', async () => {
    const { app, replay } = await openPlayed();
    expect(replay.review.deal).toBe(1);
    replay.askReview();
    await vi.waitFor(() => expect(replay.review.lines).toHaveLength(replay.review.decisions), 30_000);
    await vi.waitFor(async () => expect(await app.store.results()).toMatchObject([{ deal: 1 }]));
  });

  test('is played on from any moment, for practice, with the same cards and opponents', async () => {
    const { app, pastDeals, replay } = await openPlayed();
    stepTo(replay, () => replay.scene.seats[0].laid !== null);
    const { ply } = replay;
    const held = replay.scene.seats[0].held;
    await replay.playFromHere();
    await app.table.open();
    await until(app, () => app.table.myTurn);
    expect(app.table.ply).toBeGreaterThanOrEqual(ply);
    expect(app.table.party).toMatchObject({ deals: 1, level: 'easy', number: null });
    expect(new Set(app.table.hand.map(({ card }) => card))).toEqual(new Set(held));
    await playDeal(app);
    app.table.leave();
    await pastDeals.read();
    expect(pastDeals.list.items.map(({ mode }) => mode)).toEqual(['practice', 'practice']);
    await pastDeals.show(pastDeals.list.items[0]!.id);
    expect(pastDeals.replay).toMatchObject({ number: null });
  });
});

test('a deal that is not there is missing', async () => {
  const { pastDeals } = await startWithHistory();
  await pastDeals.show('nowhere.1');
  expect([pastDeals.status, pastDeals.replay]).toEqual(['missing', null]);
  await pastDeals.show(null);
  expect(pastDeals.status).toBe('none');
});

/** Parties under other names, which makes many out of few. */
async function fill(store: App['store'], parties: number): Promise<void> {
  const { header, entries } = playedParty('many', { rules: 'kop', level: 'easy' });
  const deals = finishedFrom(header, entries);
  for (let n = 0; n < parties; n++) {
    const id = `many-${n}`;
    const when = 1_790_000_000_000 + n * 1000;
    await store.keepDeals(
      deals.map((deal) => ({ ...deal, partyId: id, id: `${id}.${deal.dealNo}`, when: when + deal.dealNo }))
    );
  }
}

test('of ten thousand deals one page is shown, the newest first', async () => {
  const { app, pastDeals } = await startWithHistory();
  await fill(app.store, 1250);
  await pastDeals.read();
  expect(pastDeals.count).toBe(10_000);
  const { items, page, pages } = pastDeals.list;
  expect([items.length, page, pages]).toEqual([20, 1, 500]);
  expect(items[0]?.id).toBe('many-1249.8');
  pastDeals.asked = 500;
  expect(pastDeals.list.items.at(-1)?.id).toBe('many-0.1');
});
