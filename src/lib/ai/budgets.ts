/** How many worlds each kind of player looks at: counts, the same on every device. */
import { LEVELS, type Level } from './levels';

/** The levels that people choose, and the yardstick of the literature: plain determinization over `n` even worlds. */
export type Strength = Level | `pimc:${number}`;

export interface Budget {
  /** At most so many worlds for a card, for a call. */
  readonly cards: number;
  readonly calls: number;
  /** The share of speakers whose words are taken to mean nothing: people do not speak by tables. 1: words are not heard. */
  readonly deaf: number;
  /** A game must bring so much more than passing, as a share of what is at stake with it. */
  readonly caution: number;
  /** So must a first double, and a double of what was doubled already: that speaker knows something, too. */
  readonly doubt: number;
  readonly doubtBack: number;
  /** Whether it knows that cards are not open: corrects open results and mixes in endings. */
  readonly real: boolean;
  /** With less chance than this it does not say so, whatever that seems to pay; 0: it may always. */
  readonly least: {
    /** A game against three. */
    readonly alone: number;
    readonly double: number;
    /** Doubling one's own game against three once more: those who doubled it hold what beats it. */
    readonly ownAgain: number;
  };
}

const ANY_CHANCE = { alone: 0, double: 0, ownAgain: 0 } as const;

const BUDGETS = {
  normal: { cards: 8, calls: 20, deaf: 0.5, caution: 0.08, doubt: 0.2, doubtBack: 0.2, real: false, least: ANY_CHANCE },
  strong: {
    cards: 2000,
    calls: 800,
    deaf: 0.05,
    caution: 0.04,
    doubt: 0.06,
    doubtBack: 0.1,
    real: true,
    least: { alone: 0.69, double: 0.5, ownAgain: 0.9 }
  }
} as const satisfies Readonly<Record<Exclude<Level, 'easy'>, Budget>>;

export function budgetOf(strength: Exclude<Strength, 'easy'>): Budget {
  if (strength === 'normal' || strength === 'strong') return BUDGETS[strength];
  const n = Number(strength.slice('pimc:'.length));
  return { cards: n, calls: n, deaf: 1, caution: 0, doubt: 0, doubtBack: 0, real: false, least: ANY_CHANCE };
}

/** Reads the name of a bot; null when there is none of that name. */
export function strengthOf(text: string): Strength | null {
  if ((LEVELS as readonly string[]).includes(text)) return text as Level;
  return /^pimc:[1-9]\d{0,4}$/.test(text) ? (text as Strength) : null;
}
