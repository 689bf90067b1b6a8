/** Storage that lives as long as the page: for tests, and for when the device keeps nothing. */
import { newestFirst, PlaceTaken, type Contents, type KeptDeal, type Storage } from './storage';
import type { DealResult, PartyHeader } from './schema';

export function memoryStorage(): Storage {
  const parties = new Map<string, PartyHeader>();
  const logs = new Map<string, unknown[]>();
  const deals = new Map<string, KeptDeal>();
  const results = new Map<string, DealResult>();
  const settings = new Map<string, unknown>();
  const logOf = (party: string): unknown[] => {
    const log = logs.get(party) ?? [];
    logs.set(party, log);
    return log;
  };
  const contents = (): Contents => ({
    parties: [...parties.values()].map((header) => ({ header, entries: [...logOf(header.id)] })),
    deals: [...deals.values()],
    results: [...results.values()],
    settings: Object.fromEntries(settings)
  });
  const replace = (after: Contents): void => {
    for (const map of [parties, logs, deals, results, settings]) map.clear();
    for (const { header, entries } of after.parties) {
      parties.set(header.id, header);
      logs.set(header.id, [...entries]);
    }
    for (const deal of after.deals) deals.set(placeOf(deal.partyId, deal.dealNo), deal);
    for (const result of after.results) results.set(placeOf(result.party, result.deal), result);
    for (const [key, value] of Object.entries(after.settings)) settings.set(key, value);
  };
  return {
    parties: async () => [...parties.values()].sort(newestFirst),
    unreadable: async () => [],
    putParty: async (header) => void parties.set(header.id, header),
    entries: async (party) => [...logOf(party)],
    append: async (party, seq, entry, finished) => {
      if (logOf(party).length !== seq) throw new PlaceTaken();
      logOf(party).push(entry);
      if (finished !== undefined) deals.set(placeOf(finished.partyId, finished.dealNo), finished);
    },
    deals: async () => [...deals.values()],
    keepDeals: async (more) => {
      for (const deal of more) {
        const place = placeOf(deal.partyId, deal.dealNo);
        if (!deals.has(place)) deals.set(place, deal);
      }
    },
    results: async () => [...results.values()],
    keepResult: async (result) => {
      const place = placeOf(result.party, result.deal);
      results.set(place, { ...result, ...results.get(place) });
    },
    setting: async (key) => settings.get(key),
    putSetting: async (key, value) => void settings.set(key, value),
    contents: async () => contents(),
    change: async (to) => replace(to(contents()))
  };
}

const placeOf = (party: string, deal: number): string => `${party} ${deal}`;
