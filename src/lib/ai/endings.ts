/** The third trick played near equilibrium: so that nobody gains much who knows how it is played. */
import type { Card } from '../rules/public/cards';
import { rngOf } from '../rules/public/random';
import { legalCards } from '../rules/public/trumps';
import { trumpsIn, type SeatView } from '../rules/public/view';
import { publicDeals, type Likelihood } from './ending-deals';
import { gameOf, keyAfter, type EndingGame } from './ending-tree';
import { advantages, equilibrium, expected } from './ending-equilibrium';
import type { Shares } from './ending-plain';
import { geometryOf, lowestIndex, maskOf } from './geometry';

export type { Likelihood } from './ending-deals';

/** So many rounds of learning. */
export const ITERATIONS = 100;
/** What is played more seldom is a remnant of the learning. */
const RARE = 0.05;

export interface EndingChoice {
  readonly card: Card;
  /** How often each legal card is to be played. */
  readonly shares: ReadonlyMap<Card, number>;
  /** The expected score of each when all play on like this. */
  readonly values: ReadonlyMap<Card, number>;
}

/**
 * The choice between two cards in the third trick; null at any other moment, or when both come to the same whatever the
 * others hold. All seats reckon the same game, each looks up its own cards in it.
 */
export function endingPlay(view: SeatView, likelihood: Likelihood, seed: string): EndingChoice | null {
  if (!isEnding(view)) return null;
  const g = geometryOf(trumpsIn(view));
  const trick = view.trick.map((p) => g.bitOf[p.card]);
  const hand = maskOf(g, view.hand);
  const game = gameOf(publicDeals(view, likelihood), keyAfter(trick, hand));
  const set = game.setOf(hand, trick);
  if (set === undefined || !matters(game, set)) return null;
  const shares = equilibrium(game, ITERATIONS);
  const scores = scoresIn(game, shares, set);
  const share = pruned(shares[set]!);
  const [strong, weak] = [lowestIndex(hand), 31 - Math.clz32(hand)].map((i) => g.cards[i]!) as [Card, Card];
  return {
    card: drawn(share, seed, view) ? strong : weak,
    shares: new Map([
      [strong, share],
      [weak, 1 - share]
    ]),
    values: new Map([
      [strong, scores.left],
      [weak, scores.right]
    ])
  };
}

const isEnding = (view: SeatView): boolean =>
  view.phase === 'play' &&
  view.turn === view.you &&
  view.tricks.length === 2 &&
  legalCards(trumpsIn(view), view.hand, view.trick).length === 2;

export const pruned = (share: number): number => (share < RARE ? 0 : share > 1 - RARE ? 1 : share);

const LOTS = 2 ** 20;
const drawn = (share: number, seed: string, { ply }: SeatView): boolean =>
  (rngOf(seed, 'ending', ply).below(LOTS) + 0.5) / LOTS < share;

/** Whether the two cards of a set end differently in any deal. */
function matters({ left, right, start }: EndingGame, set: number): boolean {
  for (let n = start[set]!; n < start[set + 1]!; n++) if (left[n] !== right[n]) return true;
  return false;
}

/** What the cards of a set are expected to score. */
function scoresIn(game: EndingGame, shares: Shares, set: number): { readonly left: number; readonly right: number } {
  advantages(game, expected(game, shares));
  const { value, reach, stake, left, right, start } = game;
  const sum = { weight: 0, left: 0, right: 0 };
  for (let n = start[set]!; n < start[set + 1]!; n++) {
    sum.weight += reach[n]!;
    sum.left += reach[n]! * stake[n]! * value[left[n]!]!;
    sum.right += reach[n]! * stake[n]! * value[right[n]!]!;
  }
  return { left: sum.left / sum.weight, right: sum.right / sum.weight };
}
