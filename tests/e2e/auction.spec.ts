/** Auctions driven through the screen from given cards: wesele, zolo, four queens, doubles that do not count, pale buttons. */
import type { Page } from '@playwright/test';
import {
  actOnce,
  at,
  callButton,
  handCard,
  handCards,
  playDeal,
  tableMark,
  untilAsked,
  type TableMark
} from './support/handles';
import { expect, test } from './support/test';

interface Given {
  readonly rules?: string;
  /** The person's cards first. */
  readonly hands: readonly [string, string, string, string];
  readonly dealer?: number;
  readonly calls?: readonly string[];
  readonly plays?: readonly string[];
}

/** Sits down at a deal record, as anybody can who was sent one. */
async function sitDownAt(
  page: Page,
  { rules = 'baska', hands, dealer = 3, calls = [], plays = [] }: Given
): Promise<TableMark> {
  const record = { id: 'given', rules, dealer, hands: hands.map((hand) => hand.split(' ')), calls, plays };
  await page.goto(`/?speed=0&deal=${encodeURIComponent(JSON.stringify(record))}`);
  return untilAsked(page);
}

/** Says `first`, then passes until the play begins. */
async function sayThenPass(page: Page, first: string): Promise<void> {
  await actOnce(page, await untilAsked(page), { call: () => first });
  for (;;) {
    const mark = await untilAsked(page);
    if (mark.phase !== 'auction') return;
    await actOnce(page, mark);
  }
}

test('wesele: announced with both black queens, played with the called jack’s holder', async ({ page }) => {
  await sitDownAt(page, { hands: ['QC QS JC AC', 'AH JS AD TC', 'TH JH AS QD', 'QH JD TS TD'] });
  await sayThenPass(page, 'wesele');
  expect((await tableMark(page)).contract).toBe('wesele');
  await expect(page.getByTestId('seat-0')).toHaveAttribute('data-badges', /\bold\b/);
  await playDeal(page);
  await expect(page.getByTestId('seat-1')).toHaveAttribute('data-badges', /\bold\b/); // holds JS: JC is the announcer's own
});

test('zolo: alone against three, with the crown', async ({ page }) => {
  await sitDownAt(page, { hands: ['AH TH QC JD', 'QS JS AC TC', 'QH JH AS TD', 'QD JC TS AD'] });
  await sayThenPass(page, 'zolo');
  expect((await tableMark(page)).contract).toBe('zolo');
  await expect(page.getByTestId('seat-0')).toHaveAttribute('data-badges', /\balone\b/);
  const { scores } = await playDeal(page);
  expect(Math.abs(scores[0] ?? 0)).toBe(3 * Math.abs(scores[1] ?? 0));
});

for (const [rules, game] of [
  ['baska', 'baska'],
  ['kop', 'kop']
] as const) {
  test(`four queens: ${game} ends the auction and is won at once`, async ({ page }) => {
    await sitDownAt(page, { rules, hands: ['QC QS QH QD', 'AH JC AC TC', 'TH JS AS TS', 'JH JD AD TD'] });
    await callButton(page, game).click();
    const settlement = at(page, 'settlement');
    await expect(settlement).toHaveAttribute('data-won', 'old');
    await expect(settlement).toHaveAttribute('data-scores', '[60,-20,-20,-20]');
    for (const card of ['QC', 'AH', 'TS', 'TD'])
      await expect(settlement.locator(`[data-card="${card}"]`).first()).toBeVisible();
  });
}

test('a double by the same side does not count, and the settlement says why', async ({ page }) => {
  // both are young: seat 3 doubles, the person doubles again
  await sitDownAt(page, {
    hands: ['AH TH JC AC', 'QC JS AS TD', 'QS JD AD TC', 'QH QD JH TS'],
    dealer: 2,
    calls: ['double']
  });
  await sayThenPass(page, 'double');
  await playDeal(page);
  const struck = at(page, 'settlement').locator('[data-counts="false"]');
  await expect(struck.first()).toBeVisible();
  expect((await struck.first().textContent())?.trim().length).toBeGreaterThan(10);
});

test('a double over the limit of a cicha does not count', async ({ page }) => {
  // seat 2 holds both black queens; Kop allows three doubles in a cicha
  await sitDownAt(page, {
    rules: 'kop',
    hands: ['AH TC QH AC', 'TS QD JH AS', 'QC QS JC JS', 'TH JD AD TD'],
    calls: ['double', 'pass', 'double', 'pass', 'double', 'pass', 'double', 'pass', 'pass', 'pass']
  });
  await playDeal(page);
  await expect(at(page, 'settlement').locator('[data-counts="false"]')).toHaveCount(1);
});

test('what may not be said is pale, stays in reach, and says why', async ({ page }) => {
  await sitDownAt(page, { hands: ['AH TH JC AC', 'QC JS AS TD', 'QS JD AD TC', 'QH QD JH TS'] });
  const wesele = callButton(page, 'wesele');
  await expect(wesele).toHaveAttribute('aria-disabled', 'true');
  const before = await at(page, 'message').textContent();
  const mark = await tableMark(page);
  await wesele.click({ force: true });
  await expect(at(page, 'message')).not.toHaveText(before ?? '');
  expect(await tableMark(page)).toEqual(mark);
});

test('a grey card says why not, and nothing is played', async ({ page }) => {
  // clubs are led: the ten must follow and cannot beat the ace
  await sitDownAt(page, {
    hands: ['TC QH JC TD', 'AC TS JS AS', 'QC QS JD AD', 'AH TH QD JH'],
    dealer: 0,
    calls: ['pass', 'pass', 'pass', 'pass'],
    plays: ['AC', 'QC', 'AH']
  });
  await expect(handCards(page)).toHaveCount(4);
  const grey = handCard(page, 'QH');
  await expect(grey).toHaveAttribute('aria-disabled', 'true');
  await expect(handCard(page, 'TC')).not.toHaveAttribute('aria-disabled', 'true');
  const mark = await tableMark(page);
  await grey.click({ force: true });
  await expect(at(page, 'message')).toContainText(/clubs/i);
  expect(await tableMark(page)).toEqual(mark);
});

test('keys: 1–4 play a card, P passes, Enter goes on', async ({ page }) => {
  await page.goto(`/?speed=0&deal=${encodeURIComponent('B·7F3K-9Q2G')}`);
  for (;;) {
    const mark = await untilAsked(page);
    if (mark.phase === 'auction') await page.keyboard.press('p');
    else if (mark.phase === 'play') for (const key of '1234') await page.keyboard.press(key);
    else break;
  }
  const { deal } = await tableMark(page);
  await page.keyboard.press('Enter');
  await expect(at(page, 'table')).toHaveAttribute('data-deal', String(deal + 1));
});

test('a key held down plays one card, and does not run through the deal', async ({ page }) => {
  await sitDownAt(page, {
    hands: ['AH TH QC JC', 'QS JS AC TC', 'QH JH AS TS', 'QD JD AD TD'],
    calls: ['pass', 'pass', 'pass', 'pass']
  });
  await handCard(page, 'JC').focus();
  for (let n = 0; n < 8; n++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await untilAsked(page);
  await expect(handCards(page)).toHaveCount(3);
});

test('after the settlement the focus waits on the heading of the next deal', async ({ page }) => {
  await page.goto(`/?speed=0&deal=${encodeURIComponent('B·7F3K-9Q2G')}`);
  await playDeal(page);
  await page.keyboard.press('Enter');
  await untilAsked(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
