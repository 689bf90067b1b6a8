/** The statistics through the screen: empty, after much play, chosen from, and read without a mouse or a picture. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { at } from './support/handles';
import { historyOf, putHistory } from './support/history';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 180_000 });

const NOW = new Date('2026-12-01T09:00:00');

async function withHistory(page: Page, parties: number): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto('/?speed=0');
  await at(page, 'language').selectOption('en');
  await putHistory(page, historyOf(parties, NOW.getTime()));
}

test('before the first deal a sentence says what will be here, and the way leads back', async ({ page }) => {
  await page.goto('/?speed=0');
  await at(page, 'to-statistics').click();
  await expect(at(page, 'statistics-empty')).toHaveText(/\S.{20}/);
  expect(page.url()).toContain('speed=0');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await at(page, 'to-start').click();
  await expect(at(page, 'start-free')).toBeVisible();
});

test('a choice changes what is counted, and every chart has its table', async ({ page }) => {
  await withHistory(page, 60);
  await page.goto('/statistics/?speed=0');
  await expect(at(page, 'statistics')).toHaveAttribute('data-games', '480');
  await expect(at(page, 'leaderboard')).toHaveAttribute('data-parties', '60');
  await expect(at(page, 'skill-line')).toHaveAttribute('data-deals', '240');
  await expect(at(page, 'fair-verdict')).toHaveAttribute('data-verdict', 'within-chance');

  const tables = page.locator('details');
  for (const table of await tables.all()) await table.locator('summary').click();
  for (const table of await tables.all()) await expect(table.locator('table')).toBeVisible();
  for (const light of ['evening', 'day']) {
    await page.evaluate((which) => (document.documentElement.dataset['light'] = which), light);
    expect((await new AxeBuilder({ page }).analyze()).violations, light).toEqual([]);
  }

  await at(page, 'filter-rules').selectOption('kop');
  await expect(at(page, 'statistics')).toHaveAttribute('data-games', '96');
  await at(page, 'filter-level').selectOption('strong');
  await expect(at(page, 'statistics')).toHaveAttribute('data-games', '32');
  await expect(at(page, 'fair-verdict')).toHaveAttribute('data-verdict', 'too-few');
  await at(page, 'filter-mode').selectOption('practice');
  await expect(at(page, 'statistics')).toHaveAttribute('data-games', '0');
});

/** By how much the page is wider than the window, or a table than its place. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const over = (box: Element | null): number => (box === null ? 0 : box.scrollWidth - box.clientWidth);
    const places = [...document.querySelectorAll('table')].map(({ parentElement }) => parentElement);
    return Math.max(...[document.documentElement, ...places].map(over));
  });

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1280, 800]
] as const) {
  test(`nothing is wider than ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await withHistory(page, 40);
    for (const language of ['de', 'pl', 'en']) {
      await page.goto('/?speed=0');
      await at(page, 'language').selectOption(language);
      expect(await overflow(page), language).toBe(0);
      await at(page, 'to-statistics').click();
      await expect(at(page, 'statistics')).toHaveAttribute('data-games', '320');
      for (const summary of await page.locator('summary').all()) await summary.click();
      expect(await overflow(page), language).toBe(0);
    }
  });
}

test('ten thousand deals are counted and shown', async ({ page }) => {
  await withHistory(page, 1250);
  await page.goto('/statistics/?speed=0');
  await expect(at(page, 'statistics')).toHaveAttribute('data-games', '10000');
  await expect(at(page, 'fair-verdict')).toHaveAttribute('data-verdict', 'within-chance');
  await page.goto('/?speed=0');
  await expect(at(page, 'balance')).toHaveAttribute('data-games', '10000');
});
