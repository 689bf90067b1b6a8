/** Seeded chance: the same seed gives the same lots in every engine (seedrandom's ARC4). */
import seedrandom from 'seedrandom';

export interface Rng {
  /** A whole number from 0 to n − 1, every one equally likely; n ≤ 2³². */
  below(n: number): number;
}

/** `path` keeps the purposes apart, so that one consumer never shifts another's lots. */
export function rngOf(seed: string, ...path: readonly (string | number)[]): Rng {
  const prng = seedrandom([seed, ...path].join('|'));
  const RANGE = 2 ** 32;
  return {
    below(n) {
      // a remainder alone would favour small numbers, so the incomplete last round is drawn again
      const limit = RANGE - (RANGE % n);
      for (;;) {
        const x = prng.int32() >>> 0;
        if (x < limit) return x % n;
      }
    }
  };
}

/** Fisher–Yates: every order equally likely. */
export function shuffled<T>(items: readonly T[], rng: Rng): readonly T[] {
  const a = [...items];
  for (let i = a.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [a[i], a[j]] = [a[j]!, a[i]!];
  }
  return a;
}

const HEX = '0123456789abcdef';
/** Another seed, from which the first cannot be told: the bots never get the seed of the cards. */
export function derivedSeed(seed: string, purpose: string): string {
  const rng = rngOf(seed, 'derive', purpose);
  return Array.from({ length: 16 }, () => HEX[rng.below(16)]).join('');
}
