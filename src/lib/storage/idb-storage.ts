/** Storage in IndexedDB. Every promise settles after the transaction is complete: what it promised is on the disk. */
import { isHeader } from './header';
import { Database } from './database';
import { newestFirst, PlaceTaken, type Storage } from './storage';

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
    append: (party, seq, entry) =>
      db.run(async (h) => {
        const before = seq === 0 || (await h.getKey('entries', [party, seq - 1])) !== undefined;
        if (!before) throw new DOMException('the log was cleared away', 'NotFoundError');
        try {
          await h.add('entries', entry, [party, seq]);
        } catch (e) {
          if (e instanceof DOMException && e.name === 'ConstraintError') throw new PlaceTaken();
          throw e;
        }
      }),
    setting: (key) => db.run((h) => h.get('settings', key)),
    putSetting: (key, value) => db.run(async (h) => void (await h.put('settings', value, key)))
  };
}
