/** The archive: days gone by with the own result, played for practice; a day to come is refused. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { at, untilAsked, playDeal } from './support/handles';
import { expect, test } from './support/test';

const MORNING = new Date('2026-12-03T09:00:00');
const days = (page: Page) => at(page, 'archive-day');

async function openArchive(page: Page): Promise<void> {
  await page.clock.setFixedTime(MORNING);
  await page.goto('/archive/?speed=0');
  await expect(days(page).first()).toBeVisible();
}

test('lists the days gone by, month by month', async ({ page }) => {
  await openArchive(page);
  await expect(days(page)).toHaveCount(2);
  await expect(days(page).first()).toHaveAttribute('data-date', '2026-12-02');
  await at(page, 'archive-earlier').click();
  await expect(days(page)).toHaveCount(30);
  await expect(at(page, 'archive-month')).toHaveText('November 2026');
  await at(page, 'archive-later').click();
  await expect(days(page)).toHaveCount(2);
});

test('a day gone by is practice: it counts neither for the streak nor for today', async ({ page }) => {
  await openArchive(page);
  await days(page).last().getByRole('button').click();
  expect(await untilAsked(page)).toMatchObject({ deal: 1 });
  await playDeal(page);
  await page.goto('/?speed=0');
  await expect(at(page, 'daily-status')).toHaveAttribute('data-state', 'new');
  await expect(at(page, 'streak')).toHaveCount(0);
  await expect(at(page, 'balance')).not.toHaveAttribute('data-games', '1');
  await openArchive(page);
  await expect(at(page, 'archive-result')).toHaveCount(0);
});

test('an attempt that was left on its day shows how far it came', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-02T22:00:00'));
  await page.goto('/?speed=0');
  await at(page, 'start-daily').click();
  const { scores } = await playDeal(page);
  await openArchive(page);
  const result = days(page).first().getByTestId('archive-result');
  await expect(result).toHaveAttribute('data-mine', String(scores[0]));
  await expect(result).toHaveText(/1 of 8/);
});

test('any other day is asked for by its date; one to come is refused with a sentence', async ({ page }) => {
  await openArchive(page);
  for (const date of ['2026-12-04', '']) {
    await at(page, 'archive-date').fill(date);
    await at(page, 'archive-start').click();
    await expect(at(page, 'archive-fault')).toHaveText(/\S.{20}/);
    await expect(page).toHaveURL(/archive/);
  }
  await at(page, 'archive-date').fill('2020-02-29');
  await at(page, 'archive-start').click();
  await untilAsked(page);
});

for (const size of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 }
]) {
  test(`is accessible and fits ${size.width}×${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openArchive(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  });
}
