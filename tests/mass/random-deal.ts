/** Random deals, bent so that what is rare at a table comes up often: wesele, cicha, four queens, many doubles and games. */
import { DECK, SEATS, type BySeat, type Card, type Seat } from '../../src/lib/rules/public/cards';
import { shuffled, type Rng } from '../../src/lib/rules/public/random';
import { isAnnouncement } from '../../src/lib/rules/public/contracts';
import type { Ruleset } from '../../src/lib/rules/public/rulesets';
import type { Act } from '../../src/lib/rules/public/view';
import { decide, evolve, legalActsOf, turnOf, type DealEvent, type DealState } from '../../src/lib/rules/full/deal';

/** Cards that are put into one hand before the rest is dealt. */
const TOGETHER: readonly (readonly Card[])[] = [
  [],
  [],
  [],
  ['QC', 'QS'],
  ['QC', 'QS'],
  ['QC', 'QS', 'JC'],
  ['QC', 'QS', 'JC', 'JS'],
  ['QC', 'QS', 'QH', 'QD']
];

export function randomHands(rng: Rng): BySeat<readonly Card[]> {
  const together = TOGETHER[rng.below(TOGETHER.length)]!;
  const rest = DECK.filter((card) => !together.includes(card));
  const deck = [...together, ...shuffled(rest, rng)];
  const first = rng.below(4);
  const to = (seat: number) => deck.slice(((seat + first) % 4) * 4, ((seat + first) % 4) * 4 + 4);
  return [to(0), to(1), to(2), to(3)];
}

/** How a table bids: how often in ten a seat announces a game it may announce, else doubles when it may. */
interface Temper {
  readonly games: number;
  readonly doubles: number;
}
const TEMPERS: readonly Temper[] = [
  { games: 0, doubles: 1 },
  { games: 0, doubles: 7 },
  { games: 1, doubles: 5 },
  { games: 3, doubles: 8 },
  { games: 7, doubles: 4 }
];

function pick(acts: readonly Act[], temper: Temper, rng: Rng): Act {
  const first = acts[0];
  if (first === undefined) throw new Error('nobody may do anything, yet the deal goes on');
  if (first.t === 'play') return acts[rng.below(acts.length)]!;
  const of = (...calls: readonly string[]) => acts.find((act) => act.t === 'call' && calls.includes(act.call));
  const rare = of('baska', 'kop') ?? of('wesele');
  if (rare !== undefined && rng.below(2) === 0) return rare;
  const games = acts.filter((act) => act.t === 'call' && isAnnouncement(act.call));
  // the lower of two, so that there is room to outbid
  const game = games[Math.min(rng.below(games.length + 1), rng.below(games.length + 1))];
  if (game !== undefined && rng.below(10) < temper.games) return game;
  const double = of('double');
  return double !== undefined && rng.below(10) < temper.doubles ? double : first;
}

export interface RandomDeal {
  readonly log: readonly DealEvent[];
  /** The state after each event. */
  readonly states: readonly DealState[];
}

/** At most six games, each doubled four times, three passes between any two of these, and 16 cards. */
const MAX_ACTS = 4 * (6 * 5 + 1) + 16;

export function randomDeal(rules: Ruleset, rng: Rng, hands = randomHands(rng)): RandomDeal {
  const temper = TEMPERS[rng.below(TEMPERS.length)]!;
  const dealt: DealEvent = { t: 'dealt', dealer: SEATS[rng.below(4)] as Seat, hands };
  const log: DealEvent[] = [dealt];
  const states = [evolve(rules, undefined, dealt)];
  for (let s = states[0]!, seat = turnOf(s); seat !== null; seat = turnOf(s)) {
    const act = pick(legalActsOf(s), temper, rng);
    const decision = decide(s, seat, act);
    if (!decision.ok) throw new Error(`a legal act was refused: ${JSON.stringify(act)} ${decision.why}`);
    s = evolve(rules, s, decision.event);
    log.push(decision.event);
    states.push(s);
    if (log.length > MAX_ACTS) throw new Error('the deal does not end');
  }
  return { log, states };
}
