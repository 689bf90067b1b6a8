/** Files through the app's state: read in while the app runs, refused with nothing changed; and the reminder to make one. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { finishedFrom } from '../../src/lib/stats/finished';
import { MAX_BACKUP_BYTES, makeBackup } from '../../src/lib/storage/backup';
import { playedParty } from '../unit/stats/played';
import { startApp, type App } from './app';

const saved: { readonly name: string; readonly text: string }[] = [];
vi.mock('../../src/lib/state/download', () => ({
  download: (name: string, text: string) => void saved.push({ name, text })
}));
vi.mock('../../src/lib/worker/client', () => ({ thinker: {} }));
vi.mock('../../src/lib/worker/adviser', () => ({ adviser: {}, rival: {} }));

vi.setConfig({ testTimeout: 30_000 }); // the whole app is started anew

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  saved.length = 0;
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
});

async function start() {
  const app = await startApp();
  const [{ keeper }, { reminder, askToPersist }] = await Promise.all([
    import('../../src/lib/state/keeper.svelte'),
    import('../../src/lib/state/reminder.svelte')
  ]);
  return { ...app, keeper, reminder, askToPersist };
}

async function keep(app: App, ...seeds: readonly string[]): Promise<void> {
  for (const seed of seeds) {
    const { header, entries } = playedParty(seed);
    await app.store.putParty(header);
    for (const [seq, entry] of entries.entries()) await app.store.append(header.id, seq, entry);
    await app.store.keepDeals(finishedFrom(header, entries));
  }
}

const fileOf = (text: string): File => new File([text], 'backup.json');
const fileWith = (...seeds: readonly string[]): string =>
  makeBackup(
    { parties: seeds.map((seed) => playedParty(seed)), results: [], settings: { choices: { language: 'de' } } },
    { created: 1, app: 'x' }
  ).text;

describe('a file', () => {
  test('out of one device and into another brings everything, once', async () => {
    const first = await start();
    await keep(first, 'a', 'b');
    await first.keeper.save();
    expect(first.keeper.said).toEqual({ t: 'saved', deals: 16, leftOut: 0 });
    expect(saved[0]?.name).toMatch(/^speedbock-\d{4}-\d\d-\d\d\.json$/);

    globalThis.indexedDB = new IDBFactory();
    const second = await start();
    await second.keeper.load(fileOf(saved[0]!.text));
    expect(second.keeper.said).toEqual({ t: 'loaded', deals: 16, parties: 2 });
    await second.ledger.read();
    expect(second.ledger.finished).toBe(16);
    await second.keeper.load(fileOf(saved[0]!.text));
    expect(second.keeper.said).toEqual({ t: 'loaded', deals: 0, parties: 0 });
    expect(await (await start()).store.deals()).toHaveLength(16);
  });

  test('with choices sets them where none were made', async () => {
    const app = await start();
    await app.keeper.load(fileOf(fileWith('a')));
    expect(app.settings.language).toBe('de');
  });

  test('of records goes out and comes in', async () => {
    const first = await start();
    await keep(first, 'c');
    await first.keeper.saveRecords();
    globalThis.indexedDB = new IDBFactory();
    const second = await start();
    await second.keeper.load(fileOf(saved[0]!.text));
    const { said } = first.keeper;
    expect(second.keeper.said).toMatchObject({ t: 'loaded', deals: said?.t === 'saved' ? said.deals : NaN });
  });

  test('that is refused changes nothing', async () => {
    const app = await start();
    await keep(app, 'a');
    const before = await app.store.contents();
    const good = fileWith('b');
    const record = '{"id":"x","rules":"baska","dealer":3,"hands":[],"calls":[],"plays":[]}';
    const files: readonly (readonly [string, string])[] = [
      ['too-big', ' '.repeat(MAX_BACKUP_BYTES + 1)],
      ['foreign', 'Dear diary'],
      ['foreign', ''],
      ['truncated', good.slice(0, -9)],
      ['newer', good.replace('"version":1', '"version":9')],
      ['changed', good.replace('"closed"', '"close"')],
      ['bad-record', record]
    ];
    for (const [why, text] of files) {
      await app.keeper.load(fileOf(text));
      expect(app.keeper.said).toMatchObject({ t: 'refused', why });
    }
    const after = await app.store.contents();
    expect(after.parties).toEqual(before.parties);
    expect(after.settings['choices']).toEqual(before.settings['choices']);
  });

  test('that the device cannot keep is told of, and changes nothing', async () => {
    const app = await start();
    await keep(app, 'a');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await app.keeper.load(fileOf(fileWith('b', 'c')));
    put.mockRestore();
    expect(app.keeper.said).toMatchObject({ t: 'refused', why: 'not-saved' });
    expect(await app.store.parties()).toHaveLength(1);
  });
});

describe('where the browser promises nothing', () => {
  const storage = (persisted: boolean) => {
    const persist = vi.fn().mockResolvedValue(false);
    Object.defineProperty(navigator, 'storage', {
      value: { persisted: () => Promise.resolve(persisted), persist },
      configurable: true
    });
    return persist;
  };

  test('twenty finished deals are worth a word, and then twenty more', async () => {
    storage(false);
    const app = await start();
    await app.reminder.look(19);
    expect(app.reminder.due).toBeNull();
    await keep(app, 'a', 'b', 'c');
    await app.ledger.read();
    await app.home.open();
    await vi.waitFor(() => expect(app.reminder.due).toBe(24));
    await app.reminder.rest();
    expect(app.reminder.due).toBeNull();
    await app.reminder.look(43);
    expect(app.reminder.due).toBeNull();
    await app.reminder.look(44);
    expect(app.reminder.due).toBe(20);
    await app.keeper.save();
    expect(app.reminder.due).toBeNull();
  });

  test('it is asked once to promise', async () => {
    const persist = storage(false);
    const app = await start();
    await app.askToPersist();
    await app.askToPersist();
    expect(persist).toHaveBeenCalledOnce();
  });

  test('and where it has promised there is nothing to say', async () => {
    const persist = storage(true);
    const app = await start();
    await app.askToPersist();
    await app.reminder.look(500);
    expect(app.reminder.due).toBeNull();
    expect(persist).not.toHaveBeenCalled();
  });
});
