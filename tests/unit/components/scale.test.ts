/** The measure of a chart, and how far a figure of fairness lies from the middle. */
import { describe, expect, test } from 'vitest';
import { farOf, scaleOf, topOf } from '../../../src/lib/components/stats/scale';

describe('the scale of a chart', () => {
  const samples = [[], [0], [1], [-1], [3, -7], [1999, -420], [12_345], [-0.5], [7, 8, 9]];

  test.each(samples.map((values) => [values]))('of %j holds all values and 0, with few round steps', (values) => {
    const scale = scaleOf(values);
    for (const value of [...values, 0]) {
      expect(topOf(scale, value)).toBeGreaterThanOrEqual(0);
      expect(topOf(scale, value)).toBeLessThanOrEqual(100);
    }
    expect(scale.ticks).toContain(0);
    expect(scale.ticks.length).toBeLessThanOrEqual(6);
    const steps = scale.ticks.slice(1).map((tick, i) => tick - scale.ticks[i]!);
    expect(new Set(steps).size).toBeLessThanOrEqual(1);
    for (const step of steps) expect(String(step)).toMatch(/^[125]0*$/);
  });
});

describe('a figure of fairness', () => {
  test('leaves the band exactly where it becomes unusual', () => {
    expect(farOf(12, 10, 0.0005, 0.0005)).toBe(1);
    expect(farOf(12, 10, 0.00049, 0.0005)).toBeGreaterThan(1);
    expect(farOf(8, 10, 0.01, 0.0005)).toBeGreaterThan(-1);
  });

  test('lies in the middle when it is as expected, and never outside the picture', () => {
    expect(Math.abs(farOf(10, 10, 1, 0.0005))).toBe(0);
    expect(farOf(99, 10, 0, 0.0005)).toBeLessThan(1.4);
    expect(farOf(1, 10, 1e-300, 0.0005)).toBeGreaterThan(-1.4);
  });
});
