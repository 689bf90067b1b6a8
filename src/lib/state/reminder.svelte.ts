/** What the browser promises about the person's data, and the reminder to keep a file where it promises nothing. */
import { DEVICE_SETTINGS } from './device-settings';
import { store } from './store';

const { askedToPersist, remindedAt } = DEVICE_SETTINGS;

/** So many finished deals without a file are worth a word, and the next word is not sooner. */
const DEALS_BETWEEN = 20;

/** Old browsers have no such question, and some refuse even the question. */
async function isPersisted(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
}

/** Once, when there is something to lose: some browsers ask the person. */
export async function askToPersist(): Promise<void> {
  if ((await store.setting(askedToPersist)) === true || (await isPersisted())) return;
  await store.putSetting(askedToPersist, true);
  try {
    await navigator.storage.persist();
  } catch {
    // the reminder stands in for it
  }
}

class Reminder {
  /** Deals finished since the last file or reminder; null: nothing to say. */
  due = $state.raw<number | null>(null);

  /** @param finished deals, in all */
  async look(finished: number): Promise<void> {
    const at = await store.setting(remindedAt);
    const since = finished - (typeof at === 'number' ? at : 0);
    this.due = since >= DEALS_BETWEEN && !(await isPersisted()) ? since : null;
  }

  /** So many more came out of a file: there is no need to save them. */
  async pass(deals: number): Promise<void> {
    const at = await store.setting(remindedAt);
    await store.putSetting(remindedAt, (typeof at === 'number' ? at : 0) + deals);
  }

  /** Not before so many more deals: there is a file now, or the person wants none. */
  async rest(): Promise<void> {
    this.due = null;
    await store.putSetting(remindedAt, (await store.deals()).length);
  }
}

export const reminder = new Reminder();
