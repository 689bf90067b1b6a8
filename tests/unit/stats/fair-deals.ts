/** Fair deals by the million, from a generator that has nothing to do with the one that deals in the app. */
import { DECK } from '../../../src/lib/rules/public/cards';
import type { PresetId } from '../../../src/lib/rules/public/rulesets';
import type { DealtHands } from '../../../src/lib/stats/fairness';

export type Draw = (n: number) => number;

/** Mulberry32. */
export function lots(seed: number): Draw {
  let a = seed;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

function fairDeal(draw: Draw, base: PresetId): DealtHands {
  const deck = [...DECK];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return { base, hands: [deck.slice(0, 4), deck.slice(4, 8), deck.slice(8, 12), deck.slice(12)] };
}

export const fairHistory = (draw: Draw, base: PresetId, deals: number): readonly DealtHands[] =>
  Array.from({ length: deals }, () => fairDeal(draw, base));
