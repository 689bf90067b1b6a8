/** Conditional logit by stochastic gradient (Adam): weights under which what was said is likeliest. */
import type { Weights } from '../../lib/ai/habits';
import { NUMBERS, ROWS } from '../../lib/ai/moment';
import { rngOf, shuffled } from '../../lib/rules/public/random';
import { predicted, type Sample } from './samples';

const EPOCHS = 60;
const BATCH = 64;
const FIRST_STEP = 0.05;
const LAST_STEP = 0.001;
/** Pulls every weight but the constants towards nothing. */
const RIDGE = 4e-5;
const [BETA_1, BETA_2] = [0.9, 0.999];

export function fitted(samples: readonly Sample[], seed: string): Weights {
  const rows = (): Float64Array[] => Array.from({ length: ROWS }, () => new Float64Array(NUMBERS));
  const [weights, mean, spread] = [rows(), rows(), rows()];
  for (const w of weights) w[0] = -3;
  let steps = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = FIRST_STEP * (1 - epoch / EPOCHS) + LAST_STEP;
    const order = shuffled(samples, rngOf(seed, 'order', epoch));
    for (let begin = 0; begin < order.length; begin += BATCH) {
      steps++;
      const scale = (rate * Math.sqrt(1 - BETA_2 ** steps)) / (1 - BETA_1 ** steps);
      for (const [row, slope] of slopes(weights, order.slice(begin, begin + BATCH))) {
        const [w, m, v] = [weights[row]!, mean[row]!, spread[row]!];
        for (let i = 0; i < NUMBERS; i++) {
          const d = slope[i]! / BATCH + (i === 0 ? 0 : RIDGE * w[i]!);
          m[i] = BETA_1 * m[i]! + (1 - BETA_1) * d;
          v[i] = BETA_2 * v[i]! + (1 - BETA_2) * d * d;
          w[i]! -= (scale * m[i]!) / (Math.sqrt(v[i]!) + 1e-8);
        }
      }
    }
  }
  return weights;
}

/** By row that comes up in the batch: the slope of the loss, summed over the batch. */
function slopes(weights: Weights, batch: readonly Sample[]): ReadonlyMap<number, Float64Array> {
  const byRow = new Map<number, Float64Array>();
  for (const sample of batch) {
    const chances = predicted(weights, sample);
    sample.options.forEach(({ row, numbers }, k) => {
      const slope = byRow.get(row) ?? new Float64Array(NUMBERS);
      byRow.set(row, slope);
      const excess = chances[k]! - (k === sample.said ? 1 : 0);
      for (let i = 0; i < NUMBERS; i++) slope[i]! += excess * numbers[i]!;
    });
  }
  return byRow;
}

/** Nats per word: the smaller, the better the words are foretold. */
export function lossOf(weights: Weights, samples: readonly Sample[]): number {
  const loss = samples.reduce((sum, sample) => {
    const chances = predicted(weights, sample);
    const p = sample.said < 0 ? 1 - chances.reduce((s, x) => s + x, 0) : chances[sample.said]!;
    return sum - Math.log(Math.max(p, 1e-9));
  }, 0);
  return loss / samples.length;
}
