/** Bad input and bad luck: a clear sentence each time, and everything else goes on. */
import { at, playDeal, tableMark, untilAsked } from './support/handles';
import { expect, test } from './support/test';

const WRONG_NUMBERS = ['B·7F3K-9Q2E', 'hello', 'Z·7F3K-9Q2G', 'B·7F3K-9Q2G·99', '{"id":"x"}', '{"broken', '<b>x</b>'];
for (const number of WRONG_NUMBERS) {
  test(`an unknown deal number (${number}) is answered with a sentence, and the start page works on`, async ({
    page
  }) => {
    await page.goto(`/?speed=0&deal=${encodeURIComponent(number)}`);
    await expect(page.getByRole('alert')).toBeVisible();
    expect((await page.getByRole('alert').textContent())?.trim().length).toBeGreaterThan(15);
    await at(page, 'start-free').click();
    await untilAsked(page);
  });
}

test('a damaged stored party is put aside with a sentence; nothing else is lost', async ({ page }) => {
  await page.goto('/?speed=0');
  await at(page, 'language').selectOption('de');
  await at(page, 'start-free').click();
  await playDeal(page);
  await page.goto('/?speed=0');
  await at(page, 'start-free').click();
  await untilAsked(page);
  await page.evaluate(async () => {
    const open = indexedDB.open('speedbock');
    const db = await new Promise<IDBDatabase>((done) => (open.onsuccess = () => done(open.result)));
    const parties = db.transaction('parties').objectStore('parties').getAll();
    const all = await new Promise<{ id: string; touched: number }[]>(
      (done) => (parties.onsuccess = () => done(parties.result))
    );
    const newest = all.toSorted((a, b) => b.touched - a.touched)[0]!;
    const write = db.transaction('entries', 'readwrite');
    write.objectStore('entries').put({ event: { t: 'played', seat: 9, card: 'XX' } }, [newest.id, 1]);
    await new Promise((done) => (write.oncomplete = done));
    db.close();
  });
  await page.reload();
  await expect(page.getByTestId('table-status')).toHaveAttribute('data-status', 'damaged');
  await page.getByTestId('table-status').getByRole('button').last().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await at(page, 'resume').click();
  expect((await untilAsked(page)).phase).toBe('settlement');
});

test('without a database the game is played in memory, with a notice', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no storage here', 'SecurityError');
    };
  });
  await page.goto('/?speed=0');
  await expect(at(page, 'storage-warning')).toBeVisible();
  await at(page, 'start-free').click();
  await playDeal(page);
  await expect(at(page, 'storage-warning')).toBeVisible();
});

test('a disk that is full in the middle of a party: a notice, and the party goes on', async ({ page }) => {
  await page.goto('/?speed=0');
  await at(page, 'start-free').click();
  await untilAsked(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await playDeal(page);
  await expect(at(page, 'storage-warning')).toBeVisible();
  await at(page, 'continue').click();
  await playDeal(page);
});

test('a second tab with the same party: one goes on, the other says so and never overwrites', async ({
  page,
  context
}) => {
  await page.goto('/?speed=0');
  await at(page, 'start-free').click();
  const mark = await untilAsked(page);
  const other = await context.newPage();
  await other.goto('/?speed=0');
  await at(other, 'resume').click();
  await untilAsked(other);
  await playDeal(other);
  const done = await tableMark(other);
  expect(await tableMark(page)).toEqual(mark);
  if (mark.phase === 'auction') await page.keyboard.press('p');
  else for (const key of '1234') await page.keyboard.press(key);
  await expect(page.getByTestId('table-status')).toHaveAttribute('data-status', 'elsewhere');
  await other.reload();
  await untilAsked(other);
  expect(await tableMark(other)).toEqual(done);
});

test('a worker that cannot start: the computers still play, with plain legal acts', async ({ page, faults }) => {
  faults.expect(/bot\.worker|Failed to load|ERR_/);
  await page.route(/worker/, (route) => route.abort());
  await page.goto('/?speed=0');
  await at(page, 'start-free').click();
  await playDeal(page);
});
