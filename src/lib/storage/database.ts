/** Opens the database once, again after the system has closed it, and never waits for it without end. */
import { openDB, type IDBPDatabase } from 'idb';
import { DB_NAME, DB_VERSION, type SpeedbockDB } from './schema';

export type Handle = IDBPDatabase<SpeedbockDB>;

/** An open that is blocked by another tab, or never answers, counts as failed. */
const OPEN_WITHIN_MS = 4000;

export class Database {
  readonly #patience: number;
  #handle: Promise<Handle> | undefined;

  /** @param patience milliseconds after which an open counts as failed */
  constructor(patience = OPEN_WITHIN_MS) {
    this.#patience = patience;
  }

  /** Runs `work`; a connection that was lost meanwhile is opened again once. */
  async run<T>(work: (db: Handle) => Promise<T>): Promise<T> {
    const db = await this.#open();
    try {
      return await work(db);
    } catch (e) {
      if (!(e instanceof DOMException) || e.name !== 'InvalidStateError') throw e;
      this.#handle = undefined;
      return work(await this.#open());
    }
  }

  #open(): Promise<Handle> {
    this.#handle ??= openWithin(this.#patience, () => {
      this.#handle = undefined;
    }).catch((e: unknown) => {
      this.#handle = undefined;
      throw e;
    });
    return this.#handle;
  }
}

async function openWithin(ms: number, onLost: () => void): Promise<Handle> {
  const opening = openDB<SpeedbockDB>(DB_NAME, DB_VERSION, {
    upgrade: (db, version) => UPGRADES.slice(version).forEach((upgrade) => upgrade(db)),
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close(); // a newer version in another tab must not wait for this one
      onLost();
    },
    terminated: onLost
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('the database does not answer', 'TimeoutError')), ms);
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** From each version to the next. */
const UPGRADES: readonly ((db: Handle) => void)[] = [
  (db) => {
    db.createObjectStore('parties', { keyPath: 'id' });
    db.createObjectStore('entries');
    db.createObjectStore('settings');
  },
  (db) => {
    db.createObjectStore('deals', { keyPath: ['partyId', 'dealNo'] });
    db.createObjectStore('results', { keyPath: ['party', 'deal'] });
  }
];
