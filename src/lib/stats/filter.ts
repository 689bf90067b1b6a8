/** Which finished deals the figures are about, and what a single one was for the person. */
import type { Level } from '../ai/levels';
import type { RulesetId } from '../rules/public/rulesets';
import type { FinishedDeal, Mode } from './finished';

export interface Filter {
  readonly rules?: RulesetId;
  readonly level?: Level;
  /** Without one: free parties and Tagesblatt; learning and practice count for nothing unless asked for. */
  readonly mode?: Mode;
  /** Milliseconds of the epoch: not before, and before. */
  readonly from?: number;
  readonly until?: number;
}

export const isCounted = ({ mode }: Pick<FinishedDeal, 'mode'>): boolean => mode === 'free' || mode === 'daily';

const matches = (deal: FinishedDeal, { rules, level, mode, from, until }: Filter): boolean =>
  (mode === undefined ? isCounted(deal) : deal.mode === mode) &&
  (rules === undefined || deal.rules === rules) &&
  (level === undefined || deal.level === level) &&
  (from === undefined || deal.when >= from) &&
  (until === undefined || deal.when < until);

const inTime = (a: FinishedDeal, b: FinishedDeal): number =>
  a.when - b.when || (a.partyId < b.partyId ? -1 : a.partyId > b.partyId ? 1 : a.dealNo - b.dealNo);

/** The deals asked for, oldest first. */
export const chosenFrom = (deals: readonly FinishedDeal[], filter: Filter = {}): readonly FinishedDeal[] =>
  deals.filter((deal) => matches(deal, filter)).sort(inTime);

export const myScore = (deal: FinishedDeal): number => deal.scores[deal.seat];
export const isWon = (deal: FinishedDeal): boolean => myScore(deal) > 0;

/** `young` also against somebody who plays alone. */
export const PERSON_ROLES = ['old', 'young', 'alone'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

export const myRole = ({ old, seat }: FinishedDeal): PersonRole =>
  !old.includes(seat) ? 'young' : old.length === 1 ? 'alone' : 'old';

/** The person announced the game that was played. */
export const isMyGame = ({ record, declarer, contract, seat }: FinishedDeal): boolean =>
  declarer === seat && (record.calls as readonly string[]).includes(contract);
