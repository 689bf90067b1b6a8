/** A seat's view: what it holds at each moment, what it may do, and why not. */
import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../src/lib/rules/public/rulesets';
import { evolveView, legalActs, trumpsIn, whyNot, type Act, type SeatView } from '../../../src/lib/rules/public/view';
import { viewOf } from '../../../src/lib/rules/full/redact';
import { after, calls, dealt, finish, plays } from './deals';

const DEAL = 'QC AC AD TD | JC JS JH AH | QS TC TS AS | TH QH QD JD';
const start = dealt('baska', 3, DEAL);
const playing = after(start, calls('pass', 'pass', 'pass', 'pass'));
const double: Act = { t: 'call', call: 'double' };
const lead: Act = { t: 'play', card: 'AC' };

describe('in the auction', () => {
  const view = viewOf(start, 0);

  test('a view holds the own hand and the turn', () => {
    expect(view).toMatchObject({
      you: 0,
      dealer: 3,
      phase: 'auction',
      turn: 0,
      ply: 0,
      hand: start.hands[0],
      shown: null
    });
  });

  test('nothing is known of contract and sides, whatever the hand', () => {
    expect(view).toMatchObject({ contract: null, declarer: null, roles: [null, null, null, null], settlement: null });
  });

  test('the trumps are those of the game that stands', () => {
    expect(trumpsIn(view)).toBe(PRESETS.baska.trumps.colour);
    expect(trumpsIn(viewOf(after(start, calls('gran')), 2))).toBe(PRESETS.baska.trumps.gran);
  });

  test('acts are refused with their reason', () => {
    expect(whyNot(view, double)).toBeNull();
    expect(whyNot(view, lead)).toBe('auction-running');
    expect(whyNot(viewOf(start, 1), double)).toBe('not-your-turn');
  });

  test('only whose turn it is has legal acts', () => {
    expect(legalActs(view)).toHaveLength(6);
    expect(legalActs(viewOf(start, 1))).toEqual([]);
  });
});

describe('in the play', () => {
  test('forehand leads, whatever the contract and whoever announced', () => {
    const solo = after(start, calls('pass', 'zolo', 'pass', 'pass', 'pass'));
    expect(viewOf(solo, 0)).toMatchObject({ phase: 'play', turn: 0, contract: 'zolo', declarer: 1 });
  });

  test('the winner of a trick leads to the next', () => {
    const s = after(playing, plays('AC JC TC QH'));
    expect(viewOf(s, 1)).toMatchObject({
      turn: 3,
      ply: 8,
      hand: ['JS', 'JH', 'AH'],
      dealt: ['JC', 'JS', 'JH', 'AH'],
      trick: []
    });
    expect(viewOf(s, 1).tricks).toMatchObject([{ winner: 3, points: 26 }]);
  });

  test('acts are refused with their reason', () => {
    expect(whyNot(viewOf(playing, 0), lead)).toBeNull();
    expect(whyNot(viewOf(playing, 0), double)).toBe('auction-over');
    expect(whyNot(viewOf(playing, 0), { t: 'play', card: 'AH' })).toBe('not-in-hand');
    expect(whyNot(viewOf(playing, 1), { t: 'play', card: 'AH' })).toBe('not-your-turn');
  });

  test('the sides come out card by card', () => {
    const s = after(playing, plays('QC AH'));
    expect(viewOf(s, 3).roles).toEqual(['old', null, null, 'young']);
    expect(viewOf(s, 2).roles).toEqual(['old', 'young', 'old', 'young']);
  });
});

describe('when the deal is over', () => {
  const end = finish(playing);

  test('everybody sees all hands, the sides and the settlement', () => {
    for (const you of [0, 1, 2, 3] as const) {
      const view = viewOf(end, you);
      expect(view).toMatchObject({
        phase: 'over',
        turn: null,
        contract: 'normal',
        roles: ['old', 'young', 'old', 'young'],
        hand: []
      });
      expect(view.shown?.map((h) => [...h].sort())).toEqual(start.hands.map((h) => [...h].sort()));
      expect(view.settlement?.scores.reduce((a, b) => a + b, 0)).toBe(0);
    }
  });

  test('nothing may be done any more', () => {
    expect(whyNot(viewOf(end, 0), lead)).toBe('deal-over');
    expect(legalActs(viewOf(end, 0))).toEqual([]);
  });
});

test('four queens lay all hands open at once', () => {
  const s = after(dealt('kop', 3, 'QC QS QH QD | JC JS JH JD | AC AS AH AD | TC TS TH TD'), calls('kop'));
  expect(viewOf(s, 2)).toMatchObject({ phase: 'over', turn: null, contract: 'kop', shown: s.hands, tricks: [] });
  expect(viewOf(s, 2).settlement?.scores).toEqual([60, -20, -20, -20]);
});

test('an event before the cards are dealt is a mistake of the program', () => {
  expect(() => evolveView(PRESETS.baska, undefined, { t: 'called', seat: 0, call: 'pass' })).toThrow(
    'called before dealt'
  );
});

test('the brand is for the compiler only: a view survives a structured clone', () => {
  const view: SeatView = viewOf(playing, 0);
  expect(structuredClone(view)).toEqual(view);
  expect(Object.getOwnPropertySymbols(view)).toEqual([]);
});
