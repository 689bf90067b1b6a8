/** A finished deal looked at again: what an own decision cost against the best one, by what could be known at the time. */
import { legalActs, sameAct, type Act, type SeatView } from '../rules/public/view';
import { advise } from './advice';
import type { Verdict } from './verdict';

/** What was decided, and the view as it was then. */
export interface Decision {
  readonly view: SeatView;
  readonly act: Act;
}

export function judge({ view, act }: Decision, seed: string): Verdict {
  if (legalActs(view).length === 1) return { forced: true, act, cost: 0 };
  const { options, why } = advise(view, seed);
  const done = options.find((option) => sameAct(option.act, act));
  if (done === undefined) throw new Error('that was not allowed');
  const best = options[0]!;
  const cost = Math.max(0, best.score - done.score);
  return { forced: false, act, cost, chance: done.chance, bestChance: best.chance, best: best.act, why };
}
