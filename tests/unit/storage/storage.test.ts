import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { Database } from '../../../src/lib/storage/database';
import { idbStorage } from '../../../src/lib/storage/idb-storage';
import { memoryStorage } from '../../../src/lib/storage/memory-storage';
import { PlaceTaken, type Storage } from '../../../src/lib/storage/storage';
import { steadyStorage, type StorageTrouble } from '../../../src/lib/storage/steady-storage';
import { someParty } from '../table/play-party';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe.each([
  ['database', () => idbStorage(new Database())],
  ['memory', memoryStorage]
])('%s', (_, open) => {
  test('keeps parties, newest first, each with its log in order', async () => {
    const store = open();
    const [old, young] = [
      { ...someParty(), touched: 1 },
      { ...someParty(), touched: 2 }
    ];
    await store.putParty(old);
    await store.putParty(young);
    for (let seq = 0; seq < 12; seq++) await store.append(old.id, seq, { seq });
    expect((await store.parties()).map((p) => p.id)).toEqual([young.id, old.id]);
    expect(await store.entries(old.id)).toEqual(Array.from({ length: 12 }, (__, seq) => ({ seq })));
    expect(await store.entries(young.id)).toEqual([]);
  });

  test('a place in a log is taken once only', async () => {
    const store = open();
    await store.append('p', 0, 'mine');
    await expect(store.append('p', 0, 'theirs')).rejects.toBeInstanceOf(PlaceTaken);
    expect(await store.entries('p')).toEqual(['mine']);
  });

  test('keeps a finished deal with the entry that ends it, and once only', async () => {
    const store = open();
    const deal = { partyId: 'p', dealNo: 1, scores: [2, 2, -2, -2] };
    await store.append('p', 0, 'end', deal);
    await expect(store.append('p', 0, 'other end', { ...deal, dealNo: 2 })).rejects.toBeInstanceOf(PlaceTaken);
    await store.keepDeals([
      { ...deal, scores: [0, 0, 0, 0] },
      { ...deal, partyId: 'q' }
    ] as never);
    expect(await store.deals()).toEqual([deal, { ...deal, partyId: 'q' }]);
  });

  test('what is known of a deal is added to and never changed', async () => {
    const store = open();
    await store.keepResult({ party: 'p', deal: 1, par: 4 });
    await store.keepResult({ party: 'p', deal: 1, par: -2, accuracy: 0.5 });
    await store.keepResult({ party: 'p', deal: 2, accuracy: 1 });
    expect(await store.results()).toEqual([
      { party: 'p', deal: 1, par: 4, accuracy: 0.5 },
      { party: 'p', deal: 2, accuracy: 1 }
    ]);
  });

  test('keeps settings', async () => {
    const store = open();
    await store.putSetting('choices', { language: 'de' });
    expect(await store.setting('choices')).toEqual({ language: 'de' });
    expect(await store.setting('nothing')).toBeUndefined();
  });
});

describe('what lies in the database survives', () => {
  test('a new start of the app', async () => {
    const header = someParty();
    await idbStorage(new Database()).putParty(header);
    expect(await idbStorage(new Database()).parties()).toEqual([header]);
  });

  test('the step from version 1: nothing is lost, and there is room for finished deals', async () => {
    const header = someParty();
    const old = await openDB('speedbock', 1, {
      upgrade(db) {
        db.createObjectStore('parties', { keyPath: 'id' });
        db.createObjectStore('entries');
        db.createObjectStore('settings');
      }
    });
    await old.put('parties', header);
    await old.put('entries', 'first', [header.id, 0]);
    await old.put('settings', { language: 'de' }, 'choices');
    old.close();

    const store = idbStorage(new Database());
    expect(await store.parties()).toEqual([header]);
    expect(await store.entries(header.id)).toEqual(['first']);
    expect(await store.setting('choices')).toEqual({ language: 'de' });
    expect([await store.deals(), await store.results()]).toEqual([[], []]);
    await store.append(header.id, 1, 'second', { partyId: header.id, dealNo: 1 });
    expect(await store.deals()).toHaveLength(1);
  });

  test('a disk that is full when a deal ends keeps neither the entry nor the deal', async () => {
    const db = new Database();
    const store = idbStorage(db);
    await store.append('p', 0, 'a');
    await expect(
      store.append('p', 1, 'end', { partyId: 'p', dealNo: 1, not: () => 'cloned' } as never)
    ).rejects.toThrow();
    expect(await store.entries('p')).toEqual(['a']);
    expect(await store.deals()).toEqual([]);
  });

  test('headers that make no sense are told apart, the others stay', async () => {
    const good = someParty();
    const store = idbStorage(new Database());
    const bad = { deals: 999, foreign: 'whist', given: {}, cards: { dealer: 0, hands: [[], [], [], []] } };
    await store.putParty({ ...good, id: 'deals', deals: bad.deals });
    await store.putParty({ ...good, id: 'rules', rules: bad.foreign as never });
    await store.putParty({ ...good, id: 'given', given: bad.given as never });
    await store.putParty({ ...good, id: 'given-cards', given: bad.cards as never });
    await store.putParty({ ...good, id: 'newer', format: 2 as never });
    await store.putParty({ ...good, id: 'mode', mode: 'cheat' as never });
    await store.putParty(good);
    expect(await store.parties()).toEqual([good]);
    expect(await store.unreadable()).toEqual(['deals', 'given', 'given-cards', 'mode', 'newer', 'rules']);
  });

  test('a log with a hole shows it', async () => {
    const db = new Database();
    const store = idbStorage(db);
    await store.append('p', 0, 'a');
    await db.run((h) => h.put('entries', 'b', ['p', 5]));
    expect(await store.entries('p')).toEqual(['a', null]);
  });
});

