/** How players speak: the chance of each call, by weights fitted to auctions that computers held (src/cli/fit.ts). */
import { CALLS, isAnnouncement, TRAITS, type Call } from '../rules/public/contracts';
import type { Ruleset } from '../rules/public/rulesets';
import { HABIT_TABLES } from './habit-tables';
import { NUMBERS, ROWS, type Moment } from './moment';

export type Weights = readonly Float64Array[];

/** Weights are written as whole steps of this size. */
export const STEP = 1 / 32;
/** A moment that never came up in the fit: hardly anybody says anything there. */
const UNHEARD = -4;

/** By index of CALLS, adding up to 1; 0 for what may not be said. `hand` is a mask of the colour trumps' geometry. */
export function oddsOf(weights: Weights, moment: Moment, hand: number): Float64Array {
  const odds = new Float64Array(CALLS.length);
  const calls = moment.calls(hand);
  const sure = calls.find(isSure);
  if (sure !== undefined) {
    odds[CALLS.indexOf(sure)] = 1;
    return odds;
  }
  let total = 0;
  for (const call of calls) {
    total += odds[CALLS.indexOf(call)] = call === 'pass' ? 1 : exp(moment.lean(weights, call, hand));
  }
  for (let i = 0; i < odds.length; i++) odds[i]! /= total;
  return odds;
}

/** Whether a call is the game that cannot be lost. */
export const isSure = (call: Call): boolean => isAnnouncement(call) && TRAITS[call].goal === 'sure';

/** e to the x by sums and products alone, so that it is the same in every engine; within 7 % for |x| ≤ 12, and cut off there. */
export function exp(x: number): number {
  let y = 1 + Math.max(-12, Math.min(12, x)) / 1024;
  for (let i = 0; i < 10; i++) y *= y;
  return y;
}

/** All rulesets with the same trumps share their weights: house rules, too. */
export function weightsOf(rules: Ruleset): Weights {
  const name = rules.trumps.gran === undefined ? 'kop' : 'baska';
  const made = MADE.get(name) ?? readWeights(HABIT_TABLES[name]!);
  MADE.set(name, made);
  return made;
}
const MADE = new Map<string, Weights>();

/** Rows end with `;`, numbers are parted by `,`; nothing stands for 0, an empty row for a moment that never came up. */
export function readWeights(text: string): Weights {
  const rows = text.split(';');
  return Array.from({ length: ROWS }, (_, i) => {
    const row = new Float64Array(NUMBERS);
    const steps = rows[i] ?? '';
    if (steps === '') row[0] = UNHEARD;
    else steps.split(',').forEach((step, k) => (row[k] = STEP * Number(step)));
    return row;
  });
}

export const writeWeights = (weights: Weights, heard: (row: number) => boolean): string =>
  weights
    .map((row, i) =>
      heard(i)
        ? Array.from(row, (w) => String(Math.round(w / STEP) || ''))
            .join(',')
            .replace(/,+$/, '') || '0'
        : ''
    )
    .join(';');
