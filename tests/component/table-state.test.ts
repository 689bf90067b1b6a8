/** The state behind the table's screen, with a real database (in memory) and the bots thinking in the page. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Card } from '../../src/lib/rules/public/cards';
import { asked, playDeal, startApp, until } from './app';

vi.mock('../../src/lib/worker/client', async () => {
  const { localThinker } = await import('../../src/lib/worker/local');
  return { thinker: localThinker };
});
vi.mock('../../src/lib/worker/adviser', async () => {
  const { localAdviser } = await import('../../src/lib/worker/local');
  return { adviser: localAdviser, rival: { act: () => new Promise(() => undefined) } };
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const record = (hands: readonly string[], rest: object = {}): string =>
  JSON.stringify({
    id: 'x',
    rules: 'baska',
    dealer: 3,
    hands: hands.map((h) => h.split(' ')),
    calls: [],
    plays: [],
    ...rest
  });

describe('a party through the screen’s state', () => {
  test('eight deals; the totals add up; the result stays after a new start', async () => {
    const app = await startApp();
    app.settings.level = 'easy';
    await app.home.start();
    await app.table.open();
    for (let deal = 1; deal <= 8; deal++) {
      await playDeal(app);
      expect(app.table.party.deal).toBe(deal);
      expect(app.table.settlement!.scores.reduce((a, b) => a + b, 0)).toBe(0);
      app.table.next();
      await until(app, () => app.table.party.deal !== deal || app.table.phase === 'party-over');
    }
    const { totals, places, leaderboard } = app.table.party;
    expect(totals.reduce((a, b) => a + b, 0)).toBe(0);
    expect(Math.min(...places)).toBe(1);
    expect(leaderboard!.total).toBe(leaderboard!.plus + leaderboard!.bonus);

    const again = await startApp();
    await again.table.open();
    expect(again.table.phase).toBe('party-over');
    expect(again.table.party.totals).toEqual(totals);
    expect(again.home.resume).toBeNull();
  }, 30_000);

  test('killed at any ply, the next start shows the same', async () => {
    let app = await startApp();
    await app.home.start();
    for (let ply = 0; ply < 12; ply++) {
      await app.table.open();
      await asked(app);
      const seen = { ply: app.table.ply, hand: app.table.hand, trick: app.table.trick, log: app.table.log };
      app.table.leave();
      app = await startApp();
      expect(app.home.resume).toMatchObject({ deal: 1, deals: 8, score: 0 });
      await app.table.open();
      await asked(app);
      expect({ ply: app.table.ply, hand: app.table.hand, trick: app.table.trick, log: app.table.log }).toEqual(seen);
      if (app.table.phase === 'settlement') break;
      if (app.table.phase === 'auction') app.table.call('pass');
      else app.table.play(app.table.hand.find((c) => c.why === null)!.card);
    }
  });
});

describe('what the screen shows', () => {
  test('a card that must not be played says why, and nothing happens', async () => {
    const app = await startApp();
    const hands = ['TC QH JC TD', 'AC TS JS AS', 'QC QS JD AD', 'AH TH QD JH'];
    const calls = ['pass', 'pass', 'pass', 'pass'];
    expect(await app.home.startNumber(record(hands, { dealer: 0, calls, plays: ['AC', 'QC', 'AH'] }))).toBeNull();
    await app.table.open();
    await asked(app);
    expect(app.table.hand.map(({ card, why }) => [card, why])).toEqual([
      ['QH', 'must-follow'],
      ['JC', 'must-follow'],
      ['TD', 'must-follow'],
      ['TC', null]
    ]);
    app.table.play('QH');
    expect(app.table.message).toEqual({
      t: 'card-refused',
      why: 'must-follow',
      card: 'QH',
      holder: 'AH',
      legal: ['TC']
    });
    expect(app.table.ply).toBe(7);
  });

  test('badges: an A when a black queen falls, the others J when both are known, P for the partner', async () => {
    const app = await startApp();
    const hands = ['QC AH JC AC', 'QS JS AS TD', 'JD AD TC TS', 'QH QD JH TH'];
    await app.home.startNumber(record(hands, { calls: ['pass', 'pass', 'pass', 'pass'] }));
    await app.table.open();
    await asked(app);
    const badges = () => app.table.seats.map((s) => s.badges);
    expect(badges()).toEqual([['old'], [], [], ['dealer']]);
    app.table.play('QC' as Card);
    await until(app, () => app.table.tricks.length >= 1 && (app.table.myTurn || app.table.phase === 'settlement'));
    const seen = app.table.tricks.flatMap((t) => t.cards).some(({ card }) => card === 'QS');
    if (seen) expect(badges()).toEqual([['old'], ['old', 'partner'], ['young'], ['dealer', 'young']]);
  });

  test('the ladder follows the trumps: mine, out, gone', async () => {
    const app = await startApp();
    await app.home.startNumber(
      record(['QC AH JC AC', 'QS JS AS TD', 'JD AD TC TS', 'QH QD JH TH'], { calls: ['pass', 'pass', 'pass', 'pass'] })
    );
    await app.table.open();
    await asked(app);
    const stateOf = (card: string) => app.table.ladder.find((c) => c.card === card)?.state;
    expect([stateOf('AH'), stateOf('TH'), stateOf('AC')]).toEqual(['mine', 'out', undefined]);
    app.table.play('AH');
    await until(app, () => app.table.ply > 4);
    expect(stateOf('AH')).toBe('gone');
  });

  test('the record to copy shows no hand but one’s own before the deal is over, and all of them afterwards', async () => {
    const app = await startApp();
    await app.home.startNumber('B·7F3K-9Q2G·2');
    await app.table.open();
    await asked(app);
    const before = JSON.parse(app.table.record()) as { hands: string[][] };
    expect(before.hands.map((h) => h.length)).toEqual([4, 0, 0, 0]);
    await playDeal(app);
    const after = JSON.parse(app.table.record()) as { hands: string[][] };
    expect(new Set(after.hands.flat()).size).toBe(16);
  });
});

describe('starting', () => {
  test('a number gives its cards again, in any spelling', async () => {
    const app = await startApp();
    const cards = [];
    for (const text of ['B·7F3K-9Q2G·2', 'b 7f3k 9q2g 2']) {
      expect(await app.home.startNumber(text)).toBeNull();
      await app.table.open();
      await asked(app);
      cards.push(app.table.hand.map((c) => c.card));
      expect(app.table.party.deals).toBe(1);
    }
    expect(cards[0]).toEqual(cards[1]);
  });

  test.each([
    ['', 'empty'],
    ['hello', 'bad-form'],
    ['B·7F3K-9Q2H', 'bad-check'],
    ['Z·7F3K-9Q2G', 'unknown-rules'],
    ['B·7F3K-9Q2G·99', 'bad-deal'],
    ['{"id":', 'bad-record'],
    [record(['AH AH JC AC', 'QS JS AS TD', 'JD AD TC TS', 'QH QD JH TH']), 'bad-record']
  ])('%s is refused: %s', async (text, fault) => {
    const app = await startApp();
    expect(await app.home.startNumber(text)).toBe(fault);
    await app.home.open();
    expect(app.home.resume).toBeNull();
  });

  test('an older party is offered when the newer one is damaged, and the damage is told', async () => {
    const app = await startApp();
    await app.home.start();
    await app.table.open();
    await asked(app);
    app.table.leave();
    const good = app.table.party.number;
    const { store } = await import('../../src/lib/state/store');
    const [older] = await store.parties();
    await store.putParty({ ...older!, touched: older!.touched - 1000 });
    await app.home.startNumber('B·7F3K-9Q2G');
    const [newest] = await store.parties();
    await store.append(newest!.id, 0, 'rubbish');

    const again = await startApp();
    expect(again.home.damaged).toBe(true);
    again.home.goOn();
    await again.table.open();
    expect(again.table.party.number).toBe(good);
  });

  test('something unreadable in the store is told of once', async () => {
    const app = await startApp();
    const { store } = await import('../../src/lib/state/store');
    await app.home.start();
    const [party] = await store.parties();
    await store.putParty({ ...party!, id: 'odd', level: 'superhuman' as never });
    expect((await startApp()).home.damaged).toBe(true);
    const again = await startApp();
    expect(again.home.damaged).toBe(false);
    expect(again.home.resume).toMatchObject({ party: party!.id });
  });

  test('cards that a record gave have no number', async () => {
    const app = await startApp();
    await app.home.startNumber(record(['QC AH JC AC', 'QS JS AS TD', 'JD AD TC TS', 'QH QD JH TH']));
    await app.table.open();
    await asked(app);
    expect(app.table.party.number).toBeNull();
  });

  test('choices are kept; nonsense in the store falls back to the defaults', async () => {
    const app = await startApp();
    app.settings.rules = 'kop';
    app.settings.level = 'strong';
    const { store } = await import('../../src/lib/state/store');
    await vi.waitFor(async () => expect(await store.setting('choices')).toMatchObject({ level: 'strong' }));
    const again = await startApp();
    expect([again.settings.rules, again.settings.level]).toEqual(['kop', 'strong']);
    await store.putSetting('choices', { rules: 'whist', level: 7, speed: 'fast' });
    const fallback = await startApp();
    expect([fallback.settings.rules, fallback.settings.level, fallback.settings.speed]).toEqual(['baska', 'normal', 1]);
  });
});
