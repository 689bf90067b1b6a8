/** Finished deals for looking through: newest first, page by page, each in one line. */
import type { Seat } from '../rules/public/cards';
import type { Contract } from '../rules/public/contracts';
import type { RulesetId } from '../rules/public/rulesets';
import { myRole, myScore, type PersonRole } from './filter';
import type { FinishedDeal, Mode } from './finished';

export interface PastDeal {
  readonly id: string;
  /** Milliseconds of the epoch. */
  readonly when: number;
  readonly rules: RulesetId;
  readonly contract: Contract;
  readonly declarer: Seat | null;
  readonly role: PersonRole;
  readonly mine: number;
  /** What the strong computer made of the same cards; null where that is not known. */
  readonly par: number | null;
  readonly mode: Mode;
}

export interface Page<T> {
  /** 1-based; a place beyond the last page is the last page. */
  readonly page: number;
  readonly pages: number;
  readonly items: readonly T[];
}

/** Deals of one party that bear the same time come in the order in which they were played, the last first. */
export const newestFirst = (deals: readonly FinishedDeal[]): readonly FinishedDeal[] =>
  [...deals].sort(
    (a, b) => b.when - a.when || (a.partyId < b.partyId ? -1 : a.partyId > b.partyId ? 1 : b.dealNo - a.dealNo)
  );

export function pageOf<T>(items: readonly T[], asked: number, size: number): Page<T> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(pages, Math.max(1, Math.trunc(asked) || 1));
  return { page, pages, items: items.slice((page - 1) * size, page * size) };
}

export const pastDeal = (deal: FinishedDeal): PastDeal => ({
  id: deal.id,
  when: deal.when,
  rules: deal.rules,
  contract: deal.contract,
  declarer: deal.declarer,
  role: myRole(deal),
  mine: myScore(deal),
  par: deal.par ?? null,
  mode: deal.mode
});
