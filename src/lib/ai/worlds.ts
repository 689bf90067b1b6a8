/** All the ways in which the unseen cards can lie, exactly those that fit what a seat knows. */
import type { Rng } from '../rules/public/random';
import type { Evidence, Suspect } from './evidence';
import { ALL_CARDS, sizeOf } from './geometry';

/** One entry per world: what each of the other seats still holds, clockwise from the seat after the viewer's. */
export interface Worlds {
  readonly size: number;
  readonly hands: readonly [Uint16Array, Uint16Array, Uint16Array];
}

const SIZES = Uint8Array.from({ length: ALL_CARDS + 1 }, (_, mask) => sizeOf(mask));
const FACTORIALS = [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800, 39916800, 479001600];

/** Every world that fits, in a fixed order. */
export function allWorlds({ unseen, others, blackQueens }: Evidence): Worlds {
  const most = others.reduce((n, { left }) => n / FACTORIALS[left]!, FACTORIALS[SIZES[unseen]!]!);
  const [a, b, c] = [new Uint16Array(most), new Uint16Array(most), new Uint16Array(most)];
  const [first, second, third] = others.map((s) => fitter(s, blackQueens)) as [Fits, Fits, Fits];
  let size = 0;
  for (let x = unseen; ; x = (x - 1) & unseen) {
    if (first(x)) {
      const rest = unseen & ~x;
      for (let y = rest; ; y = (y - 1) & rest) {
        if (second(y) && third(rest ^ y)) {
          a[size] = x;
          b[size] = y;
          c[size++] = rest ^ y;
        }
        if (y === 0) break;
      }
    }
    if (x === 0) break;
  }
  return { size, hands: [a.subarray(0, size), b.subarray(0, size), c.subarray(0, size)] };
}

type Fits = (cards: number) => boolean;

function fitter({ left, played, may, must, notBothQueens }: Suspect, blackQueens: number): Fits {
  const not = ~may & ALL_CARDS;
  const needed = must & ~played;
  const pair = notBothQueens ? blackQueens : -1;
  return (cards) =>
    SIZES[cards] === left && (cards & not) === 0 && (needed & ~cards) === 0 && ((cards | played) & pair) !== pair;
}

/** `n` of the worlds by lot, none twice, each as likely as any other; all of them when there are no more. */
export function sampled(worlds: Worlds, n: number, rng: Rng): Worlds {
  if (worlds.size <= n) return worlds;
  const order = Uint16Array.from({ length: worlds.size }, (_, i) => i);
  for (let i = 0; i < n; i++) {
    const j = i + rng.below(worlds.size - i);
    const chosen = order[j]!;
    order[j] = order[i]!;
    order[i] = chosen;
  }
  const pick = (hands: Uint16Array): Uint16Array => Uint16Array.from({ length: n }, (_, i) => hands[order[i]!]!);
  return { size: n, hands: [pick(worlds.hands[0]), pick(worlds.hands[1]), pick(worlds.hands[2])] };
}
