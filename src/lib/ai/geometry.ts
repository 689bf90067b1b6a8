/** Cards as bits: trumps first, strongest first, then each plain suit, so that strength is the position of a bit. */
import { DECK, pointsOf, rankOf, suitOf, SUITS, type Card } from '../rules/public/cards';

export const ALL_CARDS = 0xffff;

export interface Geometry {
  /** The card of each bit. */
  readonly cards: readonly Card[];
  readonly bitOf: Readonly<Record<Card, number>>;
  readonly trumps: number;
  /** By index of the bit: all cards of its suit (trumps are one suit). */
  readonly group: Uint16Array;
  /** By index: the trumps or the suit together with the cards that are worth the same. */
  readonly alike: Uint16Array;
  /** By index. */
  readonly points: Uint8Array;
  /** By mask. */
  readonly total: Uint8Array;
}

const PLAIN = ['A', 'T', 'Q', 'J'] as const;

/** The geometry of a trump order; the same order gives the same object. */
export function geometryOf(trumps: readonly Card[]): Geometry {
  const known = KNOWN.get(trumps);
  if (known !== undefined) return known;
  const key = trumps.join(' ');
  const made = MADE.get(key) ?? make(trumps);
  MADE.set(key, made);
  KNOWN.set(trumps, made);
  return made;
}
const MADE = new Map<string, Geometry>();
/** The same by the list itself: it is asked for by the thousand. */
const KNOWN = new WeakMap<readonly Card[], Geometry>();

function make(trumps: readonly Card[]): Geometry {
  const plain = SUITS.flatMap((s) => PLAIN.map((r): Card => `${r}${s}`)).filter((c) => !trumps.includes(c));
  const cards = [...trumps, ...plain];
  const colour = (card: Card): string => (trumps.includes(card) ? 'trump' : suitOf(card));
  const maskWhere = (test: (card: Card) => boolean): number =>
    cards.reduce((mask, card, i) => (test(card) ? mask | (1 << i) : mask), 0);
  const total = new Uint8Array(ALL_CARDS + 1);
  for (let mask = 1; mask <= ALL_CARDS; mask++) {
    total[mask] = total[mask & (mask - 1)]! + pointsOf(cards[lowestIndex(mask)]!);
  }
  return {
    cards,
    bitOf: Object.fromEntries(DECK.map((card) => [card, 1 << cards.indexOf(card)])) as Record<Card, number>,
    trumps: maskWhere((c) => trumps.includes(c)),
    group: Uint16Array.from(cards, (card) => maskWhere((c) => colour(c) === colour(card))),
    alike: Uint16Array.from(cards, (card) =>
      maskWhere((c) => colour(c) === colour(card) && rankOf(c) === rankOf(card))
    ),
    points: Uint8Array.from(cards, pointsOf),
    total
  };
}

export const lowestIndex = (mask: number): number => 31 - Math.clz32(mask & -mask);

export function sizeOf(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

export const maskOf = (g: Geometry, cards: readonly Card[]): number =>
  cards.reduce((mask, card) => mask | g.bitOf[card], 0);

export function cardsOf(g: Geometry, mask: number): readonly Card[] {
  const cards: Card[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) cards.push(g.cards[lowestIndex(rest)]!);
  return cards;
}

/** Cards of one geometry as cards of another. */
export function translator(from: Geometry, to: Geometry): (mask: number) => number {
  if (from === to) return (mask) => mask;
  const half = (shift: number): Uint16Array =>
    Uint16Array.from({ length: 256 }, (_, byte) => maskOf(to, cardsOf(from, byte << shift)));
  const [low, high] = [half(0), half(8)];
  return (mask) => low[mask & 255]! | high[mask >> 8]!;
}

/** The legal cards of a hand: follow, else trump, else anything; beat the holding card if the compulsory group can. */
export function legalMask(g: Geometry, hand: number, leadIndex: number, holder: number): number {
  const duty = hand & g.group[leadIndex]! || hand & g.trumps;
  if (duty === 0) return hand;
  return duty & (holder - 1) || duty;
}

/** The card that holds a trick of these cards. */
export function holderOf(g: Geometry, leadIndex: number, played: number): number {
  const best = played & g.trumps || played & g.group[leadIndex]!;
  return best & -best;
}
