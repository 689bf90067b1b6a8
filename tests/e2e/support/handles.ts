/** The handles of docs/ARCHITECTURE.md: how tests and assistive scripts find things. Renaming one is a breaking change. */
import { expect, type Locator, type Page } from '@playwright/test';

export const HANDLES = {
  home: [
    'start-free',
    'start-daily',
    'start-learning',
    'resume',
    'rules-select',
    'level-select',
    'deals-select',
    'balance',
    'daily-status',
    'streak',
    'to-statistics',
    'to-history',
    'to-archive'
  ],
  table: ['table', 'hand', 'trick', 'last-trick', 'open-last-trick', 'seat-0', 'seat-1', 'seat-2', 'seat-3'],
  talk: ['message', 'log', 'ladder', 'advice', 'open-advice', 'follow-advice'],
  settlement: ['settlement', 'settlement-step', 'strong-score', 'continue', 'open-review', 'review'],
  party: ['party-over', 'decisions', 'daily-result', 'share'],
  statistics: [
    'to-start',
    'statistics',
    'statistics-empty',
    'filter-rules',
    'filter-level',
    'filter-mode',
    'filter-time',
    'points-line',
    'skill-line',
    'fair-verdict',
    'leaderboard'
  ],
  shell: [
    'update-available',
    'storage-warning',
    'settings',
    'language',
    'export',
    'import',
    'export-records',
    'backup-said',
    'export-reminder'
  ],
  archive: [
    'archive',
    'archive-day',
    'archive-result',
    'archive-play',
    'archive-month',
    'archive-earlier',
    'archive-later',
    'archive-date',
    'archive-start',
    'archive-fault'
  ]
} as const;

export type Handle = (typeof HANDLES)[keyof typeof HANDLES][number];

export const at = (page: Page, handle: Handle): Locator => page.getByTestId(handle);
export const callButton = (page: Page, call: string): Locator => page.getByTestId(`call-${call}`);
export const handCards = (page: Page): Locator => at(page, 'hand').locator('button[data-card]');
export const handCard = (page: Page, card: string): Locator => at(page, 'hand').locator(`button[data-card="${card}"]`);
export const ladderCard = (page: Page, card: string): Locator => at(page, 'ladder').locator(`[data-card="${card}"]`);

export type Phase = 'auction' | 'play' | 'settlement' | 'party-over';

/** The table root's own account of the deal. */
export interface TableMark {
  readonly phase: Phase;
  readonly deal: number;
  readonly ply: number;
  readonly turn: string;
  readonly contract: string;
  readonly rules: string;
}

export async function tableMark(page: Page): Promise<TableMark> {
  const data = await at(page, 'table').evaluate((root) => ({ ...(root as HTMLElement).dataset }));
  return {
    phase: data['phase'] as Phase,
    deal: Number(data['deal']),
    ply: Number(data['ply']),
    turn: data['turn'] ?? '',
    contract: data['contract'] ?? '',
    rules: data['rules'] ?? ''
  };
}

/** The table when it waits for the person: her turn, a settlement, or the end. */
const WAITING =
  '[data-testid="table"]:is([data-turn="0"][data-phase="auction"], [data-turn="0"][data-phase="play"], [data-phase="settlement"], [data-phase="party-over"])';

export async function untilAsked(page: Page): Promise<TableMark> {
  await expect(page.locator(WAITING)).toBeVisible();
  return tableMark(page);
}

export interface Choice {
  /** What to say, of the calls that are allowed now. */
  readonly call?: (allowed: readonly string[], mark: TableMark) => string;
  /** What to play, of the cards that are allowed now. */
  readonly card?: (allowed: readonly string[], mark: TableMark) => string;
}

const PASS_AND_FIRST = {
  call: () => 'pass',
  card: ([first]: readonly string[]) => first ?? ''
};

/** Attribute values of the buttons that may be pressed now. */
const allowed = (buttons: Locator, attribute: string): Promise<readonly string[]> =>
  buttons.evaluateAll(
    (all, name) =>
      all
        .filter((button) => button.getAttribute('aria-disabled') !== 'true')
        .map((button) => button.getAttribute(name) ?? ''),
    attribute
  );

const allowedCalls = async (page: Page): Promise<readonly string[]> =>
  (await allowed(page.locator('button[data-testid^="call-"]'), 'data-testid')).map((id) => id.slice('call-'.length));

/** One act of the person, whose turn it is: a call, a card, or going on from a settlement. */
export async function actOnce(page: Page, mark: TableMark, choice: Choice = {}): Promise<void> {
  const { call, card } = { ...PASS_AND_FIRST, ...choice };
  if (mark.phase === 'auction') await callButton(page, call(await allowedCalls(page), mark)).click();
  else if (mark.phase === 'play') await handCard(page, card(await allowed(handCards(page), 'data-card'), mark)).click();
  else if (mark.phase === 'settlement') await at(page, 'continue').click();
  await untilMoved(page, mark);
}

/** The table has gone on from `mark`. */
export async function untilMoved(page: Page, mark: TableMark): Promise<void> {
  await expect.poll(async () => JSON.stringify(await tableMark(page))).not.toBe(JSON.stringify(mark));
}

/** Plays until the deal is settled, and says how. */
export async function playDeal(page: Page, choice: Choice = {}): Promise<Settled> {
  for (;;) {
    const mark = await untilAsked(page);
    if (mark.phase === 'settlement' || mark.phase === 'party-over') return settled(page);
    await actOnce(page, mark, choice);
  }
}

/** Plays until the party is over; the scores of each deal. */
export async function playParty(page: Page, choice: Choice = {}): Promise<readonly Settled[]> {
  const deals: Settled[] = [];
  for (;;) {
    const mark = await untilAsked(page);
    if (mark.phase === 'party-over') return deals;
    if (mark.phase === 'settlement') deals.push(await settled(page));
    await actOnce(page, mark, choice);
  }
}

export interface Settled {
  readonly value: number;
  readonly won: string;
  readonly scores: readonly number[];
}

export async function settled(page: Page): Promise<Settled> {
  const data = await at(page, 'settlement').evaluate((root) => ({ ...(root as HTMLElement).dataset }));
  return {
    value: Number(data['value']),
    won: data['won'] ?? '',
    scores: JSON.parse(data['scores'] ?? '[]') as number[]
  };
}
