/** Files out and in: everything as a backup, or the deals alone as records; what came of it is told. */
import type { BackupSaid, ImportFault } from '../i18n/backup-shape';
import { makeBackup, MAX_BACKUP_BYTES, readBackup } from '../storage/backup';
import { readRecordLines, recordLines } from '../storage/records';
import type { Contents } from '../storage/storage';
import { keptIn, recordsIn, withKept, withRecords } from './exchange';
import { download } from './download';
import { home } from './home.svelte';
import { finishedDeals } from './records';
import { reminder } from './reminder.svelte';
import { rivals } from './rivals.svelte';
import { settings } from './settings.svelte';
import { store } from './store';
import { today } from './today';

const refused = (why: ImportFault, line: number | null = null): BackupSaid => ({ t: 'refused', why, line });

class Keeper {
  busy = $state(false);
  said = $state.raw<BackupSaid | null>(null);

  /** Everything, in one file. */
  save(): Promise<void> {
    return this.#work(async () => {
      const deals = await finishedDeals(store);
      const { text, leftOut } = makeBackup(keptIn(await store.contents()), {
        created: Date.now(),
        app: __APP_VERSION__
      });
      download(`speedbock-${today()}.json`, text);
      await reminder.rest();
      return { t: 'saved', deals: deals.length, leftOut: leftOut.length };
    });
  }

  /** The finished deals as records, one a line. */
  saveRecords(): Promise<void> {
    return this.#work(async () => {
      const lines = recordLines(recordsIn({ deals: await finishedDeals(store) }));
      download(`speedbock-${today()}.jsonl`, lines);
      return { t: 'saved', deals: lines.split('\n').length - 1, leftOut: 0 };
    });
  }

  /** Puts what a file holds to what is here; whatever is wrong with it, then nothing is changed. */
  load(file: File): Promise<void> {
    return this.#work(async () => {
      if (file.size > MAX_BACKUP_BYTES) return refused('too-big');
      const text = await file.text().catch(() => null);
      if (text === null) return refused('unreadable');
      const read = readBackup(text);
      if (read.ok) return this.#take((now) => withKept(now, read.value.kept));
      return read.why === 'foreign' ? this.#loadRecords(text) : refused(read.why);
    });
  }

  #loadRecords(text: string): Promise<BackupSaid> | BackupSaid {
    const { records, faults } = readRecordLines(text);
    const [first] = faults;
    if (first === undefined && records.length > 0) return this.#take((now) => withRecords(now, records));
    if (first === undefined || (records.length === 0 && faults.every(({ why }) => why === 'no-record')))
      return refused('foreign');
    return refused('bad-record', first.line);
  }

  async #take(to: (now: Contents) => Contents): Promise<BackupSaid> {
    const added = { deals: 0, parties: 0 };
    await finishedDeals(store); // those of an older version are counted as what was here
    try {
      await store.change((now) => {
        const after = to(now);
        added.deals = after.deals.length - now.deals.length;
        added.parties = after.parties.length - now.parties.length;
        return after;
      });
    } catch {
      return refused('not-saved');
    }
    await reminder.pass(added.deals);
    await settings.reread();
    rivals.reread();
    await home.open();
    return { t: 'loaded', ...added };
  }

  async #work(does: () => Promise<BackupSaid>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.said = null;
    try {
      this.said = await does();
    } finally {
      this.busy = false;
    }
  }
}

export const keeper = new Keeper();
