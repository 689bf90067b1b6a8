/** Hands that are one for the census: plain suits look alike, so exchanging them changes no game. */
import type { Geometry } from './geometry';
import { HAND_COUNT, HAND_RANK, HANDS } from './hand-rank';

/** By index of a card: the index of the card that takes its place. */
export type Swap = Uint8Array;

export interface HandClasses {
  /** The smallest mask of each class, ascending. */
  readonly hands: readonly number[];
  /** By class: how many hands it stands for. */
  readonly sizes: readonly number[];
  classOf(hand: number): number;
}

/** Every way to exchange the plain suits for each other, none first. */
export function swapsOf(g: Geometry): readonly Swap[] {
  const suits = [...new Set(g.group)]
    .filter((suit) => suit !== g.trumps)
    .map((suit) => g.cards.flatMap((_, i) => ((suit >> i) & 1 ? [i] : [])));
  return orders(suits).map((others) => {
    const swap = Uint8Array.from(g.cards.keys());
    suits.forEach((suit, k) => suit.forEach((card, rank) => (swap[card] = others[k]![rank]!)));
    return swap;
  });
}

const orders = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) => orders(items.filter((x) => x !== first)).map((rest) => [first, ...rest]));

export function swapped(mask: number, swap: Swap): number {
  let result = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) result |= 1 << swap[31 - Math.clz32(rest & -rest)]!;
  return result;
}

export function handClassesOf(g: Geometry): HandClasses {
  const made = MADE.get(g) ?? make(g);
  MADE.set(g, made);
  return made;
}
const MADE = new Map<Geometry, HandClasses>();

function make(g: Geometry): HandClasses {
  const swaps = swapsOf(g);
  const numbers = new Uint16Array(HAND_COUNT);
  const hands: number[] = [];
  const sizes: number[] = [];
  for (const hand of HANDS) {
    const least = Math.min(...swaps.map((swap) => swapped(hand, swap)));
    if (least === hand) sizes[hands.push(hand) - 1] = 0;
    const number = least === hand ? hands.length - 1 : numbers[HAND_RANK[least]!]!;
    numbers[HAND_RANK[hand]!] = number;
    sizes[number]! += 1;
  }
  return { hands, sizes, classOf: (hand) => numbers[HAND_RANK[hand]!]! };
}
