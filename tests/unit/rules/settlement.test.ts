/** Who won, what it is worth and why: one row is one figure that RULES, Settlement gives. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/lib/rules/public/cards';
import type { Contract } from '../../../src/lib/rules/public/contracts';
import { contractsOf, PRESET_IDS, PRESETS, type PresetId, type Ruleset } from '../../../src/lib/rules/public/rulesets';
import { settle, type Outcome } from '../../../src/lib/rules/public/settlement';

interface End {
  readonly contract?: Contract;
  readonly old?: readonly Seat[];
  /** Points of the old side; the young have the rest of 104. */
  readonly points: number;
  /** Tricks of the old side; the young have the rest of four. */
  readonly tricks?: number;
  readonly doubles?: readonly Seat[];
}

function outcome({ contract = 'normal', old = [0, 2], points, tricks = 2, doubles = [] }: End): Outcome {
  return {
    contract,
    old,
    doubles,
    points: { old: points, young: 104 - points },
    tricksWon: { old: tricks, young: 4 - tricks }
  };
}
const of = (rules: PresetId | Ruleset, end: End) =>
  settle(typeof rules === 'string' ? PRESETS[rules] : rules, outcome(end));

describe('who won', () => {
  test.each(PRESET_IDS)('%s: old with 53 and more, young with 53 and more', (id) => {
    expect([51, 53, 104, 0].map((points) => of(id, { points }).won)).toEqual(['young', 'old', 'old', 'young']);
  });

  test.each([
    ['baska', [], 'young'],
    ['baska', [1], 'old'],
    ['baska', [0], 'young'],
    ['baska', [1, 0], 'young'],
    ['baska', [1, 0, 3], 'old'],
    ['baska', [1, 3], 'old'],
    ['baska', [0, 2], 'young'],
    ['baska-wikipedia', [3], 'old'],
    ['kop', [1], 'old'],
    ['kop-liga', [2], 'young'],
    ['baska-liga', [], 'young'],
    ['baska-liga', [1], 'young'],
    ['baska-liga', [0], 'young']
  ] as const)('%s, 52:52, doubled by %j (0 and 2 are old): %s', (id, doubles, won) => {
    expect(of(id, { points: 52, doubles }).won).toBe(won);
  });

  test('52:52 in a cicha: a double over its limit does not count for the tie either', () => {
    const end = { contract: 'cicha', old: [0], points: 52, doubles: [1, 0, 2] } as const;
    expect(of('kop-liga', end)).toMatchObject({ won: 'young' });
    expect(of('kop', end)).toMatchObject({ won: 'old' });
  });

  test.each(['cicha', 'gran', 'zolo'] as const)('%s goes by points', (contract) => {
    expect(of('baska', { contract, old: [3], points: 53, tricks: 1 }).won).toBe('old');
    expect(of('baska', { contract, old: [3], points: 51, tricks: 3 }).won).toBe('young');
  });

  test.each(['gran-du', 'zolo-du'] as const)('%s: only all four tricks win', (contract) => {
    expect(of('baska', { contract, old: [3], points: 100, tricks: 3 }).won).toBe('young');
    expect(of('baska', { contract, old: [3], points: 52, tricks: 2, doubles: [0] }).won).toBe('young');
    expect(of('baska', { contract, old: [3], points: 104, tricks: 4 }).won).toBe('old');
  });

  test.each([
    ['baska', 'baska'],
    ['baska-liga', 'baska'],
    ['kop', 'kop'],
    ['kop-liga', 'kop']
  ] as const)('%s: %s wins without play and pays 20', (id, contract) => {
    const settled = settle(PRESETS[id], {
      contract,
      old: [2],
      doubles: [],
      points: { old: 0, young: 0 },
      tricksWon: { old: 0, young: 0 }
    });
    expect(settled).toMatchObject({ won: 'old', steps: [['base', 20]], value: 20, scores: [-20, -20, 60, -20] });
  });
});

describe('schneider', () => {
  /** Points of the losers, and up to where they are schneider. */
  const rows = PRESET_IDS.flatMap((id) =>
    [24, 25, 26, 27, 51].flatMap((points) => [
      { id, lost: 'old' as const, points, schneider: points <= (id === 'baska-liga' ? 26 : 25) },
      { id, lost: 'young' as const, points, schneider: points <= 25 }
    ])
  );
  test.each(rows)('$id: $lost lose with $points: schneider is $schneider', ({ id, lost, points, schneider }) => {
    for (const contract of ['normal', 'wesele'] as const) {
      const settled = of(id, { contract, points: lost === 'old' ? points : 104 - points });
      expect(settled.won).not.toBe(lost);
      expect(settled.steps.some(([name]) => name === 'schneider')).toBe(schneider);
    }
  });

  test.each(PRESET_IDS)('%s: no trick counts three times and takes the place of schneider', (id) => {
    const factor = PRESETS[id].lostFactor.normal ?? 1;
    expect(of(id, { points: 104, tricks: 4 })).toMatchObject({
      steps: [
        ['base', 1],
        ['no-trick', 3]
      ],
      value: 3
    });
    expect(of(id, { points: 0, tricks: 0 })).toMatchObject({ value: 3 * factor });
  });

  test.each(PRESET_IDS)('%s: means nothing in a cicha or a solo', (id) => {
    for (const contract of contractsOf(PRESETS[id]).filter((c) => c !== 'normal' && c !== 'wesele')) {
      const steps = of(id, { contract, old: [1], points: 104, tricks: 4 }).steps;
      expect(steps).toEqual([['base', PRESETS[id].values[contract]]]);
    }
  });
});

