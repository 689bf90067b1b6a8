/** The history through the screen: a played deal found again, gone through, tested, copied, reviewed and played on. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { dealOf, readRecord, replayRecord } from '../../src/lib/rules/full/record';
import { settlementOf } from '../../src/lib/rules/full/deal';
import { at, playDeal, tableMark, untilAsked } from './support/handles';
import { expect, test } from './support/test';

const NUMBER = 'B·7F3K-9Q2G·1';

const part = (page: Page, id: string): Locator => page.getByTestId(id);
const atPly = (page: Page, ply: number): Promise<void> =>
  expect(part(page, 'replay')).toHaveAttribute('data-ply', String(ply));
const clean = async (page: Page): Promise<void> =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

/** Plays one deal with easy opponents and opens it in the history; its scores. */
async function openPlayed(page: Page): Promise<readonly number[]> {
  await page.goto('/');
  await at(page, 'language').selectOption('en');
  await at(page, 'level-select').selectOption('easy');
  await page.goto(`/?speed=0&deal=${encodeURIComponent(NUMBER)}`);
  const { scores } = await playDeal(page);
  await page.goto('/history/?speed=0');
  await expect(part(page, 'past-deal')).toHaveCount(1);
  await clean(page);
  await part(page, 'past-deal').click();
  await expect(part(page, 'replay')).toBeVisible();
  return scores;
}

const pliesOf = async (page: Page): Promise<number> => Number(await part(page, 'replay').getAttribute('data-plies'));

test('a played deal is gone through by buttons and keys, with what the computers thought', async ({ page }) => {
  test.setTimeout(120_000);
  await openPlayed(page);
  await expect(part(page, 'replay-result')).toBeVisible();
  const plies = await pliesOf(page);
  await atPly(page, 0);
  await clean(page);
  await part(page, 'step-forward').click();
  await atPly(page, 1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await atPly(page, 2);
  await part(page, 'step-last').click();
  await atPly(page, plies);
  await page.keyboard.press('ArrowRight');
  await atPly(page, plies);
  await expect(part(page, 'replay-tricks').locator('li')).toHaveCount(4);
  await expect(part(page, 'play-from-here')).toBeDisabled();
  await clean(page);
  let reasons = 0;
  for (let ply = plies; ply > 0; ply--) {
    await atPly(page, ply);
    if (await part(page, 'swap').isVisible()) reasons += await part(page, 'reason').count();
    await part(page, 'step-back').click();
  }
  expect(reasons).toBeGreaterThan(8);
  await page.goBack();
  await expect(part(page, 'past-deal')).toBeVisible();
});

test('the swap test asks a computer fifty times, and it decides the same', async ({ page }) => {
  await openPlayed(page);
  while (!(await part(page, 'swap').isVisible())) await part(page, 'step-forward').click();
  await part(page, 'swap-start').click();
  await expect(part(page, 'swap')).toHaveAttribute('data-state', 'done', { timeout: 30_000 });
  await expect(part(page, 'swap')).toHaveAttribute('data-same', '50');
  await expect(part(page, 'swap')).toContainText('50/50');
  await clean(page);
});

test('the record can be copied and is judged to the same scores', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scores = await openPlayed(page);
  await expect(part(page, 'replay')).toContainText(NUMBER);
  await part(page, 'copy-record').click();
  await expect(part(page, 'copied')).toHaveText('Copied.');
  const line = await page.evaluate(() => navigator.clipboard.readText());
  const record = readRecord(line);
  if (!record.ok) throw new Error(record.why);
  expect(record.value.id).toBe(NUMBER);
  const deal = dealOf(record.value);
  if (!deal.ok) throw new Error(deal.why);
  expect(settlementOf(replayRecord(deal.value, record.value).state)?.scores).toEqual(scores);
});

test('the review is opened, and closed by Back', async ({ page }) => {
  await openPlayed(page);
  await part(page, 'open-review').click();
  await expect(at(page, 'review').locator('[data-good]')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('ArrowRight');
  await atPly(page, 0);
  await page.goBack();
  await expect(at(page, 'review')).toBeHidden();
  await expect(part(page, 'replay')).toBeVisible();
});

test('from any moment it is played on for practice, and stands in the history as that', async ({ page }) => {
  await openPlayed(page);
  const held = part(page, 'replay-seat-0');
  for (let ply = 1; (await held.getAttribute('data-laid')) === null; ply++) {
    await page.keyboard.press('ArrowRight');
    await atPly(page, ply);
  }
  const ply = Number(await part(page, 'replay').getAttribute('data-ply'));
  const cards = await held.getAttribute('data-held');
  await part(page, 'play-from-here').click();
  const mark = await untilAsked(page);
  expect(mark.ply).toBeGreaterThanOrEqual(ply);
  expect(mark.deal).toBe(1);
  const mine = await at(page, 'hand')
    .locator('button[data-card]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-card')));
  expect(new Set(mine)).toEqual(new Set(cards?.split(' ')));
  await playDeal(page);
  expect((await tableMark(page)).phase).toBe('settlement');
  await page.goto('/history/?speed=0');
  await expect(part(page, 'past-deal')).toHaveCount(2);
  await expect(part(page, 'past-deal').first()).toContainText('Practice');
});

test('nothing played, and a deal that is not there, are told in a sentence', async ({ page }) => {
  await page.goto('/history/?speed=0');
  await expect(part(page, 'no-deals')).toHaveText(/\S/);
  await page.goto('/history/?speed=0&deal=nowhere.1');
  await expect(part(page, 'no-deal')).toHaveText(/\S.{20}/);
  await part(page, 'back').click();
  await expect(part(page, 'no-deals')).toBeVisible();
});
