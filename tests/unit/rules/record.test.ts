/** Deal records: what is read from a line, and what a deal is written as (RULES, Deal records). */
import { describe, expect, test } from 'vitest';
import { dealOf, readRecord, recordOf, replayRecord, type RawRecord } from '../../../src/lib/rules/full/record';
import { replay } from '../../../src/lib/rules/full/deal';
import { after, calls, dealt, finish, hands } from './deals';

const DEAL = 'QC AC AD TD | JC JS JH AH | QS TC TS AS | TH QH QD JD';
const record: RawRecord = { id: 'x', rules: 'baska', dealer: 3, hands: hands(DEAL), calls: [], plays: [] };
const lineWith = (change: object): string => JSON.stringify({ ...record, ...change });
const faultOf = (line: string) => {
  const read = readRecord(line);
  return read.ok ? null : read.why;
};
const badDeal = (change: object) => {
  const deal = dealOf({ ...record, ...change });
  return deal.ok ? null : deal.why;
};

describe('a line', () => {
  test('with all keys is read', () => expect(readRecord(lineWith({}))).toEqual({ ok: true, value: record }));

  test('may have further keys and any spaces', () => {
    expect(faultOf(`  ${lineWith({ note: 'a bug' })}\r`)).toBeNull();
  });

  test.each([
    ['', 'not JSON'],
    ['{', 'not JSON'],
    ['\uFEFF{}', 'not JSON'],
    ['\u0000', 'not JSON'],
    ['null', 'not a JSON object'],
    ['[]', 'not a JSON object'],
    ['7', 'not a JSON object'],
    ['"x"', 'not a JSON object'],
    ['true', 'not a JSON object'],
    ['{}', 'lacks "id"']
  ])('%j: %s', (line, fault) => expect(faultOf(line)).toBe(fault));

  test.each(['id', 'rules', 'dealer', 'hands', 'calls', 'plays'])('lacks %s', (key) => {
    expect(faultOf(lineWith({ [key]: undefined }))).toBe(`lacks "${key}"`);
  });

  test('does not inherit a key', () => {
    const { id, ...rest } = record;
    expect(faultOf(JSON.stringify(rest).replace('{', `{"__proto__":{"id":${JSON.stringify(id)}},`))).toBe('lacks "id"');
  });

  test.each([
    [{ calls: 'pass' }, '"calls" is not a list'],
    [{ calls: null }, '"calls" is not a list'],
    [{ plays: { 0: 'QC' } }, '"plays" is not a list'],
    [{ id: {} }, '"id" is not a text']
  ])('%j: %s', (change, fault) => expect(faultOf(lineWith(change))).toBe(fault));
});

describe('a deal', () => {
  test('starts with nothing said', () => {
    expect(dealOf(record)).toEqual({ ok: true, value: dealt('baska', 3, DEAL) });
  });

  const HANDS = 'hands are not the 16 cards, four to each seat';
  test.each([
    [{ rules: 'skat' }, 'unknown rules: "skat"'],
    [{ rules: 'house' }, 'unknown rules: "house"'],
    [{ rules: '__proto__' }, 'unknown rules: "__proto__"'],
    [{ rules: null }, 'unknown rules: null'],
    [{ rules: ['baska'] }, 'unknown rules: a list or an object'],
    [{ dealer: 4 }, 'dealer is not 0..3: 4'],
    [{ dealer: -1 }, 'dealer is not 0..3: -1'],
    [{ dealer: 1.5 }, 'dealer is not 0..3: 1.5'],
    [{ dealer: '3' }, 'dealer is not 0..3: "3"'],
    [{ dealer: null }, 'dealer is not 0..3: null'],
    [{ hands: null }, HANDS],
    [{ hands: DEAL }, HANDS],
    [{ hands: { 0: [], 1: [], 2: [], 3: [] } }, HANDS],
    [{ hands: hands(DEAL).slice(1) }, HANDS],
    [{ hands: [...hands(DEAL), []] }, HANDS],
    [{ hands: hands(DEAL.replace('JD', '')) }, HANDS],
    [{ hands: hands(DEAL.replace('JD', 'AC')) }, HANDS],
    [{ hands: hands('QC AC AD TD JC | JS JH AH | QS TC TS AS | TH QH QD JD') }, HANDS],
    [{ hands: [['KC', 'AC', 'AD', 'TD'], ...hands(DEAL).slice(1)] }, HANDS],
    [{ hands: [['qc', 'AC', 'AD', 'TD'], ...hands(DEAL).slice(1)] }, HANDS],
    [{ hands: [[null, 'AC', 'AD', 'TD'], ...hands(DEAL).slice(1)] }, HANDS]
  ])('%j: %s', (change, fault) => expect(badDeal(change)).toBe(fault));
});

describe('a deal written down', () => {
  const end = finish(
    after(dealt('kop-liga', 1, DEAL), calls('zolo', 'double', 'pass', 'pass', 'double', 'pass', 'pass', 'pass'))
  );
  const written = recordOf('y', end);

  test('has the keys of a record', () => {
    expect(written).toMatchObject({ id: 'y', rules: 'kop-liga', dealer: 1, hands: end.hands });
    expect(written.calls).toEqual(['zolo', 'double', 'pass', 'pass', 'double', 'pass', 'pass', 'pass']);
    expect(written.plays).toHaveLength(16);
  });

  test('leads to the same deal again', () => {
    const again = replayRecord(dealt('kop-liga', 1, DEAL), written);
    expect(again.offence).toBeNull();
    expect(again.state).toEqual(end);
    expect(replay(end.rules, again.events)).toEqual(end);
  });

  test('may stop anywhere', () => {
    for (let n = 0; n <= 16; n++) {
      expect(
        replayRecord(dealt('kop-liga', 1, DEAL), { ...written, plays: written.plays.slice(0, n) }).offence
      ).toBeNull();
    }
  });
});
