/** The measure of a chart: everything that is shown and 0, with round steps between. */
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

/** @param most how many round steps at the most, give or take one */
export function scaleOf(values: readonly number[], most = 4): Scale {
  const [low, greatest] = values.reduce(([a, b], v) => [Math.min(a, v), Math.max(b, v)], [0, 0]);
  const high = greatest > low ? greatest : low + 1;
  const step = stepFor(high - low, most);
  const from = Math.ceil(low / step);
  const ticks = Array.from({ length: Math.floor(high / step) - from + 1 }, (_, i) => (from + i) * step || 0);
  return { low, high, ticks };
}

/** Where a value lies, in percent from the top. */
export const topOf = ({ low, high }: Scale, value: number): number => (100 * (high - value)) / (high - low);

/** Farther off, a mark stays at the edge of the picture. */
const EDGE = 1.3;

/** How far from the expected a figure is, by how improbable that is: 1 is where it becomes unusual, up or down. */
export function farOf(seen: number, expected: number, p: number, unusual: number): number {
  const far = p <= 0 ? EDGE : Math.min(EDGE, Math.log(p) / Math.log(unusual));
  return seen < expected ? -far : far;
}
