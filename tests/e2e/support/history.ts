/** A device on which much has been played: finished deals put straight into the store. */
import type { Page } from '@playwright/test';
import { LEVELS } from '../../../src/lib/ai/levels';
import { PRESET_IDS } from '../../../src/lib/rules/public/rulesets';
import { finishedFrom, type FinishedDeal } from '../../../src/lib/stats/finished';
import { DB_NAME } from '../../../src/lib/storage/schema';
import { playedParty } from '../../unit/stats/played';
import { offlineReady } from './shell';

const DEALS = 8;
const HOUR = 36e5;

export interface History {
  readonly deals: readonly FinishedDeal[];
  readonly results: readonly {
    readonly party: string;
    readonly deal: number;
    readonly par: number;
    readonly accuracy: number;
  }[];
}

/** Whole parties of eight, one an hour until `end`; every second deal was compared and reviewed. */
export function historyOf(parties: number, end: number): History {
  const deals = Array.from({ length: parties }, (_, i) => {
    const wish = {
      level: LEVELS[i % LEVELS.length]!,
      rules: PRESET_IDS[i % PRESET_IDS.length]!,
      mode: 'free'
    } as const;
    const { header, entries } = playedParty(`h${i}`, { ...wish, deals: DEALS, touched: end - (parties - i) * HOUR });
    return finishedFrom(header, entries);
  }).flat();
  const results = deals
    .filter(({ dealNo }) => dealNo % 2 === 0)
    .map(({ partyId, dealNo, scores }) => ({
      ...{ party: partyId, deal: dealNo, par: scores[0] - (dealNo - 4), accuracy: dealNo / DEALS }
    }));
  return { deals, results };
}

/** The page must have opened the app once, so that there is a store. */
export async function putHistory(page: Page, history: History): Promise<void> {
  await offlineReady(page);
  await page.evaluate(
    async ({ name, stored }) => {
      const db = await new Promise<IDBDatabase>((done, failed) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => done(asked.result);
        asked.onerror = () => failed(asked.error ?? new Error('no store'));
      });
      const t = db.transaction(['deals', 'results'], 'readwrite');
      for (const deal of stored.deals) t.objectStore('deals').put(deal);
      for (const result of stored.results) t.objectStore('results').put(result);
      await new Promise((done, failed) => {
        t.oncomplete = done;
        t.onabort = failed;
      });
      db.close();
    },
    { name: DB_NAME, stored: history }
  );
}
