/** Review: what decisions cost against the best, and what a party of them amounts to. */
import { describe, expect, it } from 'vitest';
import { act } from '../../../src/lib/ai/act';
import { advise } from '../../../src/lib/ai/advice';
import { judge } from '../../../src/lib/ai/review';
import { accuracyOf, isGood, type Verdict } from '../../../src/lib/ai/verdict';
import { turnOf } from '../../../src/lib/rules/full/deal';
import { viewOf } from '../../../src/lib/rules/full/redact';
import { legalActs, type SeatView } from '../../../src/lib/rules/public/view';
import { randomState } from './deals';

const VIEWS: readonly SeatView[] = Array.from({ length: 24 }, (_, n) => {
  const state = randomState(`review ${n}`);
  return viewOf(state, turnOf(state)!);
});
const FREE = VIEWS.filter((view) => legalActs(view).length > 1);

describe('one decision', () => {
  it('costs nothing when it was what the strong bot does', () => {
    for (const view of FREE) {
      const verdict = judge({ view, act: act(view, 'strong', 's').act }, 's');
      expect(verdict).toMatchObject({ forced: false, cost: 0 });
      expect(isGood(verdict)).toBe(true);
    }
  });

  it('costs what the advice says it falls short, and names the best', () => {
    for (const view of FREE) {
      const { options, why } = advise(view, 's');
      const [best, worst] = [options[0]!, options.at(-1)!];
      expect(judge({ view, act: worst.act }, 's')).toEqual({
        forced: false,
        act: worst.act,
        cost: Math.max(0, best.score - worst.score),
        chance: worst.chance,
        bestChance: best.chance,
        best: best.act,
        why
      });
    }
  });

  it('is nobody’s fault when nothing else was allowed', () => {
    const forced = VIEWS.find((view) => legalActs(view).length === 1)!;
    const [only] = legalActs(forced);
    expect(judge({ view: forced, act: only! }, 's')).toEqual({ forced: true, act: only, cost: 0 });
  });
});

describe('a party in figures', () => {
  const pass = { t: 'call', call: 'pass' } as const;
  const free = (cost: number): Verdict => ({
    forced: false,
    act: pass,
    cost,
    chance: 50,
    bestChance: 60,
    best: pass,
    why: { code: 'only-pass' }
  });
  const forced: Verdict = { forced: true, act: pass, cost: 0 };

  it('leaves out what was forced, counts hairs as good, sums the cost and finds the costliest', () => {
    const dear = free(2);
    const { costliest, ...figures } = accuracyOf([
      [free(0), forced],
      [free(0.04), free(1), dear]
    ]);
    expect(figures).toMatchObject({ decisions: 4, good: 2 });
    expect(figures.cost).toBeCloseTo(3.04);
    expect(costliest).toEqual({ place: 1, verdict: dear });
  });

  it('has no costliest moment where all was good, and nothing where nothing was free', () => {
    expect(accuracyOf([[free(0)]]).costliest).toBeNull();
    expect(accuracyOf([[forced], []])).toEqual({ decisions: 0, good: 0, cost: 0, costliest: null });
  });
});
