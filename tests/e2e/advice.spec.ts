/** A learner asks for advice, follows it or not, and looks back at what it cost: offline, by keyboard, in both games. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { act } from '../../src/lib/ai/act';
import { messages } from '../../src/lib/i18n/catalogue';
import { botSeedUnder, cardsUnder } from '../../src/lib/rules/full/daily';
import { decide, evolve, turnOf, type DealState } from '../../src/lib/rules/full/deal';
import { viewOf } from '../../src/lib/rules/full/redact';
import { PRESETS } from '../../src/lib/rules/public/rulesets';
import type { Act } from '../../src/lib/rules/public/view';
import { actOnce, at, playDeal, untilAsked, untilMoved } from './support/handles';
import { offlineReady } from './support/shell';
import { expect, test } from './support/test';

const CODE = '7F3K9Q2G';
const GAMES = { baska: 'B·7F3K-9Q2G·1', kop: 'K·7F3K-9Q2G·1' } as const;
const { advice: say } = messages.en;

async function startDeal(page: Page, number: string): Promise<void> {
  await page.goto('/');
  await at(page, 'language').selectOption('en');
  await at(page, 'level-select').selectOption('easy');
  await page.goto(`/?speed=0&deal=${encodeURIComponent(number)}`);
  await untilAsked(page);
}

/** The same deal beside the page, so that the test knows what the person could see. */
class Mirror {
  state: DealState;
  constructor(rules: keyof typeof GAMES) {
    this.state = evolve(PRESETS[rules], undefined, { t: 'dealt', ...cardsUnder(CODE, 1) });
  }
  readonly #seed = botSeedUnder(CODE, 1);

  /** What the strong computer would do in the person's seat, once the others have acted. */
  strong(): Act {
    for (let seat = turnOf(this.state); seat !== 0; seat = turnOf(this.state))
      this.do(act(viewOf(this.state, seat!), 'easy', this.#seed).act);
    return act(viewOf(this.state, 0), 'strong', this.#seed).act;
  }

  do(move: Act): void {
    const decision = decide(this.state, turnOf(this.state)!, move);
    if (!decision.ok) throw new Error(decision.why);
    this.state = evolve(this.state.rules, this.state, decision.event);
  }
}

const axeFaults = async (page: Page, testid: string): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).include(`[data-testid="${testid}"]`).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

const judged = async (page: Page): Promise<readonly number[]> => {
  await expect(at(page, 'review').getByRole('status')).toBeVisible();
  return page
    .getByTestId('review')
    .locator('li')
    .evaluateAll((all) => all.map((line) => Number(line.dataset['cost'])));
};
const sumShown = async (page: Page): Promise<number> =>
  Number(await at(page, 'review').getByRole('status').getAttribute('data-cost'));

async function closeReview(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(at(page, 'review')).toHaveCount(0);
}

for (const [rules, number] of Object.entries(GAMES)) {
  test(`${rules}: the advice is what the strong computer would do, and costs nothing`, async ({ page, context }) => {
    await page.goto('/');
    await offlineReady(page);
    await context.setOffline(true);
    await startDeal(page, number);
    const mirror = new Mirror(rules as keyof typeof GAMES);
    const checked = new Set<string>();

    for (let mark = await untilAsked(page); mark.phase !== 'settlement'; mark = await untilAsked(page)) {
      const wanted = mirror.strong();
      await page.keyboard.press('h');
      const sheet = at(page, 'advice');
      await expect(at(page, 'follow-advice')).toBeVisible();
      await expect(sheet.getByText(say.soFar)).toHaveCount(0);
      const best = sheet.locator('[data-best="true"]');
      await expect(best).toHaveText(/\d+%/);
      const shown = best.locator(wanted.t === 'play' ? `[data-card="${wanted.card}"]` : `[data-call="${wanted.call}"]`);
      await expect(shown).toHaveCount(1);
      if (!checked.has(mark.phase)) expect(await axeFaults(page, 'advice')).toEqual([]);
      checked.add(mark.phase);
      await at(page, 'follow-advice').press('Enter');
      await untilMoved(page, mark);
      await expect(sheet).toHaveCount(0);
      mirror.do(wanted);
    }

    await at(page, 'open-review').press('Enter');
    expect((await judged(page)).every((cost) => cost === 0)).toBe(true);
    expect(await axeFaults(page, 'review')).toEqual([]);
    await page.keyboard.press('Escape');
    await at(page, 'continue').press('Enter');
    await expect(at(page, 'decisions')).toContainText('100%');
    expect(await axeFaults(page, 'decisions')).toEqual([]);
  });

  test(`${rules}: a deal played badly is reviewed, and again after a reload`, async ({ page }) => {
    await startDeal(page, number);
    await playDeal(page, { call: (allowed) => (allowed.includes('zolo-du') ? 'zolo-du' : 'pass') });
    await at(page, 'open-review').click();
    const costs = await judged(page);
    expect(costs.length).toBeGreaterThan(4);
    expect(Math.max(...costs)).toBeGreaterThan(1);
    expect(await sumShown(page)).toBeCloseTo(costs.reduce((a, b) => a + b, 0));

    await closeReview(page);
    await page.reload();
    await untilAsked(page);
    await at(page, 'open-review').click();
    expect(await judged(page)).toEqual(costs);
    await closeReview(page);

    await actOnce(page, await untilAsked(page));
    await page.reload();
    await untilAsked(page);
    const decisions = at(page, 'decisions');
    await expect(decisions).toHaveAttribute('data-judged', String(costs.length));
    await decisions.getByTestId('open-review').click();
    expect(await judged(page)).toEqual(costs);
  });
}

test('while the others are at it, the bulb says that advice comes on the own turn', async ({ page }) => {
  await page.goto('/');
  await at(page, 'language').selectOption('en');
  await page.goto(`/?deal=${encodeURIComponent(GAMES.baska)}`);
  await expect(at(page, 'open-advice')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('h');
  await expect(at(page, 'message')).toHaveText(say.notNow);
  await expect(at(page, 'advice')).toHaveCount(0);
});

test('where no worker can be made: a sentence instead of advice, and the table goes on', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await startDeal(page, GAMES.baska);
  await page.keyboard.press('h');
  await expect(at(page, 'advice').getByRole('status')).toHaveText(say.failed);
  await page.keyboard.press('Escape');
  await playDeal(page);
  await at(page, 'open-review').click();
  await expect(at(page, 'review')).toContainText(messages.en.review.failed);
});
