/** All lines of play of a few deals, counted trick by trick: any drift of the rules changes a number. */
import { describe, expect, test } from 'vitest';
import { ALL_POINTS } from '../../../src/lib/rules/public/cards';
import type { Call } from '../../../src/lib/rules/public/contracts';
import type { PresetId } from '../../../src/lib/rules/public/rulesets';
import { decide, evolve, legalActsOf, settlementOf, turnOf, type DealState } from '../../../src/lib/rules/full/deal';
import { after, calls, dealt } from './deals';

const SPLIT = 'QC AC AD TD | JC JS JH AH | QS TC TS AS | TH QH QD JD';
const TOGETHER = 'QC QS JC AD | QH AC TD TH | AS JS TS JH | JD QD TC AH';
const BY_SUIT = 'AC TC QC JC | AS TS QS JS | AH TH QH JH | AD TD QD JD';

/** The numbers were counted by a second program that shares nothing with this one. */
const ROWS: readonly (readonly [PresetId, readonly Call[], string, string, readonly number[]])[] = [
  ['baska', [], 'normal', SPLIT, [31, 507, 4128, 4128]],
  ['baska', [], 'cicha', TOGETHER, [12, 108, 728, 728]],
  ['baska-liga', [], 'normal', BY_SUIT, [64, 654, 6912, 6912]],
  ['baska', ['wesele'], 'wesele', TOGETHER, [12, 108, 728, 728]],
  ['baska', ['gran'], 'gran', SPLIT, [30, 1296, 16416, 16416]],
  ['baska-liga', ['gran'], 'gran', TOGETHER, [20, 276, 3136, 3136]],
  ['baska', ['gran-du'], 'gran-du', BY_SUIT, [4, 162, 2592, 2592]],
  ['baska-wikipedia', ['zolo'], 'zolo', SPLIT, [31, 507, 4128, 4128]],
  ['baska', ['zolo-du'], 'zolo-du', BY_SUIT, [64, 654, 6912, 6912]],
  ['kop', [], 'normal', SPLIT, [129, 2574, 19152, 19152]],
  ['kop', [], 'cicha', TOGETHER, [12, 288, 912, 912]],
  ['kop-liga', ['wesele'], 'wesele', TOGETHER, [12, 288, 912, 912]],
  ['kop', ['zolo'], 'zolo', BY_SUIT, [52, 1164, 6774, 6774]],
  ['kop-liga', ['zolo-du'], 'zolo-du', BY_SUIT, [52, 1164, 6774, 6774]]
];

/** Goes down every legal line; counts the lines by full tricks and looks at each end. */
function countLines(s: DealState, lines: number[], atEnd: (s: DealState) => void): void {
  const { tricks, trick } = s.progress;
  if (trick.length === 0 && tricks.length > 0) lines[tricks.length - 1]! += 1;
  const seat = turnOf(s);
  if (seat === null) return atEnd(s);
  for (const act of legalActsOf(s)) {
    const d = decide(s, seat, act);
    if (!d.ok) throw new Error(d.why);
    countLines(evolve(s.rules, s, d.event), lines, atEnd);
  }
}

describe('all lines of play', { timeout: 60_000 }, () => {
  test.each(ROWS)('%s %j → %s: %s has %j', (preset, said, contract, deal, expected) => {
    const passes: readonly Call[] = said.length === 0 ? ['pass', 'pass', 'pass', 'pass'] : ['pass', 'pass', 'pass'];
    const start = after(dealt(preset, 3, deal), calls(...said, ...passes));
    expect(start.sides?.contract).toBe(contract);
    const lines = [0, 0, 0, 0];
    let wrong = 0;
    countLines(start, lines, (end) => {
      const settled = settlementOf(end);
      const points = settled === null ? 0 : settled.points.old + settled.points.young;
      if (points !== ALL_POINTS || settled?.scores.reduce((a, b) => a + b, 0) !== 0) wrong += 1;
    });
    expect(lines).toEqual(expected);
    expect(wrong).toBe(0);
  });
});
