/** How likely each world is, given what the others have said, and which worlds to look at. */
import type { Seat } from '../rules/public/cards';
import { CALLS } from '../rules/public/contracts';
import type { Rng } from '../rules/public/random';
import type { SeatView } from '../rules/public/view';
import { geometryOf, translator } from './geometry';
import { rootOf, type AuctionNode } from './auction-tree';
import type { Evidence } from './evidence';
import { HAND_COUNT, HAND_RANK } from './hand-rank';
import type { Worlds } from './worlds';

export interface Weighed extends Worlds {
  readonly weights: Float64Array;
}

/** Every world with the product of how likely its hands speak as they did, each word counting for at least `floor`. */
export function weighed(view: SeatView, evidence: Evidence, worlds: Worlds, deaf: number): Weighed {
  const weights = new Float64Array(worlds.size).fill(1);
  if (deaf === 1) return { ...worlds, weights };
  const into = translator(evidence.g, geometryOf(view.rules.trumps.colour));
  const likely = new Float64Array(worlds.size);
  evidence.others.forEach(({ seat, played }, k) => {
    const speaks = likelihoods(view, seat);
    if (speaks === null) return;
    const hands = worlds.hands[k]!;
    let sum = 0;
    for (let i = 0; i < worlds.size; i++) sum += likely[i] = speaks(into(hands[i]! | played));
    if (sum === 0) return; // what no hand would say, such as a pass with all queens, tells nothing
    const usual = sum / worlds.size;
    for (let i = 0; i < worlds.size; i++) weights[i]! *= (1 - deaf) * likely[i]! + deaf * usual;
  });
  return { ...worlds, weights };
}

/** How likely `seat`, holding a hand, says all it said, each hand reckoned once; null when it said nothing. */
function likelihoods({ rules, dealer, auction }: SeatView, seat: Seat): ((hand: number) => number) | null {
  const moments: { readonly node: AuctionNode; readonly call: number }[] = [];
  let node = rootOf(rules, dealer);
  for (const said of auction.said) {
    if (said.seat === seat) moments.push({ node, call: CALLS.indexOf(said.call) });
    node = node.after(said.call);
  }
  if (moments.length === 0) return null;
  const byRank = new Float64Array(HAND_COUNT).fill(-1);
  const reckon = (hand: number): number => moments.reduce((p, { node, call }) => p * node.odds(hand)[call]!, 1);
  return (hand) => {
    const rank = HAND_RANK[hand]!;
    if (byRank[rank] === -1) byRank[rank] = reckon(hand);
    return byRank[rank]!;
  };
}

/** At most `n` worlds, each as often as its weight deserves (evenly spaced lots); all when there are no more. */
export function thinned(worlds: Weighed, n: number, rng: Rng): Weighed {
  if (worlds.size <= n) return worlds;
  const total = worlds.weights.reduce((sum, w) => sum + w, 0);
  const step = total / n;
  let next = (step * (rng.below(1 << 20) + 0.5)) / (1 << 20);
  let sum = 0;
  const chosen: number[] = [];
  const counts: number[] = [];
  for (let i = 0; i < worlds.size; i++) {
    sum += worlds.weights[i]!;
    let count = 0;
    for (; next < sum; next += step) count++;
    if (count > 0) {
      chosen.push(i);
      counts.push(count);
    }
  }
  const pick = (hands: Uint16Array): Uint16Array => Uint16Array.from(chosen, (i) => hands[i]!);
  const [a, b, c] = worlds.hands;
  return { size: chosen.length, hands: [pick(a), pick(b), pick(c)], weights: Float64Array.from(counts) };
}
