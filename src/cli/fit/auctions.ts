/** Auctions that computers held with each other: who spoke how with which hand. */
import { act } from '../../lib/ai/act';
import type { Strength } from '../../lib/ai/budgets';
import { decide, evolve, turnOf, type DealState } from '../../lib/rules/full/deal';
import { viewOf } from '../../lib/rules/full/redact';
import { DECK, SEATS, type BySeat, type Card, type Seat } from '../../lib/rules/public/cards';
import type { Call } from '../../lib/rules/public/contracts';
import { rngOf, shuffled } from '../../lib/rules/public/random';
import { PRESETS, type PresetId } from '../../lib/rules/public/rulesets';

/** Who sits at the table is drawn by lot: the habits are those of a mixed company, like that which a bot meets. */
const COMPANY: readonly Strength[] = ['strong', 'strong', 'strong', 'normal', 'pimc:200'];

export interface Order {
  readonly rules: PresetId;
  readonly seed: string;
  /** Null: a mixed company. */
  readonly all: Strength | null;
}

export interface Held {
  readonly rules: PresetId;
  readonly dealer: Seat;
  readonly hands: BySeat<readonly Card[]>;
  readonly calls: readonly Call[];
}

export function holdAuction({ rules: id, seed, all }: Order, n: number): Held {
  const rules = PRESETS[id];
  const rng = rngOf(seed, 'fit', id, n);
  const deck = shuffled(DECK, rng);
  const hands: BySeat<readonly Card[]> = [deck.slice(0, 4), deck.slice(4, 8), deck.slice(8, 12), deck.slice(12)];
  const dealer = (n % 4) as Seat;
  const who = SEATS.map(() => all ?? COMPANY[rng.below(COMPANY.length)]!);
  const calls: Call[] = [];
  let state: DealState = evolve(rules, undefined, { t: 'dealt', dealer, hands });
  for (let seat = turnOf(state); seat !== null && state.auction.turn !== null; seat = turnOf(state)) {
    const { act: done } = act(viewOf(state, seat), who[seat]!, `${seed}/${n}`);
    const decision = decide(state, seat, done);
    if (done.t !== 'call' || !decision.ok) throw new Error('the bot broke the rules');
    calls.push(done.call);
    state = evolve(rules, state, decision.event);
  }
  return { rules: id, dealer, hands, calls };
}
