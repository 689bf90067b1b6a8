import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../src/lib/storage/memory-storage';
import { legalActs } from '../../../src/lib/rules/public/view';
import { localThinker } from '../../../src/lib/worker/local';
import type { Thinker } from '../../../src/lib/worker/thinker';
import { sitDown, someParty } from './play-party';

describe('a party at the table', () => {
  test.each(['baska', 'kop'] as const)(
    '%s: eight deals, the dealer moves on, the scores add up to 0',
    async (rules) => {
      const sitting = (await sitDown(someParty({ rules })))!;
      const end = await sitting.reached((t) => t.closed);
      expect(end.dealNo).toBe(8);
      expect(end.scores).toHaveLength(8);
      expect(end.scores.flat().reduce((a, b) => a + b, 0)).toBe(0);
      const dealers = sitting.told.flatMap(({ entry }) => (entry.event.t === 'dealt' ? [entry.event.dealer] : []));
      expect(dealers).toEqual(dealers.map((_, i) => (dealers[0]! + i) % 4));
    }
  );

  test('the same number gives the same cards and the same bots', async () => {
    const play = async () => {
      const sitting = (await sitDown(someParty({ deals: 8 }, '3K7Q9M2P')))!;
      await sitting.reached((t) => t.closed);
      return sitting.told.map(({ entry }) => entry);
    };
    expect(await play()).toEqual(await play());
  });

  test('left and opened again after every entry, it goes on as if nothing had happened', async () => {
    const header = someParty({ deals: 8 }, 'ABCDEFGH');
    const whole = (await sitDown(header))!;
    await whole.reached((t) => t.closed);
    const expected = whole.told.map(({ entry }) => entry.event);

    const store = memoryStorage();
    for (let seq = 1; seq < expected.length; seq++) {
      const sitting = (await sitDown(header, { store }))!;
      await sitting.reached((t) => t.seq >= seq);
      sitting.host.close();
      await sitting.host.receive(0, { t: 'next', after: -1 }); // whatever was being written is written
    }
    const last = (await sitDown(header, { store }))!;
    await last.reached((t) => t.closed);
    expect(last.told.map(({ entry }) => entry.event)).toEqual(expected);
  });
});

describe('acts at the table', () => {
  test('what is shown was written down before', async () => {
    const store = memoryStorage();
    const header = someParty();
    const sitting = (await sitDown(header, { store }))!;
    const seen = await sitting.reached((t) => t.dealNo === 2);
    expect((await store.entries(header.id)).length).toBeGreaterThanOrEqual(seen.seq);
  });

  test('a double press counts once: the second act is stale', async () => {
    const header = someParty({}, 'ABCDEFGH');
    const sitting = (await sitDown(header, { autoplay: false }))!;
    const mine = await sitting.reached((t) => t.view.turn === 0);
    const [act] = legalActs(mine.view);
    sitting.guest.act(act!);
    sitting.guest.act(act!);
    await sitting.reached((t) => t.seq >= mine.seq + 2);
    const after = sitting.told.filter(({ table }) => table.seq > mine.seq).map(({ entry }) => entry.event);
    expect(after.map((event) => 'seat' in event && event.seat).slice(0, 2)).toEqual([0, 1]);
  });

  test('nobody acts for another seat or out of turn', async () => {
    const sitting = (await sitDown(someParty({}, 'ABCDEFGH'), { autoplay: false }))!;
    const mine = await sitting.reached((t) => t.view.turn === 0);
    await sitting.host.receive(2, { t: 'act', after: mine.seq, act: { t: 'call', call: 'pass' } });
    expect(sitting.guest.table!.seq).toBe(mine.seq);
  });

  test('another tab that went on first keeps the party; this one says so and writes nothing more', async () => {
    const store = memoryStorage();
    const header = someParty({}, 'ABCDEFGH');
    let conflicts = 0;
    const here = (await sitDown(header, { store, autoplay: false, onConflict: () => (conflicts += 1) }))!;
    const mine = await here.reached((t) => t.view.turn === 0);
    await store.append(header.id, mine.seq, { event: { t: 'called', seat: 0, call: 'pass' } });
    here.guest.act({ t: 'call', call: 'pass' });
    await here.host.receive(0, { t: 'next', after: -1 });
    expect(conflicts).toBe(1);
    expect(await store.entries(header.id)).toHaveLength(mine.seq + 1);
  });
});

describe('what seats are told', () => {
  test('the person hears why a computer announced or doubled, but not why it passed or played a card', async () => {
    const sitting = (await sitDown(someParty({ level: 'normal' })))!;
    await sitting.reached((t) => t.closed);
    for (const { entry } of sitting.told) {
      const { event, why } = entry;
      if (why === undefined) continue;
      expect(event.t).toBe('called');
      expect(event).not.toMatchObject({ call: 'pass' });
    }
  });

  test('a bot that failed is replaced by a legal act, and the table says so', async () => {
    const clumsy: Thinker = {
      act: async (view, level, seed) =>
        view.you === 2
          ? { act: legalActs(view)[0]!, why: { code: 'stand-in' }, stoodIn: true }
          : localThinker.act(view, level, seed)
    };
    const sitting = (await sitDown(someParty(), { thinker: clumsy }))!;
    await sitting.reached((t) => t.closed);
    const stoodIn = sitting.told.filter(({ entry }) => entry.stoodIn).map(({ entry }) => entry.event);
    expect(stoodIn.length).toBeGreaterThan(0);
    expect(stoodIn.every((e) => 'seat' in e && e.seat === 2)).toBe(true);
  });
});

describe('a stored party', () => {
  const damages: readonly [string, (log: unknown[]) => unknown[]][] = [
    ['an entry is missing', (log) => log.toSpliced(3, 1)],
    ['an entry is nonsense', (log) => log.toSpliced(2, 1, 'nonsense')],
    ['an entry is null', (log) => log.toSpliced(2, 1, null)],
    ['an event has no kind', (log) => log.toSpliced(2, 1, { event: {} })],
    ['a card was played twice', (log) => [...log, log.at(-1)]],
    [
      'the cards are not sixteen',
      (log) => log.toSpliced(0, 1, { event: { t: 'dealt', dealer: 0, hands: [[], [], [], []] } })
    ],
    ['it ends before its last deal', (log) => [...log, { event: { t: 'closed' } }]]
  ];
  test.each(damages)('damaged (%s) is refused', async (_, damage) => {
    const store = memoryStorage();
    const header = someParty();
    const sitting = (await sitDown(header, { store }))!;
    await sitting.reached((t) => t.dealNo === 1 && t.view.tricks.length >= 1);
    sitting.host.close();
    const log = await store.entries(header.id);
    const broken = memoryStorage();
    for (const [seq, entry] of damage([...log]).entries()) await broken.append(header.id, seq, entry);
    expect(await sitDown(header, { store: broken })).toBeNull();
  });
});
