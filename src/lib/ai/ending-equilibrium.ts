/** Play that nobody gains much by leaving: regret matching over the information sets of an ending (CFR+, linear averages). */
// Tammelin, Burch, Johanson, Bowling: Solving Heads-up Limit Texas Hold'em (IJCAI 2015).
import { plainShares, type Shares } from './ending-plain';
import type { EndingGame } from './ending-tree';

/**
 * One play in ten, as all expect of each other, is a plain one, now and then any: so there is an answer also to what nobody
 * should play. Without this a seat among three plain players loses by its fine play; with it it gains (src/cli/endings.ts).
 */
const TREMBLE = 0.1;
const ANY = 0.2;

/**
 * Everybody plays once in a trick, so one way back (what each node is worth) and one way forth (how often it is come to)
 * serve all four seats in turn: who chooses later has not changed yet, who chose earlier already has.
 */
export function equilibrium(game: EndingGame, iterations: number): Shares {
  const sets = game.place.length;
  const slip = slips(game);
  const share = new Float64Array(sets).fill(0.5);
  const sum = new Float64Array(sets);
  const regretLeft = new Float64Array(sets);
  const regretRight = new Float64Array(sets);
  for (let t = 1; t <= iterations; t++) {
    for (let set = sets - 1; set >= 0; set--) backUp(game, set, (1 - TREMBLE) * share[set]! + slip[set]!);
    for (let set = 0; set < sets; set++) {
      const gain = advantage(game, set);
      const p = share[set]!;
      sum[set]! += t * p;
      const l = (regretLeft[set] = Math.max(0, regretLeft[set]! + (1 - p) * gain));
      const r = (regretRight[set] = Math.max(0, regretRight[set]! - p * gain));
      if (l + r > 0) share[set] = l / (l + r);
      passOn(game, set, (1 - TREMBLE) * share[set]! + slip[set]!);
    }
  }
  const all = (iterations * (iterations + 1)) / 2;
  return sum.map((s) => s / all);
}

const slips = (game: EndingGame): Shares => plainShares(game).map((share) => TREMBLE * ((1 - ANY) * share + ANY / 2));

/** What all expect of each other whose intention these shares are. */
export function expected(game: EndingGame, shares: Shares): Shares {
  const slip = slips(game);
  return shares.map((share, set) => (1 - TREMBLE) * share + slip[set]!);
}

/** What the nodes of a set are worth, those behind them being known. */
function backUp({ value, left, right, start }: EndingGame, set: number, share: number): void {
  const to = start[set + 1]!;
  for (let n = start[set]!; n < to; n++) {
    const other = value[right[n]!]!;
    value[n] = other + share * (value[left[n]!]! - other);
  }
}

/** What the stronger card brings more than the weaker, times the weight with which the set is come to. */
function advantage({ value, reach, left, right, stake, start }: EndingGame, set: number): number {
  let gain = 0;
  const to = start[set + 1]!;
  for (let n = start[set]!; n < to; n++) gain += reach[n]! * stake[n]! * (value[left[n]!]! - value[right[n]!]!);
  return gain;
}

/** How often the children of a set's nodes are come to. */
function passOn({ reach, left, right, start }: EndingGame, set: number, share: number): void {
  const to = start[set + 1]!;
  for (let n = start[set]!; n < to; n++) {
    const here = reach[n]!;
    reach[left[n]!] = here * share;
    reach[right[n]!] = here * (1 - share);
  }
}

/** By set: the advantage of the stronger card when all play like this. Leaves values and reaches of that play in the game. */
export function advantages(game: EndingGame, shares: Shares): Float64Array {
  for (let set = shares.length - 1; set >= 0; set--) backUp(game, set, shares[set]!);
  for (let set = 0; set < shares.length; set++) passOn(game, set, shares[set]!);
  return shares.map((_, set) => advantage(game, set));
}

/** What the four seats together could gain, in points of the deal, if each in turn alone answered the others best. */
export function gainsByLeaving(game: EndingGame, shares: Shares): number {
  const sum = advantages(game, shares).reduce(
    (all, gain, set) => all + (gain > 0 ? (1 - shares[set]!) * gain : -shares[set]! * gain),
    0
  );
  return sum / game.total;
}

/** What one seat that plays otherwise has more against three that play as `others`, in points of the deal, averaged over the four. */
export function gainOfOne(game: EndingGame, one: Shares, others: Shares): number {
  const sum = advantages(game, others).reduce((all, gain, set) => all + (one[set]! - others[set]!) * gain, 0);
  return sum / game.total / 4;
}
