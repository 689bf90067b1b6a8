/** All that is kept, taken out and put in again: whole or not at all. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { Database } from '../../../src/lib/storage/database';
import { idbStorage } from '../../../src/lib/storage/idb-storage';
import { memoryStorage } from '../../../src/lib/storage/memory-storage';
import { steadyStorage } from '../../../src/lib/storage/steady-storage';
import type { Contents, Storage } from '../../../src/lib/storage/storage';
import { someParty } from '../table/play-party';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const [mine, other] = [
  { ...someParty(), id: 'mine' },
  { ...someParty(), id: 'other' }
];
const deal = (partyId: string, dealNo: number) => ({ partyId, dealNo });

async function filled(store: Storage): Promise<Storage> {
  await store.putParty(mine);
  await store.append('mine', 0, 'a');
  await store.append('mine', 1, 'b', deal('mine', 1));
  await store.keepResult({ party: 'mine', deal: 1, par: 2 });
  await store.putSetting('choices', { language: 'de' });
  return store;
}
const FILLED: Contents = {
  parties: [{ header: mine, entries: ['a', 'b'] }],
  deals: [deal('mine', 1)],
  results: [{ party: 'mine', deal: 1, par: 2 }],
  settings: { choices: { language: 'de' } }
};
const OTHER: Contents = {
  parties: [{ header: other, entries: ['c', 'd', 'e'] }],
  deals: [deal('other', 1), deal('other', 2)],
  results: [{ party: 'other', deal: 2, par: 1 }],
  settings: { choices: { language: 'pl' } }
};

describe.each([
  ['database', () => idbStorage(new Database())],
  ['memory', memoryStorage],
  ['steady', () => steadyStorage(idbStorage(new Database()), () => undefined)]
])('%s', (_, open) => {
  test('what is kept is read at one moment', async () => {
    expect(await (await filled(open())).contents()).toEqual(FILLED);
  });

  test('other contents take its place, and what they lack is gone', async () => {
    const store = await filled(open());
    await store.change((now) => {
      expect(now).toEqual(FILLED);
      return OTHER;
    });
    expect(await store.contents()).toEqual(OTHER);
    expect([await store.entries('mine'), await store.entries('other')]).toEqual([[], ['c', 'd', 'e']]);
    await store.append('other', 3, 'f');
    expect(await store.entries('other')).toEqual(['c', 'd', 'e', 'f']);
  });

  test('a shorter log leaves nothing of the longer one', async () => {
    const store = await filled(open());
    await store.change((now) => ({ ...now, parties: [{ header: mine, entries: ['x'] }] }));
    expect(await store.entries('mine')).toEqual(['x']);
  });

  test('who cannot say what should be there changes nothing', async () => {
    const store = await filled(open());
    const failing = store.change(() => {
      throw new RangeError('no');
    });
    await expect(failing).rejects.toThrow(RangeError);
    expect(await store.contents()).toEqual(FILLED);
  });
});

describe('in the database', () => {
  test('a change that fails at its last write leaves all as it was', async () => {
    const store = await filled(idbStorage(new Database()));
    const odd = { ...OTHER, settings: { choices: () => 'not to be stored' } };
    await expect(store.change(() => odd)).rejects.toThrow();
    expect(await store.contents()).toEqual(FILLED);
    await store.append('mine', 2, 'c');
    expect(await store.entries('mine')).toEqual(['a', 'b', 'c']);
  });

  test('a party that cannot be read here is not written over', async () => {
    const db = new Database();
    const store = await filled(idbStorage(db));
    const newer = { ...other, format: 2 as never };
    await store.putParty(newer);
    await store.change(() => OTHER);
    expect(await db.run((h) => h.get('parties', 'other'))).toEqual(newer);
    expect(await store.entries('other')).toEqual([]);
  });

  test('a failing device tells whoever asked, and the app goes on with it', async () => {
    const troubles: string[] = [];
    const store = steadyStorage(await filled(idbStorage(new Database())), (t) => troubles.push(t));
    await expect(store.change(() => ({ ...OTHER, settings: { odd: () => 0 } }))).rejects.toThrow();
    expect(troubles).toEqual([]);
    expect(await store.contents()).toEqual(FILLED);
  });
});
