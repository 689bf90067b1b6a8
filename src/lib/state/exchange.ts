/** Between what the device keeps and what a file holds: pure functions of both. */
import { dealOf, replayRecord, type DealRecord } from '../rules/full/record';
import { isPresetId } from '../rules/public/rulesets';
import { finishedFrom, type FinishedDeal } from '../stats/finished';
import { keptDeals } from '../stats/kept';
import type { Kept, StoredParty, Times } from '../storage/backup';
import { groupedBy } from '../storage/grouped';
import { rulesIn } from '../storage/header';
import { canonical } from '../storage/json';
import { merge } from '../storage/merge';
import { sha256 } from '../storage/sha256';
import type { Contents, KeptDeal } from '../storage/storage';
import type { PartyHeader } from '../storage/schema';
import { emptyTable, replayTable, type Entry } from '../table/table-state';
import { portable } from './device-settings';

/** As a backup wants it; logs are not checked yet. */
export function keptIn({ parties, deals, results, settings }: Contents): Kept {
  const finished = groupedBy(keptDeals(deals, []), ({ partyId }) => partyId);
  return {
    parties: parties.map(({ header, entries }) => {
      const times = timesOf(finished.get(header.id) ?? []);
      return { header, entries: entries as readonly Entry[], ...(times.length > 0 && { times }) };
    }),
    results,
    settings: portable(settings)
  };
}

function timesOf(deals: readonly FinishedDeal[]): Times {
  const known = new Map(deals.map(({ dealNo, when }) => [dealNo, when]));
  return Array.from({ length: Math.max(0, ...known.keys()) }, (_, i) => known.get(i + 1) ?? null);
}

/** What is kept once a file's contents have been put to it: nothing twice, nothing lost. */
export function withKept(now: Contents, incoming: Kept): Contents {
  const merged = merge(keptIn(now), { ...incoming, settings: portable(incoming.settings) });
  const before = new Map(now.parties.map((party) => [party.header.id, party]));
  const stored = groupedBy(now.deals, ({ partyId }) => partyId);
  const deals: KeptDeal[] = now.deals.filter(({ partyId }) => !before.has(partyId));
  const parties = merged.parties.map((party) => {
    const known = before.get(party.header.id);
    const isAsBefore = known !== undefined && canonical(known.entries) === canonical(party.entries);
    deals.push(...(isAsBefore ? (stored.get(party.header.id) ?? []) : finishedIn(party)));
    return { header: party.header, entries: isAsBefore ? known.entries : party.entries };
  });
  return { parties, deals, results: merged.results, settings: { ...merged.settings, ...now.settings } };
}

/** Of a log that cannot have happened, none. */
function finishedIn({ header, entries, times }: StoredParty): readonly FinishedDeal[] {
  const rules = rulesIn(header);
  if (rules === null || replayTable(emptyTable(rules, header.deals), entries) === null) return [];
  return finishedFrom(header, entries).map((deal) => ({ ...deal, when: times?.[deal.dealNo - 1] ?? deal.when }));
}

const keyOf = (record: DealRecord): string => canonical({ ...record, id: null });

/** Whole deals that are not known yet come in as practice: nobody knows who played them. */
export function withRecords(now: Contents, records: readonly DealRecord[]): Contents {
  const known = new Set(recordsIn(now).map(keyOf));
  const parties = records.filter((record) => !known.has(keyOf(record))).flatMap((record) => partyOf(record) ?? []);
  const fresh = parties.filter(({ header }) => !now.parties.some((party) => party.header.id === header.id));
  return { ...now, parties: [...now.parties, ...fresh], deals: [...now.deals, ...fresh.flatMap(finishedIn)] };
}

export const recordsIn = ({ deals }: Pick<Contents, 'deals'>): readonly DealRecord[] =>
  keptDeals(deals, []).map(({ record }) => record);

/** A party of the one deal; null while that is not over. The same deal is the same party on every device. */
function partyOf(record: DealRecord): StoredParty | null {
  const start = dealOf(record);
  if (!start.ok || !isPresetId(record.rules)) return null;
  const { events } = replayRecord(start.value, record);
  const code = sha256(keyOf(record)).slice(0, 16);
  const header: PartyHeader = {
    id: `record-${code}`,
    format: 1,
    rules: record.rules,
    code,
    first: 1,
    deals: 1,
    level: 'normal',
    given: { dealer: record.dealer, hands: record.hands },
    mode: 'practice',
    state: 'over',
    touched: 0
  };
  const entries: readonly Entry[] = events.map((event) => ({ event }));
  const party = { header, entries: [...entries, { event: { t: 'closed' } as const }] };
  return finishedIn(party).length === 1 ? party : null;
}
