/** Storage that never fails the table: when the device does, it goes on in memory and says so once. */
import { memoryStorage } from './memory-storage';
import { PlaceTaken, type Contents, type Storage } from './storage';

/** `unavailable`: the database cannot be opened; `write-failed`: it was, but keeps nothing any more (a full disk). */
export type StorageTrouble = 'unavailable' | 'write-failed';

/**
 * Whatever is read or written is mirrored in memory, so that a party under way can go on from there.
 * @param onTrouble told once, when the device is given up
 */
export function steadyStorage(device: Storage, onTrouble: (trouble: StorageTrouble) => void): Storage {
  const memory = memoryStorage();
  let gaveUp = false;
  const giveUp = (trouble: StorageTrouble): void => {
    if (!gaveUp) onTrouble(trouble);
    gaveUp = true;
  };

  async function read<T>(fromDevice: () => Promise<T>, fromMemory: () => Promise<T>): Promise<T> {
    if (gaveUp) return fromMemory();
    try {
      return await fromDevice();
    } catch {
      giveUp('unavailable');
      return fromMemory();
    }
  }

  async function write(toDevice: () => Promise<void>, toMemory: () => Promise<void>): Promise<void> {
    if (!gaveUp) {
      try {
        await toDevice();
      } catch (e) {
        if (e instanceof PlaceTaken) throw e;
        giveUp('write-failed');
      }
    }
    await toMemory();
  }

  return {
    parties: () => read(device.parties, memory.parties),
    unreadable: () => read(device.unreadable, memory.unreadable),
    putParty: (header) =>
      write(
        () => device.putParty(header),
        () => memory.putParty(header)
      ),
    entries: (party) =>
      read(
        async () => {
          const log = await device.entries(party);
          const known = (await memory.entries(party)).length;
          for (const [seq, entry] of log.entries()) if (seq >= known) await memory.append(party, seq, entry);
          return log;
        },
        () => memory.entries(party)
      ),
    append: (party, seq, entry, finished) =>
      write(
        () => device.append(party, seq, entry, finished),
        () => memory.append(party, seq, entry, finished)
      ),
    deals: () => read(device.deals, memory.deals),
    keepDeals: (deals) =>
      write(
        () => device.keepDeals(deals),
        () => memory.keepDeals(deals)
      ),
    results: () => read(device.results, memory.results),
    keepResult: (result) =>
      write(
        () => device.keepResult(result),
        () => memory.keepResult(result)
      ),
    setting: (key) =>
      read(
        () => device.setting(key),
        () => memory.setting(key)
      ),
    putSetting: (key, value) =>
      write(
        () => device.putSetting(key, value),
        () => memory.putSetting(key, value)
      ),
    contents: () => read(device.contents, memory.contents),
    // whoever asked is told of a failure: with nothing changed there is nothing to go on with in memory
    async change(to) {
      if (gaveUp) return memory.change(to);
      let after: Contents | undefined;
      await device.change((now) => (after = to(now)));
      await memory.change((now) => after ?? now);
    }
  };
}
