/** Plain weighing of an ending: every seat chooses as if all cards became open after its play. */
import type { EndingGame } from './ending-tree';

/** By information set: how often the stronger of the two cards is played. */
export type Shares = Float64Array;

/** Advantages below this are none; relative to the weight of all deals. */
const TIE = 1e-9;

/** Nobody draws conclusions from the plays of the trick: all deals in which they were legal count in full. */
export function plainShares(game: EndingGame): Shares {
  const { left, right, stake, start, place } = game;
  const open = openValues(game);
  const weight = dealWeights(game);
  return Float64Array.from(place, (_, set) => {
    let gain = 0;
    const to = start[set + 1]!;
    for (let n = start[set]!; n < to; n++) gain += weight[n]! * stake[n]! * (open[left[n]!]! - open[right[n]!]!);
    return Math.abs(gain) < TIE * game.total ? 0.5 : gain > 0 ? 1 : 0;
  });
}

/** By node: what old scores with open cards. */
function openValues({ value, left, right, stake, start }: EndingGame): Float64Array {
  const open = value.slice();
  for (let n = open.length - 1; n >= start[0]!; n--) {
    const [l, r] = [open[left[n]!]!, open[right[n]!]!];
    open[n] = stake[n]! > 0 ? Math.max(l, r) : Math.min(l, r);
  }
  return open;
}

/** By node: the weight of its deal. */
function dealWeights({ reach, root, left, right, start }: EndingGame): Float64Array {
  const weight = new Float64Array(reach.length);
  for (const ref of root) weight[ref] = reach[ref]!;
  for (let n = start[0]!; n < weight.length; n++) weight[left[n]!] = weight[right[n]!] = weight[n]!;
  return weight;
}
