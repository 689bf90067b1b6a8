/** A deal decides, evolves and is replayed: refusals by place and phase, and what only a mistake of the program does. */
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../src/lib/rules/public/rulesets';
import { evolveView, type Act } from '../../../src/lib/rules/public/view';
import {
  decide,
  evolve,
  handOf,
  legalActsOf,
  phaseOf,
  plyOf,
  replay,
  settlementOf,
  turnOf
} from '../../../src/lib/rules/full/deal';
import { redact, viewOf } from '../../../src/lib/rules/full/redact';
import { after, calls, dealt, finish, plays } from './deals';

const start = dealt('baska', 3, 'QC AC AD TD | JC JS JH AH | QS TC TS AS | TH QH QD JD');
const playing = after(start, calls('pass', 'pass', 'pass', 'pass'));
const pass: Act = { t: 'call', call: 'pass' };
const ace: Act = { t: 'play', card: 'AC' };

describe('an act', () => {
  test('becomes an event of the seat that did it', () => {
    expect(decide(start, 0, pass)).toEqual({ ok: true, event: { t: 'called', seat: 0, call: 'pass' } });
    expect(decide(playing, 0, ace)).toEqual({ ok: true, event: { t: 'played', seat: 0, card: 'AC' } });
  });

  test.each([1, 2, 3] as const)('of seat %i is refused while it is the turn of seat 0', (seat) => {
    expect(decide(start, seat, pass)).toEqual({ ok: false, why: 'not-your-turn' });
    expect(decide(playing, seat, { t: 'play', card: playing.hands[seat][0]! })).toEqual({
      ok: false,
      why: 'not-your-turn'
    });
  });

  test('of the other phase is refused', () => {
    expect(decide(start, 0, ace)).toEqual({ ok: false, why: 'auction-running' });
    expect(decide(playing, 0, pass)).toEqual({ ok: false, why: 'auction-over' });
    expect(decide(finish(playing), 0, ace)).toEqual({ ok: false, why: 'deal-over' });
  });
});

describe('a deal', () => {
  test('counts its acts and takes played cards out of the hand', () => {
    const s = after(playing, plays('AC JC'));
    expect([plyOf(s), turnOf(s), phaseOf(s)]).toEqual([6, 2, 'play']);
    expect(handOf(s, 0)).toEqual(['QC', 'AD', 'TD']);
    expect(s.hands[0]).toHaveLength(4);
  });

  test('is settled when it is over, and not before', () => {
    expect(settlementOf(start)).toBeNull();
    expect(settlementOf(playing)).toBeNull();
    expect(settlementOf(finish(playing))).not.toBeNull();
    expect(legalActsOf(finish(playing))).toEqual([]);
  });

  test('begins with the cards: all else before them is a mistake of the program', () => {
    expect(() => evolve(PRESETS.baska, undefined, { t: 'called', seat: 0, call: 'pass' })).toThrow(
      'called before dealt'
    );
    expect(() => replay(PRESETS.baska, [])).toThrow('an empty log');
  });
});

test('a seat that is told of four queens sees what the deal holds', () => {
  const queens = dealt('baska', 3, 'QC QS QH QD | JC JS JH JD | AC AS AH AD | TC TS TH TD');
  const event = { t: 'called', seat: 0, call: 'baska' } as const;
  const view = evolveView(queens.rules, viewOf(queens, 2), redact(queens, event, 2));
  expect(view.shown).toEqual(queens.hands);
  expect(view).toEqual(viewOf(evolve(queens.rules, queens, event), 2));
});
