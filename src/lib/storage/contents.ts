/** All that the database holds, read at one moment, and put in its place again: whole, or not at all. */
import type { IDBPTransaction, StoreNames } from 'idb';
import type { Handle } from './database';
import { isHeader } from './header';
import type { DealResult, SpeedbockDB } from './schema';
import type { Contents, KeptDeal } from './storage';

const STORES = ['parties', 'entries', 'deals', 'results', 'settings'] as const;
type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<SpeedbockDB, StoreNames<SpeedbockDB>[], Mode>;

const begin = <Mode extends 'readonly' | 'readwrite'>(h: Handle, mode: Mode): Transaction<Mode> =>
  h.transaction([...STORES], mode);

interface Found {
  readonly contents: Contents;
  /** Where parties are kept that cannot be read here: nothing may be written over them. */
  readonly unreadable: readonly string[];
}

async function read(t: Transaction<'readonly' | 'readwrite'>): Promise<Found> {
  const of = <Name extends (typeof STORES)[number]>(name: Name) =>
    [t.objectStore(name).getAllKeys(), t.objectStore(name).getAll()] as const;
  const [ids, headers, places, entries, deals, results, keys, values] = await Promise.all([
    ...of('parties'),
    ...of('entries'),
    t.objectStore('deals').getAll(),
    t.objectStore('results').getAll(),
    ...of('settings')
  ]);
  const logs = logsFrom(places, entries);
  return {
    contents: {
      parties: headers.filter(isHeader).map((header) => ({ header, entries: logs.get(header.id) ?? [] })),
      deals: deals as readonly KeptDeal[],
      results,
      settings: Object.fromEntries(keys.map((key, i) => [key, values[i]]))
    },
    unreadable: ids.filter((_, i) => !isHeader(headers[i]))
  };
}

/** In order of their places; null where one is missing. */
function logsFrom(
  places: readonly (readonly [string, number])[],
  entries: readonly unknown[]
): ReadonlyMap<string, readonly unknown[]> {
  const logs = new Map<string, unknown[]>();
  places.forEach(([party, seq], i) => {
    const log = logs.get(party) ?? [];
    log.push(seq === log.length ? entries[i] : null);
    logs.set(party, log);
  });
  return logs;
}

export async function readContents(h: Handle): Promise<Contents> {
  const t = begin(h, 'readonly');
  const [{ contents }] = await Promise.all([read(t), t.done]);
  return contents;
}

/** One transaction from the first read to the last write: whatever ends it early leaves all as it was. */
export async function changeContents(h: Handle, to: (now: Contents) => Contents): Promise<Contents> {
  const t = begin(h, 'readwrite');
  try {
    const { contents, unreadable } = await read(t);
    const after = to(contents);
    write(t, contents, withoutIds(after, new Set(unreadable)));
    await t.done;
    return after;
  } catch (e) {
    t.done.catch(() => undefined);
    if (t.error === null) t.abort();
    throw e;
  }
}

const withoutIds = (after: Contents, ids: ReadonlySet<string>): Contents => ({
  ...after,
  parties: after.parties.filter(({ header }) => !ids.has(header.id))
});

/** Only what is another value than before is written. */
function write(t: Transaction<'readwrite'>, before: Contents, after: Contents): void {
  const [parties, entries] = [t.objectStore('parties'), t.objectStore('entries')];
  const [deals, results] = [t.objectStore('deals'), t.objectStore('results')];
  const settings = t.objectStore('settings');
  const heads = changes(before.parties.map(headOf), after.parties.map(headOf));
  heads.gone.forEach(([id]) => quietly(parties.delete(id)));
  heads.put.forEach(([, header]) => quietly(parties.put(header)));
  const logs = changes(before.parties.map(logOf), after.parties.map(logOf));
  for (const [id] of [...logs.gone, ...logs.put]) quietly(entries.delete(IDBKeyRange.bound([id, 0], [id, Infinity])));
  for (const [id, log] of logs.put) log.forEach((entry, seq) => quietly(entries.put(entry, [id, seq])));
  const finished = changes(before.deals.map(dealOf), after.deals.map(dealOf));
  finished.gone.forEach(([, { partyId, dealNo }]) => quietly(deals.delete([partyId, dealNo])));
  finished.put.forEach(([, deal]) => quietly(deals.put(deal)));
  const found = changes(before.results.map(resultOf), after.results.map(resultOf));
  found.gone.forEach(([, { party, deal }]) => quietly(results.delete([party, deal])));
  found.put.forEach(([, result]) => quietly(results.put(result)));
  const set = changes(Object.entries(before.settings), Object.entries(after.settings));
  set.gone.forEach(([key]) => quietly(settings.delete(key)));
  set.put.forEach(([key, value]) => quietly(settings.put(value, key)));
}

/** A write that fails ends the transaction, which tells. */
const quietly = (write: Promise<unknown>): void => void write.catch(() => undefined);

const logOf = ({ header, entries }: Contents['parties'][number]) => [header.id, entries] as const;
const resultOf = (result: DealResult) => [`${result.party} ${result.deal}`, result] as const;
const headOf = ({ header }: Contents['parties'][number]) => [header.id, header] as const;
const dealOf = (deal: KeptDeal) => [`${deal.partyId} ${deal.dealNo}`, deal] as const;

type Keyed<T> = readonly (readonly [key: string, value: T])[];

function changes<T>(before: Keyed<T>, after: Keyed<T>): { readonly gone: Keyed<T>; readonly put: Keyed<T> } {
  const [old, young] = [new Map(before), new Map(after)];
  return {
    gone: before.filter(([key]) => !young.has(key)),
    put: after.filter(([key, value]) => old.get(key) !== value)
  };
}
