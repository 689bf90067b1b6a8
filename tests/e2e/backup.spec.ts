/** Files out and in through the settings: a whole round, twice as once, broken ones refused, and a kill in the middle. */
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { actOnce, at, playDeal, untilAsked } from './support/handles';
import { expect, test, watch, type Faults } from './support/test';

const said = (page: Page) => at(page, 'backup-said');

async function openSettings(page: Page): Promise<void> {
  await page.goto('/?speed=0');
  await expect(at(page, 'balance')).toBeVisible();
  await at(page, 'settings').click();
}

async function readIn(page: Page, text: string | Buffer, name = 'backup.json'): Promise<void> {
  const buffer = typeof text === 'string' ? Buffer.from(text) : text;
  await at(page, 'import').setInputFiles({ name, mimeType: 'application/json', buffer });
  await expect(said(page)).toHaveText(/\S/);
}

async function fileFrom(page: Page, handle: 'export' | 'export-records'): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), at(page, handle).click()]);
  return readFile(await file.path(), 'utf8');
}

/** A party of which so many deals are over. */
async function play(page: Page, deals: number): Promise<void> {
  await page.goto('/?speed=0');
  await at(page, 'start-free').click();
  for (let n = 0; n < deals; n++) {
    await playDeal(page);
    if (n < deals - 1) await actOnce(page, await untilAsked(page));
  }
}

/** Everything in the database, as text. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('speedbock');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => fail(opening.error);
    });
    const names = [...db.objectStoreNames];
    const t = db.transaction(names);
    const all = names.map(
      (name) =>
        new Promise<unknown>((done) => {
          const asked = t.objectStore(name).getAll();
          asked.onsuccess = () => done(asked.result);
        })
    );
    const text = JSON.stringify(await Promise.all(all));
    db.close();
    return text;
  });

async function another(browser: Browser, origin: string, faults: Faults): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' });
  await watch(context, origin, faults);
  return context.newPage();
}

test('everything goes from one device to another, and twice is once', async ({ page, browser, site, faults }) => {
  test.setTimeout(120_000);
  await play(page, 2);
  await openSettings(page);
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([]);
  const file = await fileFrom(page, 'export');
  await expect(said(page)).toHaveAttribute('data-said', 'saved');
  const records = await fileFrom(page, 'export-records');
  expect(records.trim().split('\n')).toHaveLength(2);

  const before = await stored(page);
  await readIn(page, file);
  await expect(said(page)).toHaveAttribute('data-said', 'loaded');
  expect(await stored(page)).toBe(before);
  await readIn(page, records, 'deals.jsonl');
  expect(await stored(page)).toBe(before);

  const other = await another(browser, site.origin, faults);
  await openSettings(other);
  await readIn(other, file);
  await expect(said(other)).toHaveText(/2 deals and 1 party/);
  const once = await stored(other);
  await readIn(other, file);
  expect(await stored(other)).toBe(once);
  await other.goto('/?speed=0');
  await expect(at(other, 'balance')).toHaveAttribute('data-games', '2');
  await expect(at(other, 'resume')).toBeVisible();
  await other.context().close();

  const third = await another(browser, site.origin, faults);
  await openSettings(third);
  await readIn(third, records, 'deals.jsonl');
  await expect(said(third)).toHaveText(/2 deals/);
  await third.goto('/?speed=0');
  await expect(at(third, 'balance')).not.toHaveAttribute('data-games', '2'); // practice counts for nothing
  await third.context().close();
});

test('whatever is no whole backup is refused with its reason, and nothing is changed', async ({ page }) => {
  test.setTimeout(120_000);
  await play(page, 1);
  await openSettings(page);
  const file = await fileFrom(page, 'export');
  const card = /"log":\["\d\|(..)/.exec(file)?.[1] ?? 'no card';
  const swapped = file.replace(card, card === 'AC' ? 'TC' : 'AC');
  const broken: readonly (readonly [why: string, text: string | Buffer])[] = [
    ['foreign', ''],
    ['foreign', 'Dear diary'],
    ['foreign', '{"format":"chess"}'],
    ['foreign', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254])],
    ['truncated', file.slice(0, file.length / 2)],
    ['truncated', file.slice(0, -1)],
    ['truncated', file + file],
    ['newer', file.replace('"version":1', '"version":2')],
    ['changed', swapped],
    ['changed', file.replace(/"checksum":"../, '"checksum":"zz')],
    ['unsafe', file.replace('"reasons":[', '"__proto__":{"admin":true},"reasons":[')],
    ['bad-record', '{"id":"x","rules":"baska","dealer":3,"hands":[],"calls":[],"plays":[]}'],
    ['too-big', Buffer.alloc(20 * 1024 * 1024 + 1, 32)]
  ];
  const before = await stored(page);
  for (const [why, text] of broken) {
    await readIn(page, text);
    await expect(said(page)).toHaveAttribute('data-why', why);
    await expect(said(page)).toHaveText(/Nothing was changed\.$/);
    expect(await stored(page), why).toBe(before);
  }
});

test('a kill in the middle of reading in leaves all as it was', async ({ page, browser, site, faults }) => {
  test.setTimeout(120_000);
  await play(page, 1);
  await openSettings(page);
  const file = await fileFrom(page, 'export');

  const other = await another(browser, site.origin, faults);
  await openSettings(other);
  const before = await stored(other);
  // the fifth write holds the transaction open for ever, and says so
  await other.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    let writes = 0;
    const hold = (store: IDBObjectStore): void => {
      store.count().onsuccess = () => hold(store);
    };
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...what: Parameters<typeof put>) {
      if (++writes === 5) {
        hold(this);
        document.documentElement.dataset['midway'] = 'true';
      }
      return put.apply(this, what);
    };
  });
  await at(other, 'import').setInputFiles({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file)
  });
  await expect(other.locator('html[data-midway]')).toHaveCount(1);
  await other.close();

  const later = await other.context().newPage();
  await openSettings(later);
  expect(await stored(later)).toBe(before);
  await readIn(later, file);
  await expect(said(later)).toHaveAttribute('data-said', 'loaded');
  await later.goto('/?speed=0');
  await expect(at(later, 'balance')).toHaveAttribute('data-games', '1');
  await later.context().close();
});
