/** Counts how the deals of some forehands end with open cards, once for all deals that differ by exchanged plain suits only. */
import { handClassesOf, swapped, swapsOf } from '../../lib/ai/census-hands';
import { ALL_CARDS } from '../../lib/ai/geometry';
import { HAND_RANK, HANDS } from '../../lib/ai/hand-rank';
import { solverOf } from '../../lib/ai/open-play';
import { classAt, type Stakes } from '../../lib/ai/stakes';
import { ALL_POINTS } from '../../lib/rules/public/cards';
import type { Hands, Kind } from './kinds';

export interface Tally {
  /** By class of the hand, place and class of the end: how many deals. */
  readonly counts: Uint32Array;
  /** A sum over all deals, in any order, that two runs can compare. */
  sum: number;
}

const START = { live: ALL_CARDS, turn: 0, played: 0, lead: 0, taken: 0 };

export const widthOf = (kind: Kind): number => kind.cuts.length + 1;
export const emptyTally = (kind: Kind): Tally => ({
  counts: new Uint32Array(handClassesOf(kind.g).hands.length * 4 * widthOf(kind)),
  sum: 0
});

export function add(to: Tally, part: Tally): void {
  part.counts.forEach((n, i) => (to.counts[i]! += n));
  to.sum = (to.sum + part.sum) >>> 0;
}

/** @param classes forehand's hands, by number of the class */
export function countDeals(kind: Kind, classes: readonly number[]): Tally {
  const tally = emptyTally(kind);
  const endOf = counterOf(kind, tally);
  const { hands } = handClassesOf(kind.g);
  for (const number of classes) forEachDeal(kind, hands[number]!, endOf);
  return tally;
}

/** Every deal of forehand's hand; of those that are one but for exchanged suits only the first, and how many they are. */
function forEachDeal(kind: Kind, h0: number, each: (hands: Hands, times: number) => void): void {
  const all = tablesOf(kind);
  const keeping = all.slice(1).filter((table) => table[HAND_RANK[h0]!] === h0);
  const free = HANDS.filter((hand) => (hand & h0) === 0);
  for (const h1 of free) {
    for (const h2 of free) {
      if ((h1 & h2) !== 0) continue;
      const same = sameAs(keeping, h1, h2);
      if (same > 0) each([h0, h1, h2, ALL_CARDS ^ h0 ^ h1 ^ h2], all.length / same);
    }
  }
}

/** How many exchanges leave a deal as it is; 0 if one of them makes an earlier deal of it. */
function sameAs(keeping: readonly Uint16Array[], h1: number, h2: number): number {
  let same = 1;
  for (const table of keeping) {
    const [a, b] = [table[HAND_RANK[h1]!]!, table[HAND_RANK[h2]!]!];
    if (a < h1 || (a === h1 && b < h2)) return 0;
    if (a === h1 && b === h2) same++;
  }
  return same;
}

/** By swap and rank of a hand: the hand after the swap. */
function tablesOf({ g }: Kind): readonly Uint16Array[] {
  const made = TABLES.get(g) ?? swapsOf(g).map((swap) => Uint16Array.from(HANDS, (hand) => swapped(hand, swap)));
  TABLES.set(g, made);
  return made;
}
const TABLES = new Map<Kind['g'], readonly Uint16Array[]>();

function counterOf(kind: Kind, tally: Tally): (hands: Hands, times: number) => void {
  const solver = solverOf(kind.g);
  const width = widthOf(kind);
  const { classOf } = handClassesOf(kind.g);
  const stakes: Stakes = {
    cuts: kind.cuts,
    winClass: 1 + kind.cuts.findIndex((cut) => cut > ALL_POINTS / 2),
    old: [],
    young: []
  };
  return (hands, times) => {
    let beaten = false;
    for (const old of kind.sides(hands)) {
      let end = 0;
      // who can win alone whatever the three others do has beaten each of them too
      if (!beaten) {
        solver.deal(...hands, old);
        end = classAt(solver, stakes, START);
        beaten = end >= stakes.winClass;
      }
      const seats = kind.counted(hands, old);
      for (let seat = 0; seat < 4; seat++) {
        if ((seats >> seat) & 1) tally.counts[(classOf(hands[seat]!) * 4 + seat) * width + end]! += times;
      }
      tally.sum = (tally.sum + times * hashOf(hands, old, end)) >>> 0;
    }
  };
}

/** 32 bits that mix a deal with its end. */
function hashOf([h0, h1, h2]: Hands, old: number, end: number): number {
  let x = Math.imul(h0 | (h1 << 16), 0x9e3779b1) ^ Math.imul(h2 | (old << 16) | (end << 20), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return (x ^ (x >>> 15)) >>> 0;
}
