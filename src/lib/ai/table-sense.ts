/** Plain facts about the running trick, as a player at the table sees them. */
import { DECK, nextSeat, pointsOf, type Card, type Played } from '../rules/public/cards';
import { beats, holderOf, legalCards } from '../rules/public/trumps';
import { trumpsIn, type SeatView } from '../rules/public/view';

export interface TableSense {
  readonly trumps: readonly Card[];
  readonly legal: readonly Card[];
  readonly last: boolean;
  readonly holder: Played | null;
  /** Cards that others hold. */
  readonly out: readonly Card[];
  /** The trick is held by a seat that is surely of the viewer's side. */
  readonly partnerHolds: boolean;
  /** All seats that are still to play in this trick are surely of the viewer's side. */
  readonly onlyFriendsLeft: boolean;
  /** Whether the card takes the trick as it lies. */
  takes(card: Card): boolean;
  /** Whether no card that others still hold can beat it in this trick. */
  unbeatable(card: Card): boolean;
}

export function senseOf(view: SeatView): TableSense {
  const trumps = trumpsIn(view);
  const { trick, hand, roles, you } = view;
  const gone = [...view.tricks.flatMap((t) => t.cards), ...trick].map((p) => p.card);
  const out = DECK.filter((card) => !gone.includes(card) && !hand.includes(card));
  const holder = holderOf(trumps, trick);
  const friend = (seat: number): boolean => seat !== you && roles[you] !== null && roles[seat as 0] === roles[you];
  const toCome = [nextSeat(you), nextSeat(nextSeat(you)), nextSeat(nextSeat(nextSeat(you)))].slice(0, 3 - trick.length);
  return {
    trumps,
    legal: legalCards(trumps, hand, trick),
    last: trick.length === 3,
    holder,
    out,
    partnerHolds: holder !== null && friend(holder.seat),
    onlyFriendsLeft: toCome.every(friend),
    takes: (card) => holder === null || beats(trumps, card, holder.card),
    unbeatable: (card) => trick.length === 3 || !out.some((other) => beats(trumps, other, card))
  };
}

/** Points on the table. */
export const pointsIn = (trick: readonly Played[]): number => trick.reduce((sum, p) => sum + pointsOf(p.card), 0);
