/** Advice: what the strong bot would do, every legal act weighed, and honest about what is as good. */
import { describe, expect, it } from 'vitest';
import { act } from '../../../src/lib/ai/act';
import { advise, DEPTHS } from '../../../src/lib/ai/advice';
import { NEAR } from '../../../src/lib/ai/verdict';
import { turnOf } from '../../../src/lib/rules/full/deal';
import { viewOf } from '../../../src/lib/rules/full/redact';
import { legalActs, sameAct, type SeatView } from '../../../src/lib/rules/public/view';
import { randomState } from './deals';

const VIEWS: readonly SeatView[] = Array.from({ length: 24 }, (_, n) => {
  const state = randomState(`advice ${n}`);
  return viewOf(state, turnOf(state)!);
});

describe.each(VIEWS.map((view, n) => [n, view.phase, view] as const))('view %i, in the %s', (_n, _phase, view) => {
  const { options, deals, why } = advise(view, 's');
  const best = options[0]!;

  it('puts first what the strong bot does, for the same reason', () => {
    const deed = act(view, 'strong', 's');
    expect(best).toMatchObject({ act: deed.act, best: true, asGood: false });
    expect(why).toEqual(deed.why);
  });

  it('weighs every legal act once', () => {
    const legal = legalActs(view);
    expect(options).toHaveLength(legal.length);
    for (const one of legal) expect(options.filter((option) => sameAct(option.act, one))).toHaveLength(1);
  });

  it('counts wins out of all weighed deals', () => {
    for (const { wins, chance } of options) {
      expect(Math.abs((100 * wins) / deals - chance)).toBeLessThanOrEqual(0.5 + 50 / deals);
      expect(wins).toBeLessThanOrEqual(deals);
    }
  });

  it('calls as good what comes within a hair of the best, and nothing else', () => {
    for (const { asGood, score, best: isBest } of options) expect(asGood).toBe(!isBest && score >= best.score - NEAR);
  });
});

it('has a quick answer from fewer deals, of the same shape', () => {
  const view = VIEWS.find(({ ply, phase }) => phase === 'play' && ply < 6)!;
  const [quick, full] = DEPTHS.map((depth) => advise(view, 's', depth));
  expect(quick!.deals).toBeLessThan(full!.deals);
  expect(quick!.options).toHaveLength(full!.options.length);
});

it('is given to the one whose turn it is, and to nobody else', () => {
  const state = randomState('advice 1');
  const other = ([0, 1, 2, 3] as const).find((seat) => seat !== turnOf(state))!;
  expect(() => advise(viewOf(state, other), 's')).toThrow('turn');
});
