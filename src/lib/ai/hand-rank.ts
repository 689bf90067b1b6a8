/** Numbers the 1,820 hands of four cards, for tables by hand. */
import { ALL_CARDS, sizeOf } from './geometry';

export const HAND_COUNT = 1820;

/** By mask of four cards: its place among all such masks. */
export const HAND_RANK = new Uint16Array(ALL_CARDS + 1);
/** The masks in that order. */
export const HANDS: readonly number[] = Array.from({ length: ALL_CARDS + 1 }, (_, mask) => mask).filter(
  (mask) => sizeOf(mask) === 4
);
HANDS.forEach((mask, rank) => (HAND_RANK[mask] = rank));
