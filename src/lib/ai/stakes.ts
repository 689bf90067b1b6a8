/** What the old side's final points are worth to each side under a ruleset, and how few questions tell it. */
import { ALL_POINTS, SEATS, type Seat } from '../rules/public/cards';
import type { Contract } from '../rules/public/contracts';
import type { Ruleset } from '../rules/public/rulesets';
import { settle } from '../rules/public/settlement';
import type { Solver } from './solver';

/** The payoff is a step of the old side's points: class `k` begins at `cuts[k - 1]`, class 0 at nothing. */
export interface Stakes {
  readonly cuts: readonly number[];
  /** The first class that old wins; it may be 0 or beyond the last. */
  readonly winClass: number;
  /** By class: the score of each old seat, of each young seat. */
  readonly old: readonly number[];
  readonly young: readonly number[];
}

export const seatsIn = (bits: number): readonly Seat[] => SEATS.filter((seat) => (bits >> seat) & 1);

export function stakesOf(rules: Ruleset, contract: Contract, old: number, doubles: readonly Seat[]): Stakes {
  const byKey = MADE.get(rules) ?? new Map<string, Stakes>();
  const key = `${contract} ${old} ${doubles.join('')}`;
  const stakes = byKey.get(key) ?? make(rules, contract, old, doubles);
  MADE.set(rules, byKey.set(key, stakes));
  return stakes;
}
const MADE = new WeakMap<Ruleset, Map<string, Stakes>>();

function make(rules: Ruleset, contract: Contract, old: number, doubles: readonly Seat[]): Stakes {
  const { schneiderMax } = rules;
  const steps = [0, 1, schneiderMax.old + 1, TIE, TIE + 1, ALL_POINTS - schneiderMax.young, ALL_POINTS];
  const ends = steps.map((points) => endAt(rules, contract, old, doubles, points));
  const begins = steps.map((_, k) => k > 0 && ends[k]!.old !== ends[k - 1]!.old);
  const classes = ends.filter((_, k) => k === 0 || begins[k]);
  return {
    cuts: steps.filter((_, k) => begins[k]),
    winClass: classes.filter((end) => !end.won).length,
    old: classes.map((end) => end.old),
    young: classes.map((end) => end.young)
  };
}
const TIE = ALL_POINTS / 2;

/** A trick never has 0 points, so points tell who took no trick. */
function endAt(rules: Ruleset, contract: Contract, oldBits: number, doubles: readonly Seat[], points: number) {
  const old = seatsIn(oldBits);
  const { scores, won } = settle(rules, {
    contract,
    old,
    doubles,
    points: { old: points, young: ALL_POINTS - points },
    tricksWon: { old: points === 0 ? 0 : 1, young: points === ALL_POINTS ? 0 : 1 }
  });
  const youngSeat = SEATS.find((seat) => !old.includes(seat))!;
  return { won: won === 'old', old: scores[old[0]!], young: scores[youngSeat] };
}

/** A moment of the play as the solver takes it; `taken`: the old side's points so far. */
export interface Moment {
  readonly live: number;
  readonly turn: number;
  readonly played: number;
  readonly lead: number;
  readonly taken: number;
}

/** The class that old ends in with open cards. The question who wins comes first: most ends lie near it. */
export function classAt(solver: Solver, { cuts, winClass }: Stakes, m: Moment): number {
  const { live, turn, played, lead, taken } = m;
  let found = Math.min(Math.max(winClass, 1), cuts.length);
  if (found === 0) return 0;
  if (solver.takes(live, turn, played, lead, cuts[found - 1]! - taken)) {
    while (found < cuts.length && solver.takes(live, turn, played, lead, cuts[found]! - taken)) found++;
  } else {
    do found--;
    while (found > 0 && !solver.takes(live, turn, played, lead, cuts[found - 1]! - taken));
  }
  return found;
}

/** The class that final points fall into. */
export const classOfPoints = ({ cuts }: Stakes, points: number): number => cuts.filter((cut) => cut <= points).length;

/** The last of these points, ascending from 0, that old reaches with open cards. */
export function stepAt(solver: Solver, from: readonly number[], m: Moment): number {
  let steps = STEPS.get(from);
  if (steps === undefined) {
    const winClass = from.findIndex((points) => points > TIE);
    STEPS.set(from, (steps = { cuts: from.slice(1), winClass, old: [], young: [] }));
  }
  return classAt(solver, steps, m);
}
const STEPS = new WeakMap<readonly number[], Stakes>();
