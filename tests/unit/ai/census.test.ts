/** The census against the deals themselves: chances and scores of a hand are those of all deals of the others' cards. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../src/cli/census/kinds';
import { CENSUS_GAMES, censusOf, type CensusGame } from '../../../src/lib/ai/census';
import { LEVELS, read, SHAPES, written } from '../../../src/lib/ai/census-code';
import { CENSUS_TABLES } from '../../../src/lib/ai/census-tables';
import { ALL_CARDS, geometryOf, maskOf, translator } from '../../../src/lib/ai/geometry';
import { HANDS } from '../../../src/lib/ai/hand-rank';
import { solverOf } from '../../../src/lib/ai/open-play';
import { classAt, stakesOf } from '../../../src/lib/ai/stakes';
import { type Card } from '../../../src/lib/rules/public/cards';
import { type Contract } from '../../../src/lib/rules/public/contracts';
import { PRESETS, PRESET_IDS, type PresetId, type Ruleset } from '../../../src/lib/rules/public/rulesets';
import { trumpsOf } from '../../../src/lib/rules/public/trumps';

const handIn = (rules: Ruleset, cards: readonly Card[]): number => maskOf(geometryOf(rules.trumps.colour), cards);

/** The old side of a deal, by the census's own kinds; 0 where the deal is none of the game. */
function sideOf(rules: Ruleset, contract: Contract, hands: readonly [number, number, number, number], place: number) {
  if (contract !== 'normal' && contract !== 'cicha' && contract !== 'wesele') return 1 << place;
  return kindOf(`${rules.trumps.gran === undefined ? 'kop' : 'baska'}:${contract}`).sides(hands)[0] ?? 0;
}

interface Found {
  readonly chance: number;
  readonly score: number;
}

/** All deals of the others' cards, each solved and settled under the ruleset itself. */
function counted(rules: Ruleset, contracts: readonly Contract[], hand: number, place: number): Found {
  const deals = contracts.flatMap((contract) => {
    const g = geometryOf(trumpsOf(rules, contract));
    const into = translator(geometryOf(rules.trumps.colour), g);
    const own = into(hand);
    const solver = solverOf(g);
    const found: Found[] = [];
    const free = HANDS.filter((other) => (other & own) === 0);
    for (const a of free) {
      for (const b of free) {
        if ((a & b) !== 0) continue;
        const hands: [number, number, number, number] = [a, b, ALL_CARDS ^ own ^ a ^ b, 0];
        hands.splice(place, 0, own);
        hands.length = 4;
        const old = sideOf(rules, contract, hands, place);
        if (old === 0) continue;
        const stakes = stakesOf(rules, contract, old, []);
        solver.deal(...hands, old);
        const k = classAt(solver, stakes, { live: ALL_CARDS, turn: 0, played: 0, lead: 0, taken: 0 });
        const isOld = ((old >> place) & 1) === 1;
        found.push({ chance: Number(k >= stakes.winClass === isOld), score: (isOld ? stakes.old : stakes.young)[k]! });
      }
    }
    return found;
  });
  const mean = (of: (f: Found) => number): number => deals.reduce((sum, f) => sum + of(f), 0) / deals.length;
  return { chance: mean((f) => f.chance), score: mean((f) => f.score) };
}

type Case = readonly [PresetId, CensusGame, readonly Contract[], readonly Card[], number];
const CASES: readonly Case[] = [
  ['baska', 'silence', ['normal', 'cicha'], ['AH', 'QH', 'JD', 'TC'], 2],
  ['baska', 'normal', ['normal'], ['QC', 'JH', 'JD', 'AS'], 0],
  ['baska-liga', 'normal', ['normal'], ['QS', 'TH', 'AD', 'TC'], 3],
  ['baska-liga', 'normal', ['normal'], ['JC', 'JS', 'AC', 'TC'], 1],
  ['kop', 'normal', ['normal'], ['QC', 'TS', 'TD', 'JD'], 1],
  ['kop-liga', 'silence', ['normal', 'cicha'], ['AC', 'JS', 'AS', 'QD'], 0],
  ['baska', 'cicha', ['cicha'], ['QC', 'QS', 'AH', 'AS'], 1],
  ['kop', 'cicha', ['cicha'], ['AH', 'TD', 'JC', 'AC'], 3],
  ['baska-wikipedia', 'wesele', ['wesele'], ['QC', 'QS', 'JC', 'AS'], 2],
  ['kop', 'wesele', ['wesele'], ['QC', 'QS', 'TD', 'AD'], 0],
  ['baska-wikipedia', 'zolo', ['zolo'], ['AH', 'QC', 'QS', 'JC'], 3],
  ['kop', 'zolo', ['zolo'], ['AH', 'TS', 'TH', 'JC'], 0],
  ['baska', 'zolo-du', ['zolo-du'], ['AH', 'TH', 'QC', 'QH'], 0],
  ['baska', 'gran', ['gran'], ['JC', 'JS', 'AH', 'TH'], 0],
  ['baska', 'gran-du', ['gran-du'], ['JC', 'JS', 'AD', 'TD'], 0]
];

