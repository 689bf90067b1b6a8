/** Third tricks as computers come to them: the moment when it begins, and each seat's view as it plays to it. */
import { act } from '../../lib/ai/act';
import { decide, evolve, turnOf, type DealState } from '../../lib/rules/full/deal';
import { viewOf } from '../../lib/rules/full/redact';
import { DECK, type BySeat, type Card, type Seat } from '../../lib/rules/public/cards';
import { rngOf, shuffled } from '../../lib/rules/public/random';
import type { Ruleset } from '../../lib/rules/public/rulesets';
import type { SeatView } from '../../lib/rules/public/view';

export interface ThirdTrick {
  /** Before each of its four plays, that of the seat whose turn it is. */
  readonly views: readonly SeatView[];
  /** All hands as dealt: what really lay where. */
  readonly hands: BySeat<readonly Card[]>;
}

/** So many third tricks, from deals played by normal bots. */
export function thirdTricks(rules: Ruleset, count: number, seed: string): readonly ThirdTrick[] {
  const found: ThirdTrick[] = [];
  for (let n = 0; found.length < count; n++) {
    const trick = thirdTrick(dealtFor(rules, seed, n), `${seed}/${n}`);
    if (trick !== null) found.push(trick);
  }
  return found;
}

function dealtFor(rules: Ruleset, seed: string, n: number): DealState {
  const deck = shuffled(DECK, rngOf(seed, 'endings', n));
  const hands: BySeat<readonly Card[]> = [deck.slice(0, 4), deck.slice(4, 8), deck.slice(8, 12), deck.slice(12)];
  return evolve(rules, undefined, { t: 'dealt', dealer: (n % 4) as Seat, hands });
}

/** Null when nothing was played. */
function thirdTrick(start: DealState, seed: string): ThirdTrick | null {
  const views: SeatView[] = [];
  let state = start;
  for (let seat = turnOf(state); seat !== null && views.length < 4; seat = turnOf(state)) {
    const view = viewOf(state, seat);
    if (view.tricks.length === 2) views.push(view);
    const decision = decide(state, seat, act(view, 'normal', seed).act);
    if (!decision.ok) throw new Error(decision.why);
    state = evolve(state.rules, state, decision.event);
  }
  return views.length === 4 ? { views, hands: start.hands } : null;
}
