/** Random deals and views, for the tests of everything that thinks from a view. */
import { legalActsOf, evolve, decide, phaseOf, turnOf, type DealState } from '../../../src/lib/rules/full/deal';
import { DECK, type BySeat, type Card, type Seat } from '../../../src/lib/rules/public/cards';
import { rngOf, shuffled, type Rng } from '../../../src/lib/rules/public/random';
import { PRESETS, PRESET_IDS, type Ruleset } from '../../../src/lib/rules/public/rulesets';
import type { Act } from '../../../src/lib/rules/public/view';

export const handsOf = (cards: readonly Card[]): BySeat<readonly Card[]> => [
  cards.slice(0, 4),
  cards.slice(4, 8),
  cards.slice(8, 12),
  cards.slice(12)
];

export function randomDeal(seed: string, rules?: Ruleset): DealState {
  const rng = rngOf(seed, 'deal');
  const preset = PRESETS[PRESET_IDS[rng.below(PRESET_IDS.length)]!];
  const dealer = rng.below(4) as Seat;
  return evolve(rules ?? preset, undefined, { t: 'dealt', dealer, hands: handsOf(shuffled(DECK, rng)) });
}

export function done(s: DealState, act: Act): DealState {
  const decision = decide(s, turnOf(s)!, act);
  if (!decision.ok) throw new Error(decision.why);
  return evolve(s.rules, s, decision.event);
}

/** Mostly passes, as people do, but every legal call comes up. */
export function randomAct(s: DealState, rng: Rng): Act {
  const acts = legalActsOf(s);
  if (phaseOf(s) === 'auction' && rng.below(100) < 60) return { t: 'call', call: 'pass' };
  const tame = acts.filter((act) => act.t === 'play' || (act.call !== 'baska' && act.call !== 'kop'));
  return tame[rng.below(tame.length)]!;
}

/** Deals played on at random for some acts, in whose state a seat is to act. */
export function randomState(seed: string, rules?: Ruleset): DealState {
  const rng = rngOf(seed, 'moves');
  let state = randomDeal(seed, rules);
  for (let n = rng.below(24); n > 0; n--) {
    const next = done(state, randomAct(state, rng));
    if (turnOf(next) === null) return state;
    state = next;
  }
  return state;
}
