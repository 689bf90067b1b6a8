/** A stranger plays whole parties through the screen: offline, torn away in the middle, in any language. */
import type { Page } from '@playwright/test';
import { actOnce, at, playDeal, settled, tableMark, untilAsked, type Settled } from './support/handles';
import { offlineReady } from './support/shell';
import { expect, test } from './support/test';

async function startParty(page: Page, rules: string): Promise<void> {
  await page.goto('/?speed=0');
  await at(page, 'rules-select').selectOption(rules);
  await at(page, 'level-select').selectOption('easy');
  await at(page, 'deals-select').selectOption('8');
  await at(page, 'start-free').click();
  await untilAsked(page);
}

/** Everything that must be the same after a reload. */
const face = async (page: Page): Promise<unknown> => ({
  mark: await tableMark(page),
  hand: await page
    .getByTestId('hand')
    .locator('button[data-card]')
    .evaluateAll((all) => all.map((b) => b.dataset['card'])),
  trick: await at(page, 'trick')
    .locator('[data-card]')
    .evaluateAll((all) => all.map((c) => [c.dataset['card'], c.dataset['seat']])),
  scores: await Promise.all([0, 1, 2, 3].map((s) => page.getByTestId(`seat-${s}`).getAttribute('data-score')))
});

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

for (const rules of ['baska', 'kop']) {
  test(`a whole party of ${rules} with the network cut, reloaded again and again`, async ({ page, context }) => {
    test.setTimeout(180_000);
    await page.goto('/');
    await offlineReady(page);
    await context.setOffline(true);
    await startParty(page, rules);

    const deals: Settled[] = [];
    for (let acts = 0; ; acts++) {
      const mark = await untilAsked(page);
      expect(mark.rules).toBe(rules);
      if (mark.phase === 'party-over') break;
      if (acts % 9 === 4) {
        const before = await face(page);
        await page.reload();
        await untilAsked(page);
        expect(await face(page)).toEqual(before);
      }
      if (mark.phase === 'settlement') deals.push(await settled(page));
      await actOnce(page, mark);
    }

    expect(deals).toHaveLength(8);
    for (const { scores } of deals) expect(sum(scores)).toBe(0);
    const totals = JSON.parse((await at(page, 'party-over').getAttribute('data-scores')) ?? '[]') as number[];
    expect(totals).toEqual([0, 1, 2, 3].map((seat) => sum(deals.map(({ scores }) => scores[seat] ?? NaN))));
    expect(sum(totals)).toBe(0);
  });
}

test('a party left in the middle is offered again, and goes on at the same place', async ({ page }) => {
  await startParty(page, 'baska');
  await playDeal(page);
  const before = await face(page);
  await page.goto('/?speed=0');
  await at(page, 'resume').click();
  await untilAsked(page);
  expect(await face(page)).toEqual(before);
});

test('reloaded while the computers think, the table goes on as it would have', async ({ page }) => {
  const number = 'B·7F3K-9Q2G·1';
  const storyOf = async (reloads: boolean): Promise<unknown> => {
    await page.goto(`/?speed=0&deal=${encodeURIComponent(number)}`);
    for (;;) {
      const mark = await untilAsked(page);
      if (mark.phase === 'settlement')
        return { ...(await settled(page)), tricks: await at(page, 'settlement').locator('[data-card]').count() };
      if (reloads) {
        void actOnce(page, mark).catch(() => undefined);
        await page.reload();
      } else await actOnce(page, mark);
    }
  };
  const calm = await storyOf(false);
  expect(await storyOf(true)).toEqual(calm);
});

test('reloaded with a sheet open, the sheet is gone and does not come back when another is closed', async ({
  page
}) => {
  await page.goto('/?speed=0');
  await at(page, 'start-free').click();
  await untilAsked(page);
  await page.keyboard.press('b');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await untilAsked(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('b');
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await untilAsked(page);
});

test('the language changes at once, and stays', async ({ page }) => {
  await page.goto('/');
  const start = at(page, 'start-free');
  const labels = new Set<string>();
  for (const language of ['de', 'pl', 'en']) {
    await at(page, 'language').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    labels.add((await start.textContent()) ?? '');
  }
  expect(labels.size).toBe(3);
  await at(page, 'language').selectOption('pl');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});