describe('the price of losing for the old side', () => {
  test.each([
    ['baska', 'normal', 2],
    ['baska', 'zolo', 2],
    ['baska', 'cicha', 2],
    ['baska-liga', 'gran-du', 2],
    ['baska-wikipedia', 'normal', 2],
    ['baska-wikipedia', 'wesele', 2],
    ['baska-wikipedia', 'cicha', 3],
    ['baska-wikipedia', 'gran', 3],
    ['baska-wikipedia', 'zolo', 3],
    ['baska-wikipedia', 'gran-du', 3],
    ['baska-wikipedia', 'zolo-du', 3]
  ] as const)('%s, %s: %i times', (id, contract, factor) => {
    const old: readonly Seat[] = contract === 'normal' || contract === 'wesele' ? [0, 1] : [0];
    const base = PRESETS[id].values[contract] ?? 0;
    expect(of(id, { contract, old, points: 40 })).toMatchObject({
      steps: [
        ['base', base],
        ['old-lost', factor]
      ],
      value: base * factor
    });
    expect(of(id, { contract, old, points: 60, tricks: 4 }).steps.map(([name]) => name)).not.toContain('old-lost');
  });

  test.each(['kop', 'kop-liga'] as const)('%s: none, and no line for it', (id) => {
    expect(of(id, { points: 40 }).steps).toEqual([['base', 1]]);
  });
});

describe('doubles', () => {
  const struck = (id: PresetId, end: End) => of(id, end).settledDoubles.map((d) => d.why ?? 'counts');

  test('count when the side changed', () => {
    expect(struck('baska', { points: 60, doubles: [1, 0, 3, 2] })).toEqual(['counts', 'counts', 'counts', 'counts']);
  });

  test('are struck when said by the side that doubled right before, counted or not', () => {
    expect(struck('baska', { points: 60, doubles: [1, 3] })).toEqual(['counts', 'same-side']);
    expect(struck('baska', { points: 60, doubles: [1, 3, 1, 0] })).toEqual([
      'counts',
      'same-side',
      'same-side',
      'counts'
    ]);
    expect(struck('baska', { points: 60, doubles: [0, 2, 1, 3] })).toEqual([
      'counts',
      'same-side',
      'counts',
      'same-side'
    ]);
  });

  test('are struck over the limit of the contract really played, which is named first', () => {
    const cicha = { contract: 'cicha', old: [0], points: 60 } as const;
    expect(struck('kop', { ...cicha, doubles: [1, 0, 2, 3] })).toEqual(['counts', 'counts', 'counts', 'over-limit']);
    expect(struck('kop-liga', { ...cicha, doubles: [1, 2, 3] })).toEqual(['counts', 'same-side', 'over-limit']);
    expect(struck('kop-liga', { ...cicha, doubles: [1, 0, 2] })).toEqual(['counts', 'counts', 'over-limit']);
  });

  test('keep their level and its name though others are struck', () => {
    const settled = of('kop', { points: 60, doubles: [1, 3, 0, 1] });
    expect(settled.settledDoubles.map((d) => d.name)).toEqual(['kontra', 'rej', 'bock', 'słup']);
    expect(settled.steps).toEqual([
      ['base', 1],
      ['kontra', 2],
      ['bock', 2],
      ['słup', 2]
    ]);
    expect(settled.value).toBe(8);
  });

  test.each([
    ['baska', ['kontra', 're', 'bock', 'hirsch']],
    ['baska-liga', ['kontra', 'rekontra', 'bok', 'hirsz']]
  ] as const)('are called by their names in %s', (id, names) => {
    expect(of(id, { points: 60, doubles: [1, 0, 1, 0] }).settledDoubles.map((d) => d.name)).toEqual(names);
  });
});

describe('the steps', () => {
  test('are base, schneider, old-lost, doubles, and make the value', () => {
    expect(of('baska', { points: 20, doubles: [1, 0] })).toMatchObject({
      steps: [
        ['base', 1],
        ['schneider', 2],
        ['old-lost', 2],
        ['kontra', 2],
        ['re', 2]
      ],
      value: 16
    });
    expect(of('baska', { points: 0, tricks: 0, doubles: [1] }).steps).toEqual([
      ['base', 1],
      ['no-trick', 3],
      ['old-lost', 2],
      ['kontra', 2]
    ]);
  });
});

describe('the scores', () => {
  test.each([
    [{ points: 60 }, [1, -1, 1, -1]],
    [{ points: 50 }, [-2, 2, -2, 2]],
    [{ points: 60, old: [1, 2], doubles: [0] }, [-2, 2, 2, -2]],
    [{ contract: 'wesele', old: [2, 3], points: 10 }, [4, 4, -4, -4]],
    [{ contract: 'cicha', old: [0], points: 60 }, [12, -4, -4, -4]],
    [{ contract: 'cicha', old: [0], points: 50 }, [-24, 8, 8, 8]],
    [{ contract: 'zolo-du', old: [3], points: 90, tricks: 3, doubles: [0, 3] }, [80, 80, 80, -240]],
    [{ contract: 'gran', old: [2], points: 53 }, [-4, -4, 12, -4]]
  ] as const)('Baśka: %j → %j', (end, scores) => {
    expect(of('baska', end).scores).toEqual(scores);
  });

  test('a league wesele at 26 points costs the old side four each', () => {
    expect(of('baska-liga', { contract: 'wesele', old: [0, 1], points: 26 }).scores).toEqual([-4, -4, 4, 4]);
    expect(of('baska', { contract: 'wesele', old: [0, 1], points: 26 }).scores).toEqual([-2, -2, 2, 2]);
  });
});
