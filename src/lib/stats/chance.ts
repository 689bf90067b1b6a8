/** What chance predicts, exactly where it can be: over all hands that a seat can be dealt, and the tails of what is seen. */
import { DECK, type Card } from '../rules/public/cards';

/** All 1,820 hands; each lies with one seat in 34,650 of the 63,063,000 deals. */
export const HANDS: readonly (readonly Card[])[] = DECK.flatMap((a, i) =>
  DECK.slice(i + 1).flatMap((b, j) =>
    DECK.slice(i + j + 2).flatMap((c, k) => DECK.slice(i + j + k + 3).map((d) => [a, b, c, d]))
  )
);

export interface Moments {
  readonly mean: number;
  readonly variance: number;
}

/** Of a figure of one hand, by counting all hands. */
export function momentsOf(worth: (hand: readonly Card[]) => number): Moments {
  let [sum, squares] = [0, 0];
  for (const hand of HANDS) {
    const x = worth(hand);
    sum += x;
    squares += x * x;
  }
  const mean = sum / HANDS.length;
  return { mean, variance: squares / HANDS.length - mean * mean };
}

/** How probable a sum at least so far from its expected value is, up or down; right for sums of many. */
export const normalTails = (distance: number, variance: number): number =>
  erfc(Math.abs(distance) / Math.sqrt(2 * variance));

/** The complementary error function by Chebyshev's fit; its relative error is below 1.2·10⁻⁷ everywhere. */
function erfc(x: number): number {
  const t = 1 / (1 + x / 2);
  const fit = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
    -1.26551223
  ];
  return t * Math.exp(-x * x + fit.reduce((sum, factor) => sum * t + factor, 0));
}

/** How probable it is to see something of chance `p` in `n` cases as seldom or as often as `k` times: twice the smaller tail. */
export function binomialTails(n: number, p: number, k: number): number {
  const step = Math.log(p) - Math.log1p(-p);
  let log = n * Math.log1p(-p); // logarithms: the chance of none at all in 10,000 is too small for a number
  let [atMost, atLeast] = [0, 0];
  for (let i = 0; i <= n; i++) {
    if (i <= k) atMost += Math.exp(log);
    if (i >= k) atLeast += Math.exp(log);
    log += Math.log((n - i) / (i + 1)) + step;
  }
  return Math.min(1, 2 * Math.min(atMost, atLeast));
}
