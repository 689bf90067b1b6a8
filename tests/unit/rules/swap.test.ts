/** The swap test's deals: legal, different, and to the one who decides exactly the same. */
import { describe, expect, test } from 'vitest';
import { act } from '../../../src/lib/ai/act';
import { cardsUnder } from '../../../src/lib/rules/full/daily';
import { decide, evolve, legalActsOf, turnOf, type DealState } from '../../../src/lib/rules/full/deal';
import { viewOf } from '../../../src/lib/rules/full/redact';
import { redealt } from '../../../src/lib/rules/full/swap';
import { rngOf } from '../../../src/lib/rules/public/random';
import { PRESETS } from '../../../src/lib/rules/public/rulesets';
import type { Seat } from '../../../src/lib/rules/public/cards';

/** Every moment of a deal at which somebody decides; announces now and then. */
function moments(seed: string): readonly { readonly state: DealState; readonly seat: Seat }[] {
  const rng = rngOf(seed);
  const rules = PRESETS[rng.below(2) === 0 ? 'baska' : 'kop'];
  let state = evolve(rules, undefined, { t: 'dealt', ...cardsUnder(seed, 1) });
  const all = [];
  for (let seat = turnOf(state); seat !== null; seat = turnOf(state)) {
    all.push({ state, seat });
    const acts = legalActsOf(state);
    const said = acts[0]?.t === 'call' && rng.below(4) > 0 ? acts[0] : acts[rng.below(acts.length)]!;
    const decision = decide(state, seat, said);
    if (!decision.ok) throw new Error(decision.why);
    state = evolve(rules, state, decision.event);
  }
  return all;
}

const deals = Array.from({ length: 12 }, (_, i) => `swap-${i}`);
const handsOf = ({ hands }: DealState): string => JSON.stringify(hands.map((hand) => [...hand].sort()));

describe('cards dealt anew', () => {
  test.each(deals)('look exactly the same to the one who decides (%s)', (seed) => {
    for (const { state, seat } of moments(seed)) {
      const others = redealt(state, seat, 10, rngOf(seed, 'swap'));
      expect(new Set([state, ...others].map(handsOf)).size).toBe(others.length + 1);
      for (const other of others) expect(viewOf(other, seat)).toEqual(viewOf(state, seat));
    }
  });

  test('are as many as are asked for when the deal begins, the same for the same lots', () => {
    const { state, seat } = moments('swap-many')[0]!;
    const fifty = redealt(state, seat, 50, rngOf('a'));
    expect(fifty).toHaveLength(50);
    expect(redealt(state, seat, 50, rngOf('a'))).toEqual(fifty);
    expect(redealt(state, seat, 50, rngOf('b'))).not.toEqual(fifty);
  });

  test('are all there are towards the end, and none when everything has been seen', () => {
    const last = moments('swap-end').at(-1)!;
    expect(redealt(last.state, last.seat, 50, rngOf('a'))).toEqual([]);
  });

  test('make no computer decide otherwise', () => {
    for (const { state, seat } of moments('swap-bots')) {
      const done = act(viewOf(state, seat), 'easy', 'bots').act;
      for (const other of redealt(state, seat, 5, rngOf('a')))
        expect(act(viewOf(other, seat), 'easy', 'bots').act).toEqual(done);
    }
  });
});
