/** How the census is written down: which ends of the old side are told apart, for which hands, in which digits. */
import { ALL_POINTS, BLACK_QUEENS } from '../rules/public/cards';
import { handClassesOf } from './census-hands';
import { maskOf, sizeOf, type Geometry } from './geometry';

/** zolo and gran stand for their `du` too: there only the last end wins. Who plays its cicha alone is found under zolo. */
export const TABLE_GAMES = ['normal', 'cicha', 'wesele', 'zolo', 'gran'] as const;
export type TableGame = (typeof TABLE_GAMES)[number];

export interface Shape {
  /** Where the ends of the old side begin, by its points. */
  readonly ends: readonly number[];
  /** Of how many black queens in the hand there are numbers. */
  readonly blackQueens: readonly number[];
}

export const WON = ALL_POINTS / 2 + 1;
/** Schneider is at 25 points, or at 26 in a league; a tie without doubles is lost under every rule. */
const TOGETHER = [0, 1, 26, 27, WON, ALL_POINTS - 26, ALL_POINTS - 25, ALL_POINTS];
const ALONE = [0, WON, ALL_POINTS];

export const SHAPES: Readonly<Record<TableGame, Shape>> = {
  normal: { ends: TOGETHER, blackQueens: [0, 1] },
  cicha: { ends: ALONE, blackQueens: [0] },
  wesele: { ends: TOGETHER, blackQueens: [2] },
  zolo: { ends: ALONE, blackQueens: [0, 1, 2] },
  gran: { ends: ALONE, blackQueens: [0, 1, 2] }
};

/** The classes of hands that a table has numbers for, in its order. */
export function rowsOf(g: Geometry, { blackQueens }: Shape): readonly number[] {
  const queens = maskOf(g, BLACK_QUEENS);
  return handClassesOf(g).hands.flatMap((hand, number) =>
    blackQueens.includes(sizeOf(hand & queens)) ? [number] : []
  );
}

/** What is most common and therefore not written: the rest to 1. */
const unwritten = ({ ends }: Shape): number => ends.indexOf(WON) - 1;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A share is a whole number of these parts of 1. */
export const LEVELS = DIGITS.length - 1;

/** @param levels by place in the table and end, in parts of `LEVELS`, which all of a place come to */
export const written = (shape: Shape, levels: readonly (readonly number[])[]): string =>
  shape.ends.map((_, end) => (end === unwritten(shape) ? '' : levels.map((l) => DIGITS[l[end]!]).join(''))).join('');

/** By place in the table and end: its share. */
export function read(shape: Shape, text: string): readonly Float64Array[] {
  const size = text.length / (shape.ends.length - 1);
  const rest = unwritten(shape);
  return Array.from({ length: size }, (_, place) => {
    const levels = shape.ends.map((_, end) =>
      end === rest ? 0 : DIGITS.indexOf(text[(end < rest ? end : end - 1) * size + place]!)
    );
    levels[rest] = LEVELS - levels.reduce((sum, l) => sum + l, 0);
    return Float64Array.from(levels, (l) => l / LEVELS);
  });
}
