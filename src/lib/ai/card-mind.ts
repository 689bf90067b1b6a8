/** Weighs each legal card: what it is expected to bring over the worlds that may be. */
import { nextSeat, SEATS, type Card } from '../rules/public/cards';
import type { SeatView } from '../rules/public/view';
import type { Evidence } from './evidence';
import { cardsOf, lowestIndex, maskOf, type Geometry } from './geometry';
import type { Weighed } from './inference';
import { legalIn, solverOf } from './open-play';
import { contractIn, oldFinder } from './sides-in';
import type { Solver } from './solver';
import { classAt, stakesOf, type Stakes } from './stakes';

export interface CardValue {
  readonly card: Card;
  /** The other legal cards that come to the same. */
  readonly twins: readonly Card[];
  /** Expected score of the own seat. */
  readonly score: number;
  /** How often the own side wins. */
  readonly chance: number;
}

/** A bit that may be played; of cards that come to the same the weakest stands for all. */
interface Choice {
  readonly bit: number;
  readonly twins: readonly Card[];
}

/** The worlds of a view, laid out deal by deal. */
interface Table {
  readonly view: SeatView;
  readonly g: Geometry;
  readonly solver: Solver;
  readonly choices: readonly Choice[];
  readonly live: number;
  readonly played: number;
  readonly lead: number;
  readonly stakesBy: (old: number) => Stakes;
  readonly takenBy: (old: number) => number;
  /** Sets the solver on a world; the answer is the old side. */
  readonly lay: (i: number) => number;
}

/** One value per legal card that differs from the others, in the order of the geometry. */
export function weighCards(view: SeatView, evidence: Evidence, worlds: Weighed): readonly CardValue[] {
  const t = tableOf(view, evidence, worlds);
  const scores = new Float64Array(t.choices.length);
  const wins = new Float64Array(t.choices.length);
  let total = 0;
  for (let i = 0; i < worlds.size; i++) {
    const weight = worlds.weights[i]!;
    const old = t.lay(i);
    const stakes = t.stakesBy(old);
    const taken = t.takenBy(old);
    const mine = (old >> view.you) & 1;
    total += weight;
    for (let k = 0; k < t.choices.length; k++) {
      const found = classAt(t.solver, stakes, momentAfter(t, t.choices[k]!.bit, taken));
      scores[k]! += weight * (mine === 1 ? stakes.old : stakes.young)[found]!;
      if (found >= stakes.winClass === (mine === 1)) wins[k]! += weight;
    }
  }
  return t.choices.map(({ bit, twins }, k) => ({
    card: t.g.cards[lowestIndex(bit)]!,
    twins,
    score: scores[k]! / total,
    chance: wins[k]! / total
  }));
}

const momentAfter = (t: Table, card: number, taken: number) => ({
  live: t.live,
  turn: nextSeat(t.view.you),
  played: t.played | card,
  lead: t.played === 0 ? lowestIndex(card) : t.lead,
  taken
});

function tableOf(view: SeatView, evidence: Evidence, worlds: Weighed): Table {
  const { g } = evidence;
  const { standing, doubles } = view.auction;
  const solver = solverOf(g);
  const trick = view.trick.map((p) => g.bitOf[p.card]);
  const played = trick.reduce((mask, bit) => mask | bit, 0);
  const live = evidence.unseen | maskOf(g, view.hand) | played;
  const stakes: (Stakes | undefined)[] = [];
  const taken: (number | undefined)[] = [];
  return {
    view,
    g,
    solver,
    choices: choicesOf(view, g, trick, live),
    live,
    played,
    lead: trick[0] === undefined ? 0 : lowestIndex(trick[0]),
    stakesBy: (old) => (stakes[old] ??= stakesOf(view.rules, contractIn(standing, old), old, doubles)),
    takenBy: (old) => (taken[old] ??= takenIn(view, old)),
    lay: layer(view, evidence, worlds, solver)
  };
}

/** Points that the old side has taken. */
const takenIn = ({ tricks }: SeatView, old: number): number =>
  tricks.reduce((sum, { winner, points }) => sum + ((old >> winner) & 1 ? points : 0), 0);

function choicesOf(view: SeatView, g: Geometry, trick: readonly number[], live: number): readonly Choice[] {
  const hands = SEATS.map((seat) => (seat === view.you ? maskOf(g, view.hand) : 0));
  const legal = legalIn(g, { hands, old: 0, turn: view.you, trick, points: 0 });
  const cards = cardsOf(g, legal);
  const weakest = cards.map((card) => weakestLike(g, legal, live, g.bitOf[card]));
  return [...new Set(weakest)].map((bit) => ({
    bit,
    twins: cards.filter((card, i) => weakest[i] === bit && g.bitOf[card] !== bit)
  }));
}

/** The weakest card of the same hand that comes to the same: all between them are in it, too. */
function weakestLike(g: Geometry, legal: number, live: number, bit: number): number {
  const below = live & ~(bit | (bit - 1));
  const twin = below & -below & legal & g.alike[lowestIndex(bit)]!;
  return twin === 0 ? bit : weakestLike(g, legal, live, twin);
}

function layer(view: SeatView, evidence: Evidence, worlds: Weighed, solver: Solver): (i: number) => number {
  const { g, others } = evidence;
  const oldIn = oldFinder(g, view.auction.standing);
  const dealt = new Int32Array(4);
  const held = new Int32Array(4);
  dealt[view.you] = maskOf(g, view.dealt);
  held[view.you] = maskOf(g, view.hand);
  const onTable = SEATS.map((seat) =>
    maskOf(
      g,
      view.trick.filter((p) => p.seat === seat).map((p) => p.card)
    )
  );
  return (i) => {
    for (let k = 0; k < 3; k++) {
      const { seat, played } = others[k]!;
      const hand = worlds.hands[k]![i]!;
      dealt[seat] = hand | played;
      held[seat] = hand | onTable[seat]!;
    }
    const old = oldIn(dealt);
    solver.deal(held[0]!, held[1]!, held[2]!, held[3]!, old);
    return old;
  };
}

/** Of cards that score the same, how many points the own side ends with on average: real opponents err. */
export function pointsOfCards(
  view: SeatView,
  evidence: Evidence,
  worlds: Weighed,
  cards: readonly Card[]
): readonly number[] {
  const t = tableOf(view, evidence, worlds);
  const sums = cards.map(() => 0);
  for (let i = 0; i < worlds.size; i++) {
    const old = t.lay(i);
    const sign = (old >> view.you) & 1 ? 1 : -1;
    cards.forEach((card, k) => (sums[k]! += worlds.weights[i]! * sign * pointsAfter(t, t.g.bitOf[card])));
  }
  return sums;
}

function pointsAfter(t: Table, card: number): number {
  let low = 0;
  let high = t.g.total[t.live]!;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const { live, turn, played, lead } = momentAfter(t, card, 0);
    if (t.solver.takes(live, turn, played, lead, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
