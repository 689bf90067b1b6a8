/** What a hand is worth before anything is known of the others: looked up, by hand and place, from open-card play. */
import type { Contract } from '../rules/public/contracts';
import type { Ruleset } from '../rules/public/rulesets';
import { HAND_COUNT, HAND_RANK } from './hand-rank';
import { HUNCH_TABLES } from './hunch-tables';

export const HUNCH_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const HUNCH_GAMES = [
  'normal',
  'wesele',
  'zolo',
  'zolo-du',
  'gran',
  'gran-du'
] as const satisfies readonly Contract[];
export type HunchGame = (typeof HUNCH_GAMES)[number];

/** The chance that the side of a hand wins a game: by rank of the hand and place (0 = forehand). */
export interface Hunches {
  chance(game: HunchGame, hand: number, place: number): number;
}

/** `hand` is a mask of the colour trumps' geometry. */
export function hunchesOf(rules: Ruleset): Hunches {
  const name = rules.trumps.gran === undefined ? 'kop' : 'baska';
  const made = MADE.get(name) ?? read(HUNCH_TABLES[name]!);
  MADE.set(name, made);
  return made;
}
const MADE = new Map<string, Hunches>();

function read(tables: Readonly<Record<string, string>>): Hunches {
  const chances = new Map(Object.entries(tables).map(([game, digits]) => [game, numbers(digits)]));
  return {
    chance: (game, hand, place) => chances.get(game)?.[4 * HAND_RANK[hand]! + place] ?? 0
  };
}

const numbers = (digits: string): Float64Array =>
  Float64Array.from({ length: 4 * HAND_COUNT }, (_, i) => HUNCH_DIGITS.indexOf(digits[i] ?? 'A') / 63);
