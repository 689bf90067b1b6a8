/** One deal of a mixed company: what old would get with open cards, and what it really got. */
import { act } from '../../lib/ai/act';
import { geometryOf, maskOf } from '../../lib/ai/geometry';
import { solverOf } from '../../lib/ai/open-play';
import { stepAt } from '../../lib/ai/stakes';
import { decide, evolve, settlementOf, turnOf, type DealState } from '../../lib/rules/full/deal';
import { viewOf } from '../../lib/rules/full/redact';
import { ALL_POINTS, DECK, nextSeat, SEATS, type BySeat, type Card, type Seat } from '../../lib/rules/public/cards';
import { TRAITS, type Contract } from '../../lib/rules/public/contracts';
import { rngOf, shuffled } from '../../lib/rules/public/random';
import { PRESETS, type PresetId } from '../../lib/rules/public/rulesets';
import { trumpsOf } from '../../lib/rules/public/trumps';

export interface Trial {
  readonly rules: PresetId;
  readonly seed: string;
}

export interface Outcome {
  readonly contract: Contract;
  readonly open: number;
  readonly real: number;
  readonly won: boolean;
}

const POINTS = Array.from({ length: ALL_POINTS + 1 }, (_, points) => points);

/** Null when nothing was played. */
export function outcomeOf({ rules: id, seed }: Trial, n: number): Outcome | null {
  const rules = PRESETS[id];
  const rng = rngOf(seed, 'realism', n);
  const deck = shuffled(DECK, rng);
  const hands: BySeat<readonly Card[]> = [deck.slice(0, 4), deck.slice(4, 8), deck.slice(8, 12), deck.slice(12)];
  const dealer = (n % 4) as Seat;
  const levels = SEATS.map(() => (rng.below(4) === 0 ? 'normal' : 'strong'));
  let state: DealState = evolve(rules, undefined, { t: 'dealt', dealer, hands });
  for (let seat = turnOf(state); seat !== null; seat = turnOf(state)) {
    const decision = decide(state, seat, act(viewOf(state, seat), levels[seat]!, `${seed}/${n}`).act);
    if (!decision.ok) throw new Error(decision.why);
    state = evolve(rules, state, decision.event);
  }
  const { contract, old, points, won } = settlementOf(state)!;
  if (TRAITS[contract].goal === 'sure') return null;
  const g = geometryOf(trumpsOf(rules, contract));
  const [h0, h1, h2, h3] = hands.map((hand) => maskOf(g, hand)) as [number, number, number, number];
  const solver = solverOf(g);
  solver.deal(
    h0,
    h1,
    h2,
    h3,
    old.reduce<number>((bits, seat) => bits | (1 << seat), 0)
  );
  const open = stepAt(solver, POINTS, { live: 0xffff, turn: nextSeat(dealer), played: 0, lead: 0, taken: 0 });
  return { contract, open, real: points.old, won: won === 'old' };
}
