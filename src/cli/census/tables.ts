/** From counts to the tables that the app ships: shares of the old side's ends, by hand and place, as text. */
import { LEVELS, rowsOf, SHAPES, written, type Shape } from '../../lib/ai/census-code';
import { widthOf } from './count';
import type { Kind } from './kinds';
import type { Progress } from './progress';

export interface Counted {
  readonly kind: Kind;
  readonly progress: Progress;
}

export const checksumOf = ({ tally }: Progress): string => tally.sum.toString(16).padStart(8, '0');

export const tablesFile = (counted: readonly Counted[]): string => `/** ${WHAT}; made by \`npm run census\`. */
export const CENSUS_TABLES: Readonly<Record<string, string>> = {
${counted.map((c) => `  // checksum ${checksumOf(c.progress)}\n  '${c.kind.id}':\n    '${tableText(c)}'`).join(',\n')}
};
`;
const WHAT = 'How often each hand at each place sees the old side end where, with open cards (census-code.ts)';

export function tableText({ kind, progress }: Counted): string {
  const shape = SHAPES[kind.game];
  const places = rowsOf(kind.g, shape).flatMap((row) => [0, 1, 2, 3].map((place) => 4 * row + place));
  return written(
    shape,
    places.map((place) => levelsOf(countsOf(kind, shape, progress, place)))
  );
}

/** The counts of a hand and place, with the ends taken together that the shape does not tell apart. */
function countsOf(kind: Kind, { ends }: Shape, { tally }: Progress, place: number): readonly number[] {
  const counts = ends.map(() => 0);
  [0, ...kind.cuts].forEach((from, k) => {
    counts[ends.findLastIndex((end) => end <= from)]! += tally.counts[place * widthOf(kind) + k]!;
  });
  return counts;
}

/** What is rounded is how often an end or a better one is reached: so no chance of winning is off by more than half a level. */
function levelsOf(counts: readonly number[]): readonly number[] {
  const reached = (end: number): number => Math.round((LEVELS * total(counts.slice(end))) / total(counts));
  return counts.map((_, end) => reached(end) - reached(end + 1));
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