describe('the census', () => {
  it.each(CASES)('%s, %s: agrees with all deals of %s: %s at place %i', { timeout: 60_000 }, (id, game, ...rest) => {
    const [contracts, cards, place] = rest;
    const rules = PRESETS[id];
    const hand = handIn(rules, cards);
    const { chance, score } = counted(rules, contracts, hand, place);
    const census = censusOf(rules);
    const rounding = 0.5 / LEVELS;
    expect(Math.abs(census.chance(game, hand, place) - chance)).toBeLessThanOrEqual(rounding + 1e-9);
    // winning and losing at the highest stake are so far apart
    const span = Math.max(
      ...contracts.map((contract) => {
        const { old } = stakesOf(rules, contract, contract === 'normal' || contract === 'wesele' ? 3 : 1, []);
        return Math.max(...old) - Math.min(...old);
      })
    );
    expect(Math.abs(census.score(game, hand, place) - score)).toBeLessThanOrEqual(rounding * span + 1e-9);
  });

  it('takes plain suits for one another', () => {
    const { chance } = censusOf(PRESETS.baska);
    const of = (...cards: readonly Card[]): number => chance('gran', handIn(PRESETS.baska, cards), 2);
    expect(of('JC', 'JS', 'AH', 'QD')).toBe(of('JC', 'JS', 'AS', 'QC'));
    expect(of('JC', 'JS', 'AH', 'QD')).not.toBe(of('JC', 'JD', 'AH', 'QD'));
  });

  it.each(PRESET_IDS)('%s: nothing for a game that the hand or the ruleset cannot have', (id) => {
    const { chance, score } = censusOf(PRESETS[id]);
    const hand = handIn(PRESETS[id], ['QC', 'AH', 'JD', 'TD']);
    const idle: readonly CensusGame[] = ['wesele', 'cicha', ...(id.startsWith('kop') ? (['gran'] as const) : [])];
    for (const game of idle) expect([chance(game, hand, 1), score(game, hand, 1)]).toEqual([0, 0]);
  });

  it('a chance lies between 0 and 1, and who surely wins alone is paid three times the value', () => {
    const rules = PRESETS.baska;
    const { chance, score } = censusOf(rules);
    for (const game of CENSUS_GAMES)
      for (const hand of HANDS) {
        const p = chance(game, hand, 0);
        if (!(p >= 0 && p <= 1)) expect.fail(`${game} ${hand} ${p}`);
      }
    const best = handIn(rules, ['AH', 'TH', 'QC', 'QS']);
    expect([chance('zolo-du', best, 0), score('zolo-du', best, 0)]).toEqual([1, 30]);
  });

  it("follows a house's own values, factors and limits", () => {
    const house = (change: Partial<Ruleset>): Ruleset => ({ ...PRESETS.baska, id: 'house', ...change });
    const hand = handIn(PRESETS.baska, ['QC', 'TH', 'AC', 'JD']);
    const scoreUnder = (rules: Ruleset): number => censusOf(rules).score('normal', hand, 0);
    const usual = scoreUnder(PRESETS.baska);
    expect(scoreUnder(house({ values: { ...PRESETS.baska.values, normal: 2 } }))).toBeCloseTo(2 * usual, 9);
    expect(scoreUnder(house({ lostFactor: { normal: 4 } }))).toBeLessThan(usual);
    const youngLimit = (young: number): number => scoreUnder(house({ schneiderMax: { old: 25, young } }));
    const scores = [0, 10, 25, 26, 40, 51].map(youngLimit);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(new Set(scores).size).toBe(scores.length);
  });
});

describe('the tables', () => {
  it('are read as they were written', () => {
    const levels = [
      [1, 2, 3, LEVELS - 21, 4, 5, 6, 0],
      [0, 0, 0, LEVELS, 0, 0, 0, 0]
    ];
    const shares = read(SHAPES.normal, written(SHAPES.normal, levels));
    expect(shares.map((ends) => [...ends].map((share) => Math.round(share * LEVELS)))).toEqual(levels);
  });

  it('weigh no more than 32 kB on the way to a phone', () => {
    expect(gzipSync(JSON.stringify(CENSUS_TABLES)).length).toBeLessThanOrEqual(32 * 1024);
  });
});
