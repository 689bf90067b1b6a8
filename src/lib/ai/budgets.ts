/** How many worlds each kind of player looks at: counts, the same on every device. */
import { LEVELS, type Level } from './levels';

/** The levels that people choose, and the yardstick of the literature: plain determinization over `n` even worlds. */
export type Strength = Level | `pimc:${number}`;

export interface Budget {
  /** At most so many worlds for a card, for a call. */
  readonly cards: number;
  readonly calls: number;
  /** Whether worlds weigh by what was said. */
  readonly listens: boolean;
}

const BUDGETS = {
  normal: { cards: 40, calls: 60, listens: true },
  strong: { cards: 2000, calls: 400, listens: true }
} as const satisfies Readonly<Record<Exclude<Level, 'easy'>, Budget>>;

export function budgetOf(strength: Exclude<Strength, 'easy'>): Budget {
  if (strength === 'normal' || strength === 'strong') return BUDGETS[strength];
  const n = Number(strength.slice('pimc:'.length));
  return { cards: n, calls: n, listens: false };
}

/** Reads the name of a bot; null when there is none of that name. */
export function strengthOf(text: string): Strength | null {
  if ((LEVELS as readonly string[]).includes(text)) return text as Level;
  return /^pimc:[1-9]\d{0,4}$/.test(text) ? (text as Strength) : null;
}
