/** Storage that lives as long as the page: for tests, and for when the device keeps nothing. */
import { newestFirst, PlaceTaken, type Storage } from './storage';
import type { PartyHeader } from './schema';

export function memoryStorage(): Storage {
  const parties = new Map<string, PartyHeader>();
  const logs = new Map<string, unknown[]>();
  const settings = new Map<string, unknown>();
  const logOf = (party: string): unknown[] => {
    const log = logs.get(party) ?? [];
    logs.set(party, log);
    return log;
  };
  return {
    parties: async () => [...parties.values()].sort(newestFirst),
    unreadable: async () => [],
    putParty: async (header) => void parties.set(header.id, header),
    entries: async (party) => [...logOf(party)],
    append: async (party, seq, entry) => {
      if (logOf(party).length !== seq) throw new PlaceTaken();
      logOf(party).push(entry);
    },
    setting: async (key) => settings.get(key),
    putSetting: async (key, value) => void settings.set(key, value)
  };
}
