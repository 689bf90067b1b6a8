/** What results with open cards turn into when nobody sees the others' cards. */
// Measured by src/cli/realism.ts: 1,500 deals of Baśka, strong and normal bots mixed, by what old would get with open cards.
import { TRAITS, type Contract } from '../rules/public/contracts';
import { classOfPoints, type Stakes } from './stakes';

interface Curve {
  /** Old points with open cards from which each step begins; the first is 0. */
  readonly from: readonly number[];
  /** How often old really wins, by step. */
  readonly wins: readonly number[];
}

const TOGETHER: Curve = { from: [0, 26, 40, 53, 66, 79, 104], wins: [0.02, 0.16, 0.38, 0.71, 0.86, 0.95, 0.99] };
/** Who plays alone is better off than open cards say: its opponents do not know where to put their points. */
const ALONE: Curve = { from: [0, 26, 40, 47, 53, 66, 104], wins: [0.01, 0.04, 0.21, 0.53, 0.87, 0.94, 0.99] };
const ALL_TRICKS: Curve = { from: [0, 66, 104], wins: [0.02, 0.4, 0.98] };
const SURE: Curve = { from: [0], wins: [1] };

/** Of the deals that end with schneider openly, so many really do. */
const SCHNEIDER_HOLDS = 0.6;

export function curveOf(contract: Contract): Curve {
  const { goal, sides } = TRAITS[contract];
  if (goal === 'sure') return SURE;
  if (goal === 'all-tricks') return ALL_TRICKS;
  return sides === 'alone' ? ALONE : TOGETHER;
}

/** Expected scores and the chance of the old side, by step of the curve. */
export interface Prospects {
  readonly old: readonly number[];
  readonly young: readonly number[];
  readonly wins: readonly number[];
}

/** Plain ends, won and lost without schneider. */
const [PLAIN_WIN, PLAIN_LOSS] = [60, 44];

/** `real`: as measured; otherwise as if open cards were the truth. */
export function prospectsOf(stakes: Stakes, contract: Contract, real: boolean): Prospects {
  const { from, wins } = curveOf(contract);
  const chances = from.map((points, k) => (real ? wins[k]! : classOfPoints(stakes, points) >= stakes.winClass ? 1 : 0));
  const mixed = (scores: readonly number[]) =>
    from.map((points, k) => {
      const open = scores[classOfPoints(stakes, points)]!;
      const allTricks = TRAITS[contract].goal !== 'points';
      const win = scores[allTricks ? scores.length - 1 : classOfPoints(stakes, PLAIN_WIN)]!;
      const loss = scores[allTricks ? 0 : classOfPoints(stakes, PLAIN_LOSS)]!;
      const wonOpenly = classOfPoints(stakes, points) >= stakes.winClass;
      const kept = real ? SCHNEIDER_HOLDS : 1;
      const own = kept * open + (1 - kept) * (wonOpenly ? win : loss);
      const p = chances[k]!;
      return wonOpenly ? p * own + (1 - p) * loss : p * win + (1 - p) * own;
    });
  return { old: mixed(stakes.old), young: mixed(stakes.young), wins: chances };
}
