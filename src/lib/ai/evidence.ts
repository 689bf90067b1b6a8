/** What a view proves about the unseen cards: who may hold what, from the forced rules and from what was said. */
import { BLACK_QUEENS, nextSeat, SEATS, type Played, type Seat } from '../rules/public/cards';
import { isAnnouncement, TRAITS } from '../rules/public/contracts';
import { playsOf } from '../rules/public/progress';
import type { SeatView } from '../rules/public/view';
import { ALL_CARDS, holderOf, lowestIndex, maskOf, type Geometry } from './geometry';

/** What is known of one other seat. */
export interface Suspect {
  readonly seat: Seat;
  /** How many cards it still holds. */
  readonly left: number;
  /** The cards it has played, that of the running trick included. */
  readonly played: number;
  /** Cards it may hold, and such as it was dealt for sure. */
  readonly may: number;
  readonly must: number;
  /** It was not dealt both black queens: else it could not have said the first double. */
  readonly notBothQueens: boolean;
}

export interface Evidence {
  readonly g: Geometry;
  readonly unseen: number;
  /** Clockwise from the seat after the viewer's. */
  readonly others: readonly [Suspect, Suspect, Suspect];
  readonly blackQueens: number;
}

export function evidenceOf(view: SeatView, g: Geometry): Evidence {
  const plays = playsOf({ trick: view.trick, tricks: view.tricks, turn: view.turn });
  const first = nextSeat(view.you);
  const second = nextSeat(first);
  const may = maysOf(view, g);
  const suspect = (seat: Seat): Suspect => {
    const cards = plays.filter((p) => p.seat === seat).map((p) => p.card);
    const played = maskOf(g, cards);
    return { seat, left: 4 - cards.length, played, may: may[seat]!, ...wordsOf(view, g, seat) };
  };
  return {
    g,
    unseen: ALL_CARDS & ~maskOf(g, [...view.dealt, ...plays.map((p) => p.card)]),
    others: [suspect(first), suspect(second), suspect(nextSeat(second))],
    blackQueens: maskOf(g, BLACK_QUEENS)
  };
}

/** By seat: the cards that its plays so far leave possible. */
function maysOf(view: SeatView, g: Geometry): readonly number[] {
  const may = SEATS.map(() => ALL_CARDS);
  for (const cards of [...view.tricks.map((t) => t.cards), view.trick]) {
    cards.forEach(({ seat }, i) => (may[seat]! &= ~impossibleAfter(g, cards.slice(0, i + 1))));
  }
  return may;
}

/** What the last of these cards, being legal, proves its player not to hold. */
function impossibleAfter(g: Geometry, cards: readonly Played[]): number {
  if (cards.length === 1) return 0;
  const bits = cards.map((p) => g.bitOf[p.card]);
  const bit = bits.pop()!;
  const lead = lowestIndex(bits[0]!);
  const holder = holderOf(
    g,
    lead,
    bits.reduce((mask, b) => mask | b, 0)
  );
  const group = g.group[lead]!;
  if ((bit & group) !== 0) return bit < holder ? 0 : group & (holder - 1);
  if ((bit & g.trumps) !== 0) return group | (bit < holder ? 0 : g.trumps & (holder - 1));
  return group | g.trumps;
}

/** What a seat's words prove of its hand. */
function wordsOf({ auction }: SeatView, g: Geometry, seat: Seat): Pick<Suspect, 'must' | 'notBothQueens'> {
  const opening = auction.said.find((s) => s.call !== 'pass');
  const needs = auction.said.flatMap((s) => (s.seat === seat && isAnnouncement(s.call) ? TRAITS[s.call].needs : []));
  return { must: maskOf(g, needs), notBothQueens: opening?.call === 'double' && opening.seat === seat };
}

/** Nothing known but the own hand of four; the others are seats 1, 2 and 3. */
export function evidenceFor(g: Geometry, hand: number): Evidence {
  const unknown = (seat: Seat): Suspect => ({
    seat,
    left: 4,
    played: 0,
    may: ALL_CARDS,
    must: 0,
    notBothQueens: false
  });
  return {
    g,
    unseen: ALL_CARDS & ~hand,
    others: [unknown(1), unknown(2), unknown(3)],
    blackQueens: maskOf(g, BLACK_QUEENS)
  };
}
