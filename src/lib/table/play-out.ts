/** Plays a deal to its end with a computer on every seat, without a table: for comparison with what a person made of it. */
import type { Level } from '../ai/levels';
import type { BySeat } from '../rules/public/cards';
import type { Ruleset } from '../rules/public/rulesets';
import { decide, evolve, settlementOf, turnOf, type DealState } from '../rules/full/deal';
import type { Scores } from '../rules/full/party';
import { viewOf } from '../rules/full/redact';
import type { Thinker } from '../worker/thinker';
import type { DealtCards } from './table-state';

export interface Cast {
  readonly levels: BySeat<Level>;
  /** The bots' own seed of the deal, the same as at the table: a seat whose view is the same acts the same. */
  readonly seed: string;
  readonly thinker: Thinker;
}

/** The finished deal; a bot that is refused is a programming error. */
export async function playOut(rules: Ruleset, cards: DealtCards, { levels, seed, thinker }: Cast): Promise<DealState> {
  let state = evolve(rules, undefined, { t: 'dealt', ...cards });
  for (let seat = turnOf(state); seat !== null; seat = turnOf(state)) {
    const { act } = await thinker.act(viewOf(state, seat), levels[seat], seed);
    const decision = decide(state, seat, act);
    if (!decision.ok) throw new Error(`a bot may not do that: ${decision.why}`);
    state = evolve(rules, state, decision.event);
  }
  return state;
}

/** What the seats of a finished deal have won and lost. */
export function scoresOf(state: DealState): Scores {
  const settled = settlementOf(state);
  if (settled === null) throw new Error('the deal is not over');
  return settled.scores;
}
