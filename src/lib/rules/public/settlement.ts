/** Who won a deal, what it is worth and why, line by line (RULES, Settlement). Also used by the bots on imagined ends. */
import { bySeat, type BySeat, type Seat } from './cards';
import { otherRole, TRAITS, type Contract, type Role } from './contracts';
import type { Ruleset } from './rulesets';

export type ByRole<T> = Readonly<Record<Role, T>>;

/** How a deal ended, before anything is counted. */
export interface Outcome {
  readonly contract: Contract;
  /** The old side: one seat or two. */
  readonly old: readonly Seat[];
  /** Who doubled, in order, the game that was played. */
  readonly doubles: readonly Seat[];
  readonly points: ByRole<number>;
  readonly tricksWon: ByRole<number>;
}

export interface SettledDouble {
  readonly seat: Seat;
  readonly name: string;
  readonly counts: boolean;
  /** Why it is struck; null when it counts. */
  readonly why: 'same-side' | 'over-limit' | null;
}

/** `base`, `no-trick`, `schneider`, `old-lost` or the name of a double, with the number it brings in. */
export type Step = readonly [name: string, factor: number];

export interface Settlement extends Outcome {
  readonly won: Role;
  readonly settledDoubles: readonly SettledDouble[];
  readonly steps: readonly Step[];
  /** What each loser pays each winner (one winner of a pair: what he gets). */
  readonly value: number;
  /** Sum 0. */
  readonly scores: BySeat<number>;
}

const roleIn = (old: readonly Seat[], seat: Seat): Role => (old.includes(seat) ? 'old' : 'young');

export function settle(rules: Ruleset, outcome: Outcome): Settlement {
  const settledDoubles = strike(rules, outcome);
  const won = winner(rules, outcome, settledDoubles);
  const steps = stepsOf(rules, outcome, won, settledDoubles);
  const value = steps.reduce((product, [, factor]) => product * factor, 1);
  return { ...outcome, won, settledDoubles, steps, value, scores: scoresOf(outcome.old, won, value) };
}

/** Every double said takes a level; it counts if the side changed and the contract really played allows the level. */
function strike(rules: Ruleset, { contract, old, doubles }: Outcome): readonly SettledDouble[] {
  const limit = rules.maxDoubles[contract] ?? 0;
  return doubles.map((seat, level) => {
    const before = doubles[level - 1];
    const sameSide = before !== undefined && roleIn(old, before) === roleIn(old, seat);
    const why = level >= limit ? 'over-limit' : sameSide ? 'same-side' : null;
    return { seat, name: rules.doubleNames[level] ?? 'double', counts: why === null, why };
  });
}

function winner(rules: Ruleset, o: Outcome, doubles: readonly SettledDouble[]): Role {
  const { goal } = TRAITS[o.contract];
  if (goal === 'sure') return 'old';
  if (goal === 'all-tricks') return o.tricksWon.young === 0 ? 'old' : 'young';
  if (o.points.old !== o.points.young) return o.points.old > o.points.young ? 'old' : 'young';
  const last = doubles.findLast((d) => d.counts);
  if (rules.tie === 'old-lose' || last === undefined) return 'young';
  return otherRole(roleIn(o.old, last.seat));
}

function stepsOf(rules: Ruleset, o: Outcome, won: Role, doubles: readonly SettledDouble[]): readonly Step[] {
  const lost = otherRole(won);
  const steps: Step[] = [['base', rules.values[o.contract] ?? 0]];
  if (TRAITS[o.contract].schneider) {
    if (o.tricksWon[lost] === 0) steps.push(['no-trick', 3]);
    else if (o.points[lost] <= rules.schneiderMax[lost]) steps.push(['schneider', 2]);
  }
  const lostFactor = rules.lostFactor[o.contract] ?? 1;
  if (lost === 'old' && lostFactor !== 1) steps.push(['old-lost', lostFactor]);
  return [...steps, ...doubles.filter((d) => d.counts).map((d): Step => [d.name, 2])];
}

function scoresOf(old: readonly Seat[], won: Role, value: number): BySeat<number> {
  const share = old.length === 1 ? { old: 3 * value, young: value } : { old: value, young: value };
  return bySeat((seat) => {
    const role = roleIn(old, seat);
    return role === won ? share[role] : -share[role];
  });
}
