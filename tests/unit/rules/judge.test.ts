/** The judge in the corners: entries past the end, entries of no kind, plays that come too early. */
import { describe, expect, test } from 'vitest';
import { judgeLine } from '../../../src/lib/rules/full/judge';
import { finish, after, calls, dealt, hands } from './deals';
import { recordOf } from '../../../src/lib/rules/full/record';

const DEAL = 'QC AC AD TD | JC JS JH AH | QS TC TS AS | TH QH QD JD';
const QUEENS = 'QC QS QH QD | JC JS JH JD | AC AS AH AD | TC TS TH TD';
const BOTH = 'QC QS JC AD | QH QD TH TD | AC AS AH JS | TC TS JH JD';
const FOUR_PASSES = ['pass', 'pass', 'pass', 'pass'];

const judge = (deal: string, said: readonly unknown[], played: readonly unknown[] = [], rules = 'baska') =>
  judgeLine(JSON.stringify({ id: 'x', rules, dealer: 3, hands: hands(deal), calls: said, plays: played })).answer;

describe('entries past the end', () => {
  test('a call after the auction: nobody may say anything, though the play goes on', () => {
    expect(judge(DEAL, [...FOUR_PASSES, 'pass'])).toEqual({
      id: 'x',
      status: 'illegal',
      phase: 'auction',
      index: 4,
      seat: null,
      legal: []
    });
  });

  test('a call after the auction is named before any play', () => {
    expect(judge(DEAL, [...FOUR_PASSES, 'zolo'], ['AC'])).toMatchObject({
      status: 'illegal',
      phase: 'auction',
      index: 4
    });
  });

  test('a call after four queens', () => {
    expect(judge(QUEENS, ['baska', 'double'])).toEqual({
      id: 'x',
      status: 'illegal',
      phase: 'auction',
      index: 1,
      seat: null,
      legal: []
    });
  });

  test('a card in a deal of four queens', () => {
    expect(judge(QUEENS, ['kop'], ['QC'], 'kop')).toEqual({
      id: 'x',
      contract: 'kop',
      declarer: 0,
      old: [0],
      status: 'illegal',
      phase: 'play',
      index: 0,
      seat: null,
      legal: []
    });
  });

  test('a 17th card', () => {
    const end = recordOf('x', finish(after(dealt('baska', 3, DEAL), calls('pass', 'pass', 'pass', 'pass'))));
    expect(judge(DEAL, end.calls, [...end.plays, 'AC'])).toMatchObject({
      status: 'illegal',
      phase: 'play',
      index: 16,
      seat: null,
      legal: [],
      contract: 'normal',
      old: [0, 2]
    });
  });
});

describe('a play that comes too early', () => {
  test.each([
    [[], 0, 0],
    [['pass'], 1, 1],
    [['zolo', 'pass', 'pass'], 3, 3],
    [['double', 'pass', 'pass'], 3, 3]
  ] as const)('after the calls %j is illegal at the index after the last call', (said, index, seat) => {
    const answer = judge(DEAL, said, ['AC']);
    expect(answer).toMatchObject({ status: 'illegal', phase: 'auction', index, seat });
    expect(answer).not.toHaveProperty('contract');
    expect(answer['legal']).toContain('pass');
  });

  test('an illegal call is named before it', () => {
    expect(judge(DEAL, ['wesele'], ['AC'])).toMatchObject({ phase: 'auction', index: 0, seat: 0 });
  });
});

describe('entries of no kind', () => {
  test.each(['', 'PASS', 'kontra', 'cicha', 'kop', '__proto__', 7, null, ['pass'], { call: 'pass' }])(
    'the call %j is illegal where it stands',
    (call) => {
      expect(judge(DEAL, ['pass', call, 'pass'])).toEqual({
        id: 'x',
        status: 'illegal',
        phase: 'auction',
        index: 1,
        seat: 1,
        legal: ['double', 'gran', 'gran-du', 'pass', 'zolo', 'zolo-du']
      });
    }
  );

  test.each(['', 'ac', '10C', 'JC', 'pass', 7, null, ['AC']])('the card %j is illegal where it stands', (card) => {
    expect(judge(DEAL, FOUR_PASSES, [card, 'AC'])).toEqual({
      id: 'x',
      contract: 'normal',
      declarer: null,
      old: [0, 2],
      status: 'illegal',
      phase: 'play',
      index: 0,
      seat: 0,
      legal: ['AC', 'AD', 'QC', 'TD']
    });
  });
});

describe('the auction', () => {
  test('wesele after an own pass or double', () => {
    expect(judge(BOTH, ['pass', 'pass', 'pass', 'double', 'wesele'])).toMatchObject({
      phase: 'auction',
      index: 4,
      seat: 0
    });
    expect(judge(BOTH, ['pass', 'double', 'pass', 'pass', 'double', 'pass', 'pass', 'double'])).toMatchObject({
      status: 'auction',
      seat: 0,
      legal: ['double', 'gran', 'gran-du', 'pass', 'zolo', 'zolo-du']
    });
  });

  test('the holder of both black queens may double, but not first', () => {
    expect(judge(BOTH, ['double'])).toMatchObject({ status: 'illegal', index: 0, seat: 0 });
    expect(judge(BOTH, ['pass', 'double', 'pass', 'pass'])).toMatchObject({ status: 'auction', seat: 0 });
  });

  test('a cicha strikes what only the normal game allowed', () => {
    const said = ['pass', 'double', 'double', 'double', 'pass', 'pass', 'pass'];
    const start = after(dealt('kop-liga', 3, BOTH), calls(...(said as 'pass'[])));
    expect(judge(BOTH, said, recordOf('x', finish(start)).plays, 'kop-liga')).toMatchObject({
      status: 'complete',
      contract: 'cicha',
      declarer: 0,
      doubles: [
        { seat: 1, name: 'kontra', counts: true, why: null },
        { seat: 2, name: 'rej', counts: false, why: 'same-side' },
        { seat: 3, name: 'bock', counts: false, why: 'over-limit' }
      ]
    });
  });
});

describe('what is no deal', () => {
  test.each([[{ rules: 'skat' }], [{ dealer: 4 }], [{ hands: [] }]])('%j: bad-deal under its id', (change) => {
    const line = JSON.stringify({
      id: 9,
      rules: 'baska',
      dealer: 3,
      hands: hands(DEAL),
      calls: [],
      plays: [],
      ...change
    });
    expect(judgeLine(line)).toMatchObject({ answer: { id: 9, status: 'bad-deal' }, state: null });
  });

  test('no record at all: bad-record with a sentence', () => {
    expect(judgeLine('[]').answer).toEqual({ status: 'bad-record', error: 'not a JSON object' });
  });
});
