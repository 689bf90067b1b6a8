/** How likely a hand speaks as its seat did: what the deals of an ending are weighed by. */
import { rootOf } from './auction-tree';
import type { Likelihood } from './ending-deals';
import { geometryOf, translator } from './geometry';
import { SEATS, type Seat } from '../rules/public/cards';
import { CALLS } from '../rules/public/contracts';
import { trumpsIn, type SeatView } from '../rules/public/view';

/** Nobody speaks by tables: each word of any hand counts for at least so much. */
const LEAST = 0.02;

export function spokenLikelihood(view: SeatView): Likelihood {
  const into = translator(geometryOf(trumpsIn(view)), geometryOf(view.rules.trumps.colour));
  const speakers = SEATS.map((seat) => wordsOf(view, seat));
  return (seat, hand) => speakers[seat]!.reduce((p, odds) => p * Math.max(LEAST, odds(into(hand))), 1);
}

/** For each word of a seat: how likely a hand says it. */
function wordsOf({ rules, dealer, auction }: SeatView, seat: Seat): readonly ((hand: number) => number)[] {
  const words: ((hand: number) => number)[] = [];
  let node = rootOf(rules, dealer);
  for (const { seat: speaker, call } of auction.said) {
    const here = node;
    if (speaker === seat) words.push((hand) => here.odds(hand)[CALLS.indexOf(call)]!);
    node = node.after(call);
  }
  return words;
}
