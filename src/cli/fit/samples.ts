/** From auctions to what the regression learns from: at each free word the possible calls in numbers, and the one that was said. */
import { geometryOf, maskOf } from '../../lib/ai/geometry';
import { exp, isSure, type Weights } from '../../lib/ai/habits';
import { groundOf, Moment, NUMBERS, type Description } from '../../lib/ai/moment';
import { openAuction, say } from '../../lib/rules/public/auction';
import type { Call } from '../../lib/rules/public/contracts';
import { PRESETS } from '../../lib/rules/public/rulesets';
import type { Held } from './auctions';

export interface Sample {
  /** All that could be said but pass. */
  readonly options: readonly (Description & { readonly call: Call })[];
  /** Which of them was said; −1: pass. */
  readonly said: number;
}

export function samplesOf({ rules: id, dealer, hands, calls }: Held): readonly Sample[] {
  const rules = PRESETS[id];
  const ground = groundOf(rules, dealer);
  const g = geometryOf(rules.trumps.colour);
  const samples: Sample[] = [];
  let auction = openAuction(rules, dealer);
  for (const call of calls) {
    const moment = new Moment(auction, ground);
    const hand = maskOf(g, hands[auction.turn!]);
    const legal = moment.calls(hand);
    if (legal.length > 1 && !legal.some(isSure)) {
      const options = legal.flatMap((c) => (c === 'pass' ? [] : [{ call: c, ...moment.describe(c, hand) }]));
      samples.push({ options, said: options.findIndex((option) => option.call === call) });
    }
    auction = say(auction, call);
  }
  return samples;
}

/** How likely each option is under these weights; the rest is `pass`. */
export function predicted(weights: Weights, { options }: Sample): readonly number[] {
  const leans = options.map(({ row, numbers }) => {
    const w = weights[row]!;
    let sum = 0;
    for (let i = 0; i < NUMBERS; i++) sum += w[i]! * numbers[i]!;
    return exp(sum);
  });
  const total = leans.reduce((sum, x) => sum + x, 1);
  return leans.map((x) => x / total);
}
