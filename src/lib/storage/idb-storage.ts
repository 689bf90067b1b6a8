/** Storage in IndexedDB. Every promise settles after the transaction is complete: what it promised is on the disk. */
import { changeContents, readContents } from './contents';
import { isHeader } from './header';
import { Database, type Handle } from './database';
import { newestFirst, PlaceTaken, type KeptDeal, type Storage } from './storage';

export function idbStorage(db = new Database()): Storage {
  const entriesOf = (party: string) => IDBKeyRange.bound([party, 0], [party, Infinity]);
  return {
    parties: () => db.run(async (h) => (await h.getAll('parties')).filter(isHeader).sort(newestFirst)),
    unreadable: () =>
      db.run(async (h) => {
        const [keys, values] = await Promise.all([h.getAllKeys('parties'), h.getAll('parties')]);
        return keys.filter((_, i) => !isHeader(values[i]));
      }),
    putParty: (header) => db.run(async (h) => void (await h.put('parties', header))),
    entries: (party) =>
      db.run(async (h) => {
        const range = entriesOf(party);
        const [keys, values] = await Promise.all([h.getAllKeys('entries', range), h.getAll('entries', range)]);
        return keys.map(([, seq], i) => (seq === i ? values[i] : null));
      }),
    append: (party, seq, entry, finished) =>
      db.run(async (h) => {
        const before = seq === 0 || (await h.getKey('entries', [party, seq - 1])) !== undefined;
        if (!before) throw new DOMException('the log was cleared away', 'NotFoundError');
        try {
          await addEntry(h, [party, seq], entry, finished);
        } catch (e) {
          if (e instanceof DOMException && e.name === 'ConstraintError') throw new PlaceTaken();
          throw e;
        }
      }),
    deals: () => db.run((h) => h.getAll('deals')),
    keepDeals: (deals) =>
      db.run(async (h) => {
        const t = h.transaction('deals', 'readwrite');
        for (const deal of deals)
          if ((await t.store.getKey([deal.partyId, deal.dealNo])) === undefined) await t.store.put(deal);
        await t.done;
      }),
    results: () => db.run((h) => h.getAll('results')),
    keepResult: (result) =>
      db.run(async (h) => {
        const t = h.transaction('results', 'readwrite');
        const known = await t.store.get([result.party, result.deal]);
        await Promise.all([t.store.put({ ...result, ...known }), t.done]);
      }),
    setting: (key) => db.run((h) => h.get('settings', key)),
    putSetting: (key, value) => db.run(async (h) => void (await h.put('settings', value, key))),
    contents: () => db.run(readContents),
    change: (to) => db.run(async (h) => void (await changeContents(h, to)))
  };
}

/** One transaction: a deal is finished in the log and among the finished ones, or in neither. */
async function addEntry(h: Handle, key: [string, number], entry: unknown, finished?: KeptDeal): Promise<void> {
  if (finished === undefined) return void (await h.add('entries', entry, key));
  const t = h.transaction(['entries', 'deals'], 'readwrite');
  try {
    await t.objectStore('deals').put(finished);
    await t.objectStore('entries').add(entry, key);
    await t.done;
  } catch (e) {
    t.done.catch(() => undefined);
    if (t.error === null) t.abort(); // what throws at once leaves the transaction open, and it would keep the other half
    throw e;
  }
}
