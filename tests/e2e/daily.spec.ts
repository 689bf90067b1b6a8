/** The Tagesblatt through the screen: one day's cards, compared deal by deal, once; the same for another person. */
import type { Browser, Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { actOnce, at, settled, untilAsked } from './support/handles';
import { watch, type Faults } from './support/test';
import { expect, test } from './support/test';

const MORNING = new Date('2026-12-01T09:00:00');

interface Deal {
  readonly mine: number;
  readonly strong: number;
}

/** What the settlement says of this deal, once the strong computer has played it too. */
async function compared(page: Page): Promise<Deal> {
  const line = at(page, 'strong-score');
  await expect(line).toHaveAttribute('data-strong', /^-?\d+$/, { timeout: 30_000 });
  const { scores } = await settled(page);
  return { mine: scores[0] ?? NaN, strong: Number(await line.getAttribute('data-strong')) };
}

/** Plays on to the end of the day; `before` is done at each settlement. */
async function playDay(page: Page, before: (deal: number) => Promise<void> = async () => undefined): Promise<Deal[]> {
  const deals: Deal[] = [];
  for (;;) {
    const mark = await untilAsked(page);
    if (mark.phase === 'party-over') return deals;
    if (mark.phase === 'settlement') {
      await before(mark.deal);
      deals.push(await compared(page));
    }
    await actOnce(page, mark);
  }
}

async function startDay(page: Page): Promise<void> {
  await page.clock.setFixedTime(MORNING);
  await page.goto('/?speed=0');
  await at(page, 'start-daily').click();
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const resultOf = async (page: Page): Promise<{ mine: number; strong: number }> => ({
  mine: Number(await at(page, 'daily-result').getAttribute('data-mine')),
  strong: Number(await at(page, 'daily-result').getAttribute('data-strong'))
});

/** Somebody else: another profile, nothing stored. */
async function another(browser: Browser, origin: string, faults: Faults): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await watch(context, origin, faults);
  return context.newPage();
}

test('a whole day, reloaded in the middle: compared per deal and in all, and the same in another profile', async ({
  page,
  browser,
  site,
  faults
}) => {
  test.setTimeout(240_000);
  await page.goto('/?speed=0');
  await at(page, 'language').selectOption('en');
  await startDay(page);
  const deals = await playDay(page, async (deal) => {
    if (deal % 3 !== 1) return;
    await page.reload();
    await untilAsked(page);
  });
  expect(deals).toHaveLength(8);
  const whole = { mine: sum(deals.map(({ mine }) => mine)), strong: sum(deals.map(({ strong }) => strong)) };
  expect(await resultOf(page)).toEqual(whole);
  expect((await new AxeBuilder({ page }).include('[data-testid="daily-result"]').analyze()).violations).toEqual([]);

  await page.goto('/?speed=0');
  await expect(at(page, 'daily-status')).toHaveAttribute('data-state', 'done');
  await expect(at(page, 'streak')).toHaveAttribute('data-days', '1');
  await expect(at(page, 'balance')).toHaveAttribute('data-games', '8');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const other = await another(browser, site.origin, faults);
  await startDay(other);
  expect(await playDay(other)).toEqual(deals);
  expect(await resultOf(other)).toEqual(whole);
  await other.context().close();

  await at(page, 'start-daily').click();
  await untilAsked(page);
  await page.goto('/?speed=0');
  await expect(at(page, 'daily-status')).toHaveAttribute('data-state', 'done');
  await expect(at(page, 'balance')).toHaveAttribute('data-games', '8');
});

test('left in the middle, the day waits on the start page with what has been scored', async ({ page }) => {
  await startDay(page);
  let mark = await untilAsked(page);
  while (mark.deal === 1) {
    await actOnce(page, mark);
    mark = await untilAsked(page);
  }
  await page.goto('/?speed=0');
  await expect(at(page, 'daily-status')).toHaveAttribute('data-state', 'running');
  await at(page, 'start-daily').click();
  expect(await untilAsked(page)).toMatchObject({ deal: 2 });
});

test('a day to come is refused with a sentence', async ({ page }) => {
  await page.clock.setFixedTime(MORNING);
  await page.goto('/?speed=0&deal=B-2026-12-02');
  await expect(page.getByRole('alert')).toHaveText(/\S.{20}/);
  await expect(at(page, 'start-daily')).toBeVisible();
});
