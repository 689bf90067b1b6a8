/** Finished deals as the screens count them, with what the review found; and the making of those that are in the logs only. */
import type { Accuracy } from '../ai/verdict';
import { finishedFrom, type FinishedDeal } from '../stats/finished';
import { keptDeals } from '../stats/kept';
import { rulesIn } from '../storage/header';
import type { DealResult, PartyHeader } from '../storage/schema';
import type { Storage } from '../storage/storage';
import { emptyTable, replayTable, type Entry } from '../table/table-state';
import { DEVICE_SETTINGS } from './device-settings';

/** All of them, each with what was found out about it. */
export async function finishedDeals(store: Storage): Promise<readonly FinishedDeal[]> {
  await makeUp(store);
  const [deals, results] = await Promise.all([store.deals(), store.results()]);
  return keptDeals(deals, results);
}

const { dealsMadeUp: MADE_UP } = DEVICE_SETTINGS;

/** Once: parties played before finished deals were kept. A kill in the middle only means that it is done again. */
async function makeUp(store: Storage): Promise<void> {
  if ((await store.setting(MADE_UP)) === true) return;
  for (const header of await store.parties()) await keepFinished(store, header);
  await store.putSetting(MADE_UP, true);
}

/** Keeps the finished deals of a stored log; of one that cannot have happened, none. */
export async function keepFinished(store: Storage, header: PartyHeader): Promise<void> {
  const rules = rulesIn(header);
  const entries = await store.entries(header.id);
  if (rules === null || replayTable(emptyTable(rules, header.deals), entries) === null) return;
  await store.keepDeals(finishedFrom(header, entries as readonly Entry[]));
}

/** From the review of a whole deal; one in which nothing was to decide says nothing. */
export async function keepAccuracy(
  store: Storage,
  place: Pick<DealResult, 'party' | 'deal'>,
  { good, decisions }: Pick<Accuracy, 'good' | 'decisions'>
): Promise<void> {
  if (decisions > 0) await store.keepResult({ ...place, accuracy: good / decisions });
}
