/** How good the habits are: foretold against said in ten bins, and how much the words tell of the hidden cards. */
import { evidenceOf } from '../../lib/ai/evidence';
import { geometryOf, maskOf } from '../../lib/ai/geometry';
import type { Weights } from '../../lib/ai/habits';
import { weighed } from '../../lib/ai/inference';
import { allWorlds } from '../../lib/ai/worlds';
import { decide, evolve, type DealState } from '../../lib/rules/full/deal';
import { viewOf } from '../../lib/rules/full/redact';
import { SEATS } from '../../lib/rules/public/cards';
import { isAnnouncement } from '../../lib/rules/public/contracts';
import { PRESETS } from '../../lib/rules/public/rulesets';
import { budgetOf } from '../../lib/ai/budgets';
import type { Held } from './auctions';
import { predicted, type Sample } from './samples';

export interface Bin {
  readonly n: number;
  readonly foretold: number;
  readonly said: number;
}

export function calibration(weights: Weights, samples: readonly Sample[], kind: 'double' | 'game'): readonly Bin[] {
  const sums = Array.from({ length: 10 }, () => ({ n: 0, foretold: 0, said: 0 }));
  for (const sample of samples) {
    const chances = predicted(weights, sample);
    sample.options.forEach(({ call }, k) => {
      if (isAnnouncement(call) !== (kind === 'game')) return;
      const bin = sums[Math.min(9, Math.floor(10 * chances[k]!))]!;
      bin.n++;
      bin.foretold += chances[k]!;
      if (k === sample.said) bin.said++;
    });
  }
  return sums.map(({ n, foretold, said }) => ({ n, foretold: share(foretold, n), said: share(said, n) }));
}
const share = (sum: number, n: number): number => (n === 0 ? 0 : Math.round((1000 * sum) / n) / 1000);

/** Bits that the words of an auction tell of the true deal, on average over the seats; null when nothing is played. */
export function beliefOf({ rules: id, dealer, hands, calls }: Held): number | null {
  const rules = PRESETS[id];
  let state: DealState = evolve(rules, undefined, { t: 'dealt', dealer, hands });
  for (const call of calls) {
    const decision = decide(state, state.auction.turn!, { t: 'call', call });
    if (!decision.ok) throw new Error(decision.why);
    state = evolve(rules, state, decision.event);
  }
  if (viewOf(state, 0).phase !== 'play') return null;
  const g = geometryOf(rules.trumps.colour);
  const masks = hands.map((hand) => maskOf(g, hand));
  const bits = SEATS.map((seat) => {
    const view = viewOf(state, seat);
    const evidence = evidenceOf(view, g);
    const worlds = weighed(view, evidence, allWorlds(evidence), budgetOf('strong').deaf);
    const total = worlds.weights.reduce((sum, w) => sum + w, 0);
    for (let i = 0; i < worlds.size; i++) {
      if (evidence.others.every((other, k) => worlds.hands[k]![i] === masks[other.seat])) {
        return Math.log2((worlds.weights[i]! / total) * worlds.size);
      }
    }
    throw new Error('the true deal is not among the worlds');
  });
  return bits.reduce((sum, b) => sum + b, 0) / bits.length;
}
