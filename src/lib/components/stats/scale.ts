/** The measure of a chart: round steps around everything that is shown, 0 among them. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const MANTISSAS = [1, 2, 5, 10];

function stepFor(span: number, most: number): number {
  const wanted = Math.max(1, span / most);
  const power = 10 ** Math.floor(Math.log10(wanted));
  return power * (MANTISSAS.find((m) => m * power >= wanted) ?? 10);
}

/** @param most how many steps at the most, give or take the one that rounding adds */
export function scaleOf(values: readonly number[], most = 3): Scale {
  const [least, greatest] = values.reduce(([a, b], v) => [Math.min(a, v), Math.max(b, v)], [0, 0]);
  const step = stepFor(greatest - least, most);
  const from = Math.floor(least / step);
  const to = Math.max(from + 1, Math.ceil(greatest / step));
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step || 0);
  return { low: ticks[0]!, high: ticks.at(-1)!, ticks };
}

/** Where a value lies, in percent from the top. */
export const topOf = ({ low, high }: Scale, value: number): number => (100 * (high - value)) / (high - low);

const SETTLED = 1.3;

/** How far from the expected a figure is, by how improbable that is: 1 is where it becomes unusual, up or down. */
export function farOf(seen: number, expected: number, p: number, unusual: number): number {
  const far = p <= 0 ? SETTLED : Math.min(SETTLED, Math.log(p) / Math.log(unusual));
  return seen < expected ? -far : far;
}
