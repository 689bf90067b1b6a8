/** House rules: everything a house may set, and every way in which a file can be wrong. */
import { describe, expect, test } from 'vitest';
import {
  HOUSE_FAULTS,
  HOUSE_LIMITS,
  NAME_LENGTH,
  parseHouseRules,
  type HouseFault
} from '../../../src/lib/rules/public/house-rules';
import { PRESET_IDS, PRESETS } from '../../../src/lib/rules/public/rulesets';

const house = { base: 'baska', name: 'Ours' };
const faultsOf = (x: unknown): readonly HouseFault[] => {
  const read = parseHouseRules(x);
  return read.ok ? [] : read.why;
};
const accepted = (x: unknown) => {
  const read = parseHouseRules(x);
  if (!read.ok) throw new Error(JSON.stringify(read.why));
  return read.value;
};

describe('house rules', () => {
  test.each(PRESET_IDS)('with nothing changed are %s under another name', (base) => {
    expect(accepted({ base, name: ' Ours ' })).toEqual({ ...PRESETS[base], id: 'house', name: 'Ours' });
  });

  test('are laid over their preset value by value', () => {
    const rules = accepted({
      ...house,
      base: 'kop',
      values: { zolo: 7 },
      maxDoubles: { cicha: 0, zolo: 4 },
      schneiderMax: { old: 30 },
      lostFactor: { normal: 2 },
      tie: 'old-lose'
    });
    expect(rules.values).toEqual({ ...PRESETS.kop.values, zolo: 7 });
    expect(rules.maxDoubles).toEqual({ ...PRESETS.kop.maxDoubles, cicha: 0, zolo: 4 });
    expect(rules.schneiderMax).toEqual({ old: 30, young: 25 });
    expect(rules.lostFactor).toEqual({ ...PRESETS.kop.lostFactor, normal: 2 });
    expect(rules.tie).toBe('old-lose');
    expect(rules.trumps).toBe(PRESETS.kop.trumps);
  });

  test('leave their preset alone', () => {
    const before = JSON.stringify(PRESETS);
    accepted({ ...house, values: { normal: 9 } });
    expect(JSON.stringify(PRESETS)).toBe(before);
  });

  test.each([
    ['values', 'zolo'],
    ['maxDoubles', 'zolo'],
    ['lostFactor', 'zolo'],
    ['schneiderMax', 'old']
  ] as const)('%s may be as low and as high as the limits say, and whole', (table, key) => {
    const [low, high] = HOUSE_LIMITS[table];
    for (const n of [low, high])
      expect(accepted({ ...house, [table]: { [key]: n } })[table]).toMatchObject({ [key]: n });
    for (const n of [low - 1, high + 1, 1.5, NaN, Infinity, '3', null, true]) {
      expect(faultsOf({ ...house, [table]: { [key]: n } })).toContainEqual({
        code: 'out-of-range',
        at: `${table}.${key}`
      });
    }
  });
});

describe('a fault', () => {
  const rows: readonly (readonly [unknown, HouseFault['code'], string])[] = [
    [null, 'not-an-object', ''],
    ['baska', 'not-an-object', ''],
    [[house], 'not-an-object', ''],
    [{ ...house, values: [1] }, 'not-an-object', 'values'],
    [{ ...house, lostFactor: null }, 'not-an-object', 'lostFactor'],
    [{ name: 'Ours' }, 'unknown-base', 'base'],
    [{ ...house, base: 'house' }, 'unknown-base', 'base'],
    [{ ...house, base: '__proto__' }, 'unknown-base', 'base'],
    [{ ...house, base: 'constructor' }, 'unknown-base', 'base'],
    [{ ...house, base: ['baska'] }, 'unknown-base', 'base'],
    [{ base: 'baska' }, 'bad-name', 'name'],
    [{ ...house, name: '   ' }, 'bad-name', 'name'],
    [{ ...house, name: 7 }, 'bad-name', 'name'],
    [{ ...house, name: 'x'.repeat(NAME_LENGTH + 1) }, 'bad-name', 'name'],
    [{ ...house, trumps: {} }, 'unknown-key', 'trumps'],
    [{ ...house, id: 'baska' }, 'unknown-key', 'id'],
    [{ ...house, values: { kop: 3 } }, 'unknown-contract', 'values.kop'],
    [{ ...house, base: 'kop', values: { gran: 3 } }, 'unknown-contract', 'values.gran'],
    [{ ...house, schneiderMax: { both: 3 } }, 'unknown-contract', 'schneiderMax.both'],
    [{ ...house, lostFactor: { baska: 2 } }, 'unknown-contract', 'lostFactor.baska'],
    [{ ...house, values: { zolo: 0 } }, 'out-of-range', 'values.zolo'],
    [{ ...house, maxDoubles: { baska: 1 } }, 'out-of-range', 'maxDoubles.baska'],
    [{ ...house, base: 'kop-liga', maxDoubles: { normal: 4 } }, 'out-of-range', 'maxDoubles.normal'],
    [{ ...house, schneiderMax: { young: 52 } }, 'out-of-range', 'schneiderMax.young'],
    [{ ...house, tie: 'young-lose' }, 'bad-tie', 'tie'],
    [{ ...house, tie: null }, 'bad-tie', 'tie']
  ];
  test.each(rows)('%j: %s at “%s”', (x, code, at) => expect(faultsOf(x)).toEqual([{ code, at }]));

  test('of every code comes up above', () => {
    expect(new Set(rows.map(([, code]) => code))).toEqual(new Set(HOUSE_FAULTS));
  });

  test('does not hide another', () => {
    const x = { ...house, name: '', values: { zolo: -1, kop: 1 }, tie: 1, colour: 'red' };
    expect(faultsOf(x).map((f) => f.at)).toEqual(['colour', 'name', 'values.zolo', 'values.kop', 'tie']);
  });
});

describe('keys of the prototype', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is no key and no contract', (key) => {
    const top: unknown = JSON.parse(`{"base":"baska","name":"Ours","${key}":{"tie":"old-lose"}}`);
    expect(faultsOf(top)).toEqual([{ code: 'unknown-key', at: key }]);
    const inner: unknown = JSON.parse(`{"base":"baska","name":"Ours","values":{"${key}":5}}`);
    expect(faultsOf(inner)).toEqual([{ code: 'unknown-contract', at: `values.${key}` }]);
    expect(({} as Record<string, unknown>)['tie']).toBeUndefined();
  });
});