describe('when the device fails', () => {
  const failing = (device: Storage, from: (call: keyof Storage) => boolean): Storage =>
    new Proxy(device, {
      get: (target, call: keyof Storage) =>
        from(call) ? () => Promise.reject(new DOMException('no', 'QuotaExceededError')) : target[call]
    });

  test('at the start: plays on in memory and says so once', async () => {
    const troubles: StorageTrouble[] = [];
    const store = steadyStorage(
      failing(memoryStorage(), () => true),
      (t) => troubles.push(t)
    );
    expect(await store.parties()).toEqual([]);
    const header = someParty();
    await store.putParty(header);
    await store.append(header.id, 0, 'a');
    expect(await store.entries(header.id)).toEqual(['a']);
    expect(troubles).toEqual(['unavailable']);
  });

  test('in the middle of a party: the next entries follow the ones that were stored', async () => {
    const troubles: StorageTrouble[] = [];
    let full = false;
    const store = steadyStorage(
      failing(idbStorage(new Database()), (call) => full && call === 'append'),
      (t) => troubles.push(t)
    );
    const { id } = someParty();
    expect(await store.entries(id)).toEqual([]);
    await store.append(id, 0, 'a');
    full = true;
    await store.append(id, 1, 'b');
    await store.append(id, 2, 'c');
    expect(await store.entries(id)).toEqual(['a', 'b', 'c']);
    expect(troubles).toEqual(['write-failed']);
  });

  test('finished deals and what is known of them are there as before', async () => {
    const device = memoryStorage();
    const broken = { on: false };
    const store = steadyStorage(
      failing(device, () => broken.on),
      () => undefined
    );
    await store.append('p', 0, 'end', { partyId: 'p', dealNo: 1 });
    await store.keepResult({ party: 'p', deal: 1, par: 2 });
    broken.on = true;
    await store.append('p', 1, 'end', { partyId: 'p', dealNo: 2 });
    expect(await store.deals()).toEqual([1, 2].map((dealNo) => ({ partyId: 'p', dealNo })));
    expect(await store.results()).toEqual([{ party: 'p', deal: 1, par: 2 }]);
  });

  test('a log cleared away under a running party: it goes on in memory, whole, and says so', async () => {
    const troubles: StorageTrouble[] = [];
    const db = new Database();
    const store = steadyStorage(idbStorage(db), (t) => troubles.push(t));
    await store.entries('p');
    await store.append('p', 0, 'a');
    await db.run((h) => h.clear('entries'));
    await store.append('p', 1, 'b');
    expect(await store.entries('p')).toEqual(['a', 'b']);
    expect(troubles).toEqual(['write-failed']);
  });

  test('another tab in its place is no failure of the device', async () => {
    const troubles: StorageTrouble[] = [];
    const device = memoryStorage();
    const store = steadyStorage(device, (t) => troubles.push(t));
    await store.entries('p');
    await device.append('p', 0, 'theirs');
    await expect(store.append('p', 0, 'mine')).rejects.toBeInstanceOf(PlaceTaken);
    expect(troubles).toEqual([]);
  });

  test('a database that another tab has locked away counts as failed, not as for ever', async () => {
    globalThis.indexedDB = { open: () => new EventTarget() } as unknown as IDBFactory;
    const troubles: StorageTrouble[] = [];
    const store = steadyStorage(idbStorage(new Database(20)), (t) => troubles.push(t));
    expect(await store.parties()).toEqual([]);
    expect(troubles).toEqual(['unavailable']);
  });
});
