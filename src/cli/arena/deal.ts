/** One deal of the arena: A in each of the four seats against three B, and four B. */
import { act } from '../../lib/ai/act';
import type { Strength } from '../../lib/ai/budgets';
import { decide, evolve, settlementOf, turnOf, type DealState } from '../../lib/rules/full/deal';
import { viewOf } from '../../lib/rules/full/redact';
import { DECK, SEATS, type BySeat, type Card, type Seat } from '../../lib/rules/public/cards';
import { rngOf, shuffled } from '../../lib/rules/public/random';
import type { Ruleset } from '../../lib/rules/public/rulesets';
import type { Act } from '../../lib/rules/public/view';

export interface Match {
  readonly rules: Ruleset;
  readonly a: Strength;
  readonly b: Strength;
  readonly seed: string;
}

/** How often something was said and paid off. */
export type Tally = Record<string, { made: number; won: number }>;
export interface Side {
  /** Deals won, of `seats` seats looked at. */
  won: number;
  seats: number;
  readonly calls: Tally;
  readonly times: number[];
}

export interface DealResult {
  /** Mean over the seats of A's score minus B's in the same seat of the same deal. */
  readonly diff: number;
  readonly a: Side;
  readonly b: Side;
}

type Decisions = Map<string, Act>;

const newSide = (): Side => ({ won: 0, seats: 0, calls: {}, times: [] });

export function playDeal(match: Match, n: number): DealResult {
  const start = dealtFor(match, n);
  const decisions: Decisions = new Map();
  const [a, b] = [newSide(), newSide()];
  const allB = played(match, n, start, null, decisions, a, b);
  for (const seat of SEATS) book(b, allB, seat);
  let sum = 0;
  for (const seat of SEATS) {
    const end = played(match, n, start, seat, decisions, a, b);
    book(a, end, seat);
    sum += settlementOf(end)!.scores[seat] - settlementOf(allB)!.scores[seat];
  }
  return { diff: sum / 4, a, b };
}

function dealtFor({ rules, seed }: Match, n: number): DealState {
  const deck = shuffled(DECK, rngOf(seed, 'arena', n));
  const hands: BySeat<readonly Card[]> = [deck.slice(0, 4), deck.slice(4, 8), deck.slice(8, 12), deck.slice(12)];
  return evolve(rules, undefined, { t: 'dealt', dealer: (n % 4) as Seat, hands });
}

/** The same bot in the same situation does the same: decided once for all five games of a deal. */
function played(
  match: Match,
  n: number,
  start: DealState,
  seatOfA: Seat | null,
  decisions: Decisions,
  a: Side,
  b: Side
): DealState {
  let state = start;
  let history = '';
  for (let seat = turnOf(state); seat !== null; seat = turnOf(state)) {
    const [strength, side] = seat === seatOfA ? [match.a, a] : [match.b, b];
    const key = `${strength} ${history}`;
    const known = decisions.get(key);
    const chosen = known ?? timed(side, () => act(viewOf(state, seat!), strength, `${match.seed}/${n}`).act);
    decisions.set(key, chosen);
    const decision = decide(state, seat, chosen);
    if (!decision.ok) throw new Error(`${strength} broke the rules: ${decision.why}`);
    state = evolve(state.rules, state, decision.event);
    history += chosen.t === 'call' ? ` ${chosen.call}` : ` ${chosen.card}`;
  }
  return state;
}

function timed<T>(side: Side, work: () => T): T {
  const begin = performance.now();
  const result = work();
  side.times.push(performance.now() - begin);
  return result;
}

/** What a seat said in a deal and how it ended for it. */
function book(side: Side, end: DealState, seat: Seat): void {
  const { scores, settledDoubles, contract, old } = settlementOf(end)!;
  const won = scores[seat] > 0;
  const count = (what: string): void => {
    const entry = (side.calls[what] ??= { made: 0, won: 0 });
    entry.made++;
    if (won) entry.won++;
  };
  side.seats++;
  if (won) side.won++;
  for (const d of settledDoubles) if (d.seat === seat) count('double');
  if (end.auction.standing?.seat === seat) count(contract);
  else if (contract === 'cicha' && old.includes(seat)) count('cicha');
}
