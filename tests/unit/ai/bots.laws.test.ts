import { describe, expect, it } from 'vitest';
import { act } from '../../../src/lib/ai/act';
import { advise } from '../../../src/lib/ai/advice';
import { allWorlds } from '../../../src/lib/ai/worlds';
import { evidenceOf } from '../../../src/lib/ai/evidence';
import { fallbackAct } from '../../../src/lib/ai/fallback';
import { cardsOf, geometryOf } from '../../../src/lib/ai/geometry';
import { LEVELS } from '../../../src/lib/ai/levels';
import { judge } from '../../../src/lib/ai/review';
import { SEATS, type BySeat, type Card, type Seat } from '../../../src/lib/rules/public/cards';
import { rngOf } from '../../../src/lib/rules/public/random';
import { PRESETS } from '../../../src/lib/rules/public/rulesets';
import { legalActs, trumpsIn, whyNot } from '../../../src/lib/rules/public/view';
import { evolve, turnOf, type DealState } from '../../../src/lib/rules/full/deal';
import { recordOf, replayRecord } from '../../../src/lib/rules/full/record';
import { viewOf } from '../../../src/lib/rules/full/redact';
import { done, randomDeal, randomState } from './deals';

/** The same course of things with other hidden cards; null when the true ones are the only ones. */
function swapped(state: DealState, you: Seat, seed: string): DealState | null {
  const view = viewOf(state, you);
  const evidence = evidenceOf(view, geometryOf(trumpsIn(view)));
  const worlds = allWorlds(evidence);
  if (worlds.size < 2) return null;
  const i = rngOf(seed, 'swap').below(worlds.size);
  const hands: (readonly Card[])[] = SEATS.map((seat) => state.hands[seat]);
  evidence.others.forEach(({ seat, played }, k) => (hands[seat] = cardsOf(evidence.g, worlds.hands[k]![i]! | played)));
  const dealt = { t: 'dealt', dealer: state.dealer, hands: hands as unknown as BySeat<readonly Card[]> } as const;
  const { calls, plays } = recordOf('x', state);
  return replayRecord(evolve(state.rules, undefined, dealt), { calls, plays }).state;
}

describe.each(LEVELS)('a bot of level %s', (level) => {
  it('decides the same whatever cards the others hold', () => {
    let compared = 0;
    for (let n = 0; n < 60; n++) {
      const state = randomState(`swap ${level} ${n}`);
      const you = turnOf(state)!;
      const other = swapped(state, you, String(n));
      if (other === null) continue;
      const [here, there] = [viewOf(state, you), viewOf(other, you)];
      expect(there).toEqual(here);
      expect(act(there, level, 'seed')).toEqual(act(here, level, 'seed'));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(40);
  });

  it('decides the same from a copy of the view', () => {
    for (let n = 0; n < 15; n++) {
      const state = randomState(`copy ${n}`);
      const view = viewOf(state, turnOf(state)!);
      expect(act(structuredClone(view), level, 'seed')).toEqual(act(view, level, 'seed'));
    }
  });

  it('plays deals to their end within the rules', () => {
    for (let n = 0; n < 6; n++) {
      let state = randomDeal(`whole ${n}`);
      for (let seat = turnOf(state); seat !== null; seat = turnOf(state)) {
        const view = viewOf(state, seat);
        const { act: chosen } = act(view, level, `whole ${n}`);
        expect(whyNot(view, chosen)).toBeNull();
        state = done(state, chosen);
      }
    }
  });

  it('plays on against someone who kept four queens to herself', () => {
    const hands = [
      ['AD', 'JS', 'TD', 'JH'],
      ['TS', 'TH', 'TC', 'AH'],
      ['QC', 'QS', 'QH', 'QD'],
      ['JD', 'AC', 'AS', 'JC']
    ] as const;
    const start = evolve(PRESETS.baska, undefined, { t: 'dealt', dealer: 0, hands });
    const calls = 'pass pass zolo zolo-du pass pass pass'.split(' ');
    const plays = 'TS QC AS TD QD JC JH TH AH'.split(' ');
    for (let n = 7; n <= plays.length; n++) {
      const { state, offence } = replayRecord(start, { calls, plays: plays.slice(0, n) });
      expect(offence).toBeNull();
      const view = viewOf(state, turnOf(state)!);
      expect(whyNot(view, act(view, level, 's').act)).toBeNull();
    }
  });

  it('refuses to act for a seat whose turn it is not', () => {
    const state = randomDeal('not mine');
    expect(() => act(viewOf(state, state.dealer), level, 's')).toThrow();
  });
});

describe('advice and review', () => {
  it('say the same whatever cards the others hold, and what the strong bot would do', () => {
    let compared = 0;
    for (let n = 0; n < 40; n++) {
      const state = randomState(`advice ${n}`);
      const you = turnOf(state)!;
      const other = swapped(state, you, String(n));
      if (other === null) continue;
      const [here, there] = [viewOf(state, you), viewOf(other, you)];
      const advice = advise(here, 'seed');
      expect(advise(there, 'seed')).toEqual(advice);
      expect(advice.options[0]!.act).toEqual(act(here, 'strong', 'seed').act);
      const done = legalActs(here).at(-1)!;
      expect(judge({ view: there, act: done }, 'seed')).toEqual(judge({ view: here, act: done }, 'seed'));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(25);
  });
});

describe('the act that stands in', () => {
  it('is legal in every state', () => {
    for (let n = 0; n < 400; n++) {
      const state = randomState(`stand in ${n}`);
      const view = viewOf(state, turnOf(state)!);
      expect(whyNot(view, fallbackAct(view))).toBeNull();
    }
  });
});
