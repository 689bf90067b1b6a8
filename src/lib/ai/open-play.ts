/** A moment of the play with all cards open, and what the old side ends with after each card that may be played. */
import type { Card } from '../rules/public/cards';
import { cardsOf, holderOf, legalMask, lowestIndex, type Geometry } from './geometry';
import { Solver } from './solver';

export interface OpenPosition {
  /** By seat: what it still holds, together with its card of the running trick. */
  readonly hands: readonly number[];
  /** A bit per seat of the old side. */
  readonly old: number;
  /** Who plays next. */
  readonly turn: number;
  /** Cards of the running trick, in order. */
  readonly trick: readonly number[];
  /** What the old side has taken so far. */
  readonly points: number;
}

/** One solver per geometry: its tables are worth keeping. */
export function solverOf(g: Geometry): Solver {
  const made = SOLVERS.get(g) ?? new Solver(g);
  SOLVERS.set(g, made);
  return made;
}
const SOLVERS = new Map<Geometry, Solver>();

export const maskOfTrick = (trick: readonly number[]): number => trick.reduce((mask, card) => mask | card, 0);

/** The cards that the seat to play may play. */
export function legalIn(g: Geometry, { hands, turn, trick }: OpenPosition): number {
  const first = trick[0];
  if (first === undefined) return hands[turn]!;
  const lead = lowestIndex(first);
  return legalMask(g, hands[turn]!, lead, holderOf(g, lead, maskOfTrick(trick)));
}

/** The old side's final points after each legal card when everybody plays on with open cards. */
export function oldPoints(g: Geometry, position: OpenPosition): ReadonlyMap<Card, number> {
  const [h0, h1, h2, h3] = position.hands as [number, number, number, number];
  const solver = solverOf(g);
  solver.deal(h0, h1, h2, h3, position.old);
  return new Map(
    cardsOf(g, legalIn(g, position)).map((card) => [
      card,
      position.points + pointsAfter(solver, position, g.bitOf[card])
    ])
  );
}

/** Bisects the question how much old can take once `card` is played. */
function pointsAfter(solver: Solver, { hands, turn, trick }: OpenPosition, card: number): number {
  const live = hands[0]! | hands[1]! | hands[2]! | hands[3]!;
  const played = maskOfTrick(trick) | card;
  const lead = lowestIndex(trick[0] ?? card);
  let low = 0;
  let high = solver.geometry.total[live]!;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (solver.takes(live, (turn + 1) & 3, played, lead, middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
