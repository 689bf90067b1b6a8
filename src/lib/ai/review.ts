/** A finished deal looked at again: what each own decision cost against the best one, by what could be known at the time. */
import type { Act, SeatView } from '../rules/public/view';
import { advise, NEAR, sameAct } from './advice';
import type { Reason } from './reasons';

/** What was decided, and the view as it was then. */
export interface Decision {
  readonly view: SeatView;
  readonly act: Act;
}

export interface Verdict {
  readonly ply: number;
  readonly act: Act;
  /** Nothing else was allowed. */
  readonly forced: boolean;
  /** Expected points of the deal given away; never below 0. */
  readonly cost: number;
  /** The own side's wins out of a hundred deals with what was done, and with the best. */
  readonly chance: number;
  readonly bestChance: number;
  readonly best: Act;
  readonly why: Reason;
}

export interface Review {
  readonly verdicts: readonly Verdict[];
  readonly cost: number;
}

export function review(decisions: readonly Decision[], seed: string): Review {
  const verdicts = decisions.map((decision) => judge(decision, seed));
  return { verdicts, cost: verdicts.reduce((sum, { cost }) => sum + cost, 0) };
}

function judge({ view, act }: Decision, seed: string): Verdict {
  const { options, why } = advise(view, seed);
  const done = options.find((option) => sameAct(option.act, act));
  if (done === undefined) throw new Error('that was not allowed');
  const best = options[0]!;
  return {
    ply: view.ply,
    act,
    forced: options.length === 1,
    cost: Math.max(0, best.score - done.score),
    chance: done.chance,
    bestChance: best.chance,
    best: best.act,
    why
  };
}

export const isGood = ({ cost }: Pick<Verdict, 'cost'>): boolean => cost <= NEAR;

/** A party in figures; forced decisions do not count. */
export interface Accuracy {
  readonly decisions: number;
  /** How many of them were as good as the best. */
  readonly good: number;
  /** What a decision cost on average. */
  readonly meanCost: number;
  /** The decision that cost most, and its place among the reviews; null when all were good. */
  readonly costliest: { readonly place: number; readonly verdict: Verdict } | null;
}

export function accuracyOf(reviews: readonly Review[]): Accuracy {
  const free = reviews.flatMap(({ verdicts }, place) =>
    verdicts.filter(({ forced }) => !forced).map((verdict) => ({ place, verdict }))
  );
  const dear = free.filter(({ verdict }) => !isGood(verdict)).sort((a, b) => b.verdict.cost - a.verdict.cost);
  const cost = free.reduce((sum, { verdict }) => sum + verdict.cost, 0);
  return {
    decisions: free.length,
    good: free.length - dear.length,
    meanCost: free.length === 0 ? 0 : cost / free.length,
    costliest: dear[0] ?? null
  };
}
