/** From the deals of an arena to its figures. */
import type { DealResult, Match, Side, Tally } from './deal';

export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

export interface SideReport {
  /** Share of deals won. */
  readonly won: number;
  readonly calls: Tally;
  readonly decision_ms: Spread;
}

export interface Report {
  readonly rules: string;
  readonly a: string;
  readonly b: string;
  readonly seed: string;
  readonly deals: number;
  /** Points per deal that A has over B in the same seat. */
  readonly diff: number;
  readonly ci95: readonly [number, number];
  /** Whether the interval leaves no doubt who is stronger. */
  readonly clear: boolean;
  readonly sides: { readonly a: SideReport; readonly b: SideReport };
}

const rounded = (x: number, digits: number): number => Math.round(x * 10 ** digits) / 10 ** digits;

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((x, y) => x - y);
  const at = (share: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0, 2);
  return { p50: at(0.5), p95: at(0.95), max: rounded(sorted.at(-1) ?? 0, 2) };
}

export function reportOf({ rules, a, b, seed }: Match, results: readonly DealResult[]): Report {
  const n = results.length;
  const mean = results.reduce((sum, r) => sum + r.diff, 0) / n;
  const variance = results.reduce((sum, r) => sum + (r.diff - mean) ** 2, 0) / Math.max(1, n - 1);
  const half = 1.96 * Math.sqrt(variance / n);
  return {
    rules: rules.id,
    a,
    b,
    seed,
    deals: n,
    diff: rounded(mean, 4),
    ci95: [rounded(mean - half, 4), rounded(mean + half, 4)],
    clear: Math.abs(mean) > half,
    sides: { a: sideOf(results.map((r) => r.a)), b: sideOf(results.map((r) => r.b)) }
  };
}

function sideOf(sides: readonly Side[]): SideReport {
  const calls: Tally = {};
  for (const side of sides) {
    for (const [what, { made, won }] of Object.entries(side.calls)) {
      const entry = (calls[what] ??= { made: 0, won: 0 });
      entry.made += made;
      entry.won += won;
    }
  }
  const seats = sides.reduce((sum, s) => sum + s.seats, 0);
  return {
    won: rounded(sides.reduce((sum, s) => sum + s.won, 0) / seats, 4),
    calls: Object.fromEntries(Object.entries(calls).sort(([x], [y]) => (x < y ? -1 : 1))),
    decision_ms: spreadOf(sides.flatMap((s) => s.times))
  };
}
