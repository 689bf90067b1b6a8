/** Cards, points and seats: the words every other file of the rules speaks in. */

export const SUITS = ['C', 'S', 'H', 'D'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['A', 'T', 'Q', 'J'] as const;
export type Rank = (typeof RANKS)[number];

/** Rank then suit, `T` = ten: the notation of the deal records. */
export type Card = `${Rank}${Suit}`;

/** All 16 cards, by suit then rank. */
export const DECK: readonly Card[] = SUITS.flatMap((s) => RANKS.map((r): Card => `${r}${s}`));

export const POINTS: Readonly<Record<Rank, number>> = { A: 11, T: 10, Q: 3, J: 2 };
export const ALL_POINTS = 104;

export const rankOf = (card: Card): Rank => card[0] as Rank;
export const suitOf = (card: Card): Suit => card[1] as Suit;
export const pointsOf = (card: Card): number => POINTS[rankOf(card)];
export const totalOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0);

export const isCard = (x: unknown): x is Card => typeof x === 'string' && (DECK as readonly string[]).includes(x);

/** Clockwise. The person at this device always sits at seat 0. */
export const SEATS = [0, 1, 2, 3] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = readonly [T, T, T, T];

export const isSeat = (x: unknown): x is Seat => (SEATS as readonly unknown[]).includes(x);
export const nextSeat = (seat: Seat): Seat => ((seat + 1) % 4) as Seat;
export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => [make(0), make(1), make(2), make(3)];

/** The holders of both black queens decide who is old (RULES, Contract and sides). */
export const BLACK_QUEENS: readonly Card[] = ['QC', 'QS'];
export const ALL_QUEENS: readonly Card[] = ['QC', 'QS', 'QH', 'QD'];

export interface Played {
  readonly seat: Seat;
  readonly card: Card;
}
