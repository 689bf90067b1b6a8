/** Advice for the seat whose turn it is: what each legal act is expected to bring, by the strong bot's own scales. */
import { sameAct, type Act, type SeatView } from '../rules/public/view';
import { budgetOf, type Budget } from './budgets';
import { percent, type Reason } from './reasons';
import { weighCall, weighCard } from './think';
import { NEAR } from './verdict';

export interface AdvisedAct {
  readonly act: Act;
  /** In how many deals of a hundred the own side wins. */
  readonly chance: number;
  /** The same out of all weighed deals; a deal that is likelier after what was said counts for more. */
  readonly wins: number;
  /** Expected points of the deal; caution is already taken off a game or a double. */
  readonly score: number;
  readonly best: boolean;
  /** Not the best, but so near to it that it may as well be played. */
  readonly asGood: boolean;
}

export interface Advice {
  /** The best first. */
  readonly options: readonly AdvisedAct[];
  readonly deals: number;
  /** Why the best one is the best. */
  readonly why: Reason;
}

/** `quick`: an answer to go on with, from few deals; `full`: what the strong bot itself looks at. */
export const DEPTHS = ['quick', 'full'] as const;
export type Depth = (typeof DEPTHS)[number];

const full = budgetOf('strong');
const BUDGETS: Readonly<Record<Depth, Budget>> = { quick: { ...full, cards: 100, calls: 40 }, full };

/** With a bot’s seed the full advice is what the strong bot would do in that seat. */
export function advise(view: SeatView, seed: string, depth: Depth = 'full'): Advice {
  if (view.turn !== view.you) throw new Error('not this seat’s turn');
  const weigh = view.phase === 'auction' ? weighCall : weighCard;
  const { deed, options, deals } = weigh(view, BUDGETS[depth], seed);
  const top = options.find(({ act }) => sameAct(act, deed.act))!;
  const advised = options.map(({ act, chance, score }): AdvisedAct => {
    const best = sameAct(act, deed.act);
    const asGood = !best && score >= top.score - NEAR;
    return { act, chance: percent(chance), wins: Math.round(chance * deals), score, best, asGood };
  });
  return {
    options: advised.sort((a, b) => Number(b.best) - Number(a.best) || b.score - a.score),
    deals,
    why: deed.why
  };
}
