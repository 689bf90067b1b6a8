/** House rules: a preset whose values the user edits; the one door through which a foreign ruleset comes in. */
import { err, ok, type Result } from './result';
import { contractsOf, isPresetId, PRESETS, TIE_RULES, type PresetId, type Ruleset } from './rulesets';
import type { Contract } from './contracts';

/** What a house may change about its preset; everything left out stays as the preset has it. */
export type HouseRules = { readonly base: PresetId; readonly name: string } & Partial<
  Pick<Ruleset, 'values' | 'maxDoubles' | 'schneiderMax' | 'lostFactor' | 'tie'>
>;

export const HOUSE_FAULTS = [
  'not-an-object',
  'unknown-base',
  'bad-name',
  'unknown-key',
  'unknown-contract',
  'out-of-range',
  'bad-tie'
] as const;
export interface HouseFault {
  readonly code: (typeof HOUSE_FAULTS)[number];
  /** Where it is, as `values.zolo`. */
  readonly at: string;
}

/** Whole numbers that a house may set, lowest and highest. A schneider limit must stay below the tie. */
export const HOUSE_LIMITS = {
  values: [1, 100],
  maxDoubles: [0, 4],
  lostFactor: [1, 4],
  schneiderMax: [0, 51]
} as const;
export const NAME_LENGTH = 40;

type Bag = Readonly<Record<string, unknown>>;
const isBag = (x: unknown): x is Bag => typeof x === 'object' && x !== null && !Array.isArray(x);
const within = (x: unknown, [low, high]: readonly [number, number]): boolean =>
  typeof x === 'number' && Number.isInteger(x) && x >= low && x <= high;

function faultsOfTable(bag: Bag, table: keyof typeof HOUSE_LIMITS, keys: readonly string[]): HouseFault[] {
  const given = bag[table];
  if (given === undefined) return [];
  if (!isBag(given)) return [{ code: 'not-an-object', at: table }];
  return Object.entries(given).flatMap(([key, value]): HouseFault[] => {
    const at = `${table}.${key}`;
    if (!keys.includes(key)) return [{ code: 'unknown-contract', at }];
    return within(value, HOUSE_LIMITS[table]) ? [] : [{ code: 'out-of-range', at }];
  });
}

/** Doubles beyond the names that the base has could not be spoken. */
function faultsOfDoubles(bag: Bag, base: Ruleset): HouseFault[] {
  const given = bag['maxDoubles'];
  if (!isBag(given)) return [];
  return Object.entries(given)
    .filter(([key, n]) => typeof n === 'number' && (n > base.doubleNames.length || (isSure(base, key) && n > 0)))
    .map(([key]): HouseFault => ({ code: 'out-of-range', at: `maxDoubles.${key}` }));
}
/** A game that is never lost has no lost factor in its preset, and nobody doubles it. */
const isSure = (base: Ruleset, contract: string): boolean => base.lostFactor[contract as Contract] === undefined;

const KEYS = ['base', 'name', 'values', 'maxDoubles', 'schneiderMax', 'lostFactor', 'tie'];

/** Checks edited or imported house rules and lays them over their preset. */
export function parseHouseRules(x: unknown): Result<Ruleset, readonly HouseFault[]> {
  if (!isBag(x)) return err([{ code: 'not-an-object', at: '' }]);
  const id = x['base'];
  if (!isPresetId(id)) return err([{ code: 'unknown-base', at: 'base' }]);
  const base = PRESETS[id];
  const name = typeof x['name'] === 'string' ? x['name'].trim() : '';
  const faults = [...faultsOfHead(x, name), ...faultsOfTables(x, base), ...faultsOfTie(x['tie'])];
  return faults.length > 0 ? err(faults) : ok(overlay(base, x as unknown as HouseRules, name));
}

function faultsOfHead(bag: Bag, name: string): HouseFault[] {
  const unknown = Object.keys(bag).filter((key) => !KEYS.includes(key));
  const isNamed = name.length >= 1 && name.length <= NAME_LENGTH;
  return [
    ...unknown.map((at): HouseFault => ({ code: 'unknown-key', at })),
    ...(isNamed ? [] : [{ code: 'bad-name', at: 'name' } as const])
  ];
}

function faultsOfTables(bag: Bag, base: Ruleset): HouseFault[] {
  const contracts: readonly string[] = contractsOf(base);
  const lost = contracts.filter((c) => !isSure(base, c));
  return [
    ...faultsOfTable(bag, 'values', contracts),
    ...faultsOfTable(bag, 'maxDoubles', contracts),
    ...faultsOfDoubles(bag, base),
    ...faultsOfTable(bag, 'lostFactor', lost),
    ...faultsOfTable(bag, 'schneiderMax', ['old', 'young'])
  ];
}

const faultsOfTie = (tie: unknown): HouseFault[] =>
  tie === undefined || (TIE_RULES as readonly unknown[]).includes(tie) ? [] : [{ code: 'bad-tie', at: 'tie' }];

const overlay = (base: Ruleset, house: HouseRules, name: string): Ruleset => ({
  ...base,
  id: 'house',
  name,
  values: { ...base.values, ...house.values },
  maxDoubles: { ...base.maxDoubles, ...house.maxDoubles },
  schneiderMax: { ...base.schneiderMax, ...house.schneiderMax },
  lostFactor: { ...base.lostFactor, ...house.lostFactor },
  tie: house.tie ?? base.tie
});
