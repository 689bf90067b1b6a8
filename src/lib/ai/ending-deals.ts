/** The deals that everybody at the table must reckon with when the third trick begins, each with its weight. */
import { ALL_POINTS, BLACK_QUEENS, SEATS, type Seat } from '../rules/public/cards';
import { trumpsIn, type SeatView } from '../rules/public/view';
import { evidenceOf, type Suspect } from './evidence';
import { ALL_CARDS, geometryOf, maskOf, type Geometry } from './geometry';
import { contractIn, oldFinder } from './sides-in';
import { classOfPoints, seatsIn, stakesOf, type Stakes } from './stakes';

/** How likely a seat that was dealt this hand (of the geometry that is played by) says and plays what it did before the third trick. */
export type Likelihood = (seat: Seat, dealtHandMask: number) => number;

/** An old side, a bit per place at the table, and what its further points bring each of its seats. */
export interface Party {
  readonly old: number;
  readonly scores: Float64Array;
}

/** Places are counted from the seat that leads to the third trick: place `k` plays the `k`-th card. */
export interface PublicDeals {
  readonly g: Geometry;
  readonly leader: Seat;
  readonly size: number;
  /** Four per deal, by place: the two cards left to each. */
  readonly hands: Uint16Array;
  readonly weights: Float64Array;
  /** By deal: which of the parties is old. */
  readonly party: Uint8Array;
  readonly parties: readonly Party[];
}

/** Eight cards fall to four seats in so many ways. */
const MOST = 2520;
/** The own hand, however unlikely, counts for so much of the likeliest. */
const FLOOR = 1e-3;

/** All deals that the first two tricks and the words leave possible, as someone sees it who holds no cards. */
export function publicDeals(view: SeatView, likelihood: Likelihood): PublicDeals {
  const g = geometryOf(trumpsIn(view));
  const leader = view.tricks.at(-1)!.winner;
  const seats = SEATS.map((place) => ((leader + place) & 3) as Seat);
  const { suspects, unseen } = publicEvidence(view, g);
  const played = seats.map((seat) => suspects[seat]!.played);
  const [first, second, third, fourth] = seats.map((seat) =>
    chancesOf(view, g, suspects[seat]!, pairsIn(unseen), likelihood)
  ) as [Chances, Chances, Chances, Chances];
  const partyOf = partyFinder(view, g, leader);
  const hands = new Uint16Array(4 * MOST);
  const weights = new Float64Array(MOST);
  const party = new Uint8Array(MOST);
  let size = 0;
  for (const [a, chanceA] of first) {
    for (const b of pairsIn(unseen & ~a)) {
      const chanceB = chanceA * (second.get(b) ?? 0);
      if (chanceB === 0) continue;
      for (const c of pairsIn(unseen & ~(a | b))) {
        const d = unseen & ~(a | b | c);
        const weight = chanceB * (third.get(c) ?? 0) * (fourth.get(d) ?? 0);
        if (weight === 0) continue;
        const left = [a, b, c, d];
        hands.set(left, 4 * size);
        weights[size] = weight;
        party[size++] = partyOf.index(left.map((pair, place) => pair | played[place]!));
      }
    }
  }
  return { g, leader, size, hands, weights, party, parties: partyOf.found };
}

/** What nobody's own cards tell: evidence by seat, and the cards of the last two tricks. */
function publicEvidence(view: SeatView, g: Geometry) {
  const from = (you: Seat) => evidenceOf({ ...view, you, dealt: [], trick: [] }, g);
  const { others, unseen } = from(3);
  const suspects: readonly Suspect[] = [...others, from(2).others[0]];
  return { suspects, unseen };
}

function pairsIn(mask: number): readonly number[] {
  const pairs: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const card = rest & -rest;
    for (let others = rest ^ card; others !== 0; others &= others - 1) pairs.push(card | (others & -others));
  }
  return pairs;
}

/** By pair of cards that a seat may have left: how likely it is to have come so far with it. */
type Chances = ReadonlyMap<number, number>;

function chancesOf(
  view: SeatView,
  g: Geometry,
  { seat, played, may, must, notBothQueens }: Suspect,
  pairs: readonly number[],
  likelihood: Likelihood
): Chances {
  const blackQueens = maskOf(g, BLACK_QUEENS);
  const needed = must & ~played;
  const fitting = pairs.filter(
    (pair) =>
      (pair & ~may & ALL_CARDS) === 0 &&
      (needed & ~pair) === 0 &&
      !(notBothQueens && ((pair | played) & blackQueens) === blackQueens)
  );
  const chances = new Map(fitting.map((pair) => [pair, likelihood(seat, pair | played)]));
  if (seat === view.you) {
    const own = maskOf(g, view.hand);
    const most = Math.max(...chances.values());
    chances.set(own, Math.max(chances.get(own) ?? 0, FLOOR * (most || 1)));
  }
  return chances;
}

/** Numbers the old sides as they come up, with what is at stake for each. */
function partyFinder(view: SeatView, g: Geometry, leader: Seat) {
  const { standing, doubles } = view.auction;
  const oldIn = oldFinder(g, standing);
  const found: Party[] = [];
  const numbers = new Map<number, number>();
  const dealt = new Int32Array(4);
  const index = (byPlace: readonly number[]): number => {
    byPlace.forEach((hand, place) => (dealt[(leader + place) & 3] = hand));
    const old = oldIn(dealt);
    const known = numbers.get(old) ?? found.length;
    if (known === found.length) {
      numbers.set(old, known);
      found.push(partyOf(view, old, leader, stakesOf(view.rules, contractIn(standing, old), old, doubles)));
    }
    return known;
  };
  return { found, index };
}

function partyOf({ tricks }: SeatView, old: number, leader: Seat, stakes: Stakes): Party {
  const taken = tricks.reduce((sum, { winner, points }) => sum + ((old >> winner) & 1 ? points : 0), 0);
  return {
    old: seatsIn(old).reduce<number>((mask, seat) => mask | (1 << ((seat - leader) & 3)), 0),
    scores: Float64Array.from(
      { length: ALL_POINTS + 1 - taken },
      (_, more) => stakes.old[classOfPoints(stakes, taken + more)]!
    )
  };
}
