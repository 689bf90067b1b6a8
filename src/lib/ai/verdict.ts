/** What a decision was worth, and what many of them amount to: pure figures, without the machinery that finds them. */
import type { Act } from '../rules/public/view';
import type { Reason } from './reasons';

/** So few points of a deal make no difference that anybody could feel. */
export const NEAR = 0.05;

/** Nothing else was allowed. */
export interface Forced {
  readonly forced: true;
  readonly act: Act;
  readonly cost: 0;
}

export interface Judged {
  readonly forced: false;
  readonly act: Act;
  /** Expected points of the deal given away; never below 0. */
  readonly cost: number;
  /** The own side's wins out of a hundred deals with what was done, and with the best. */
  readonly chance: number;
  readonly bestChance: number;
  readonly best: Act;
  readonly why: Reason;
}

export type Verdict = Forced | Judged;

export const isGood = ({ cost }: Pick<Verdict, 'cost'>): boolean => cost <= NEAR;

/** Decisions in figures; forced ones do not count. */
export interface Accuracy {
  readonly decisions: number;
  /** How many of them were as good as the best. */
  readonly good: number;
  /** Expected points given away in all. */
  readonly cost: number;
  /** The decision that cost most, and its place among the deals; null when all were good. */
  readonly costliest: { readonly place: number; readonly verdict: Judged } | null;
}

/** @param deals the verdicts on each deal of a party, or on one alone */
export function accuracyOf(deals: readonly (readonly Verdict[])[]): Accuracy {
  const free = deals.flatMap((verdicts, place) =>
    verdicts.flatMap((verdict) => (verdict.forced ? [] : [{ place, verdict }]))
  );
  const dear = free.filter(({ verdict }) => !isGood(verdict)).sort((a, b) => b.verdict.cost - a.verdict.cost);
  return {
    decisions: free.length,
    good: free.length - dear.length,
    cost: free.reduce((sum, { verdict }) => sum + verdict.cost, 0),
    costliest: dear[0] ?? null
  };
}
