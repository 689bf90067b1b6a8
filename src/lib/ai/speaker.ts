/** How a seat speaks at a moment of an auction, each hand reckoned once. */
import type { Ruleset } from '../rules/public/rulesets';
import { oddsOf, weightsOf, type Weights } from './habits';
import { HAND_COUNT, HAND_RANK } from './hand-rank';
import type { Moment } from './moment';

let kept = 0;

/** How many answers have been kept since all were forgotten. */
export const oddsKept = (): number => kept;

/** To be called when no speaker is kept any longer. */
export function forgetOdds(): void {
  kept = 0;
}

export class Speaker {
  /** By rank of the hand. */
  private readonly known = new Array<Float64Array | null>(HAND_COUNT).fill(null);
  private readonly weights: Weights;

  constructor(
    rules: Ruleset,
    private readonly moment: Moment
  ) {
    this.weights = weightsOf(rules);
  }

  /** By index of CALLS. */
  odds(hand: number): Float64Array {
    const rank = HAND_RANK[hand]!;
    const known = this.known[rank]!;
    if (known !== null) return known;
    kept++;
    return (this.known[rank] = oddsOf(this.weights, this.moment, hand));
  }
}
