/** The five presets as data: what clubs and leagues differ in (RULES, rulesets.json). */
import type { Card } from './cards';
import type { Announcement, Contract, Role } from './contracts';

export const PRESET_IDS = ['baska', 'baska-liga', 'baska-wikipedia', 'kop', 'kop-liga'] as const;
export type PresetId = (typeof PRESET_IDS)[number];
/** `house` names the user's own rules; their values travel with the party. */
export type RulesetId = PresetId | 'house';

/** Who loses at 52:52. */
export const TIE_RULES = ['last-doubler-loses', 'old-lose'] as const;
export type TieRule = (typeof TIE_RULES)[number];

export type ByContract<T> = Readonly<Partial<Record<Contract, T>>>;

export interface Ruleset {
  readonly id: RulesetId;
  readonly name: string;
  /** All trumps, strongest first, by trump order; no `gran` where the game is not played. */
  readonly trumps: { readonly colour: readonly Card[]; readonly gran?: readonly Card[] };
  /** Lowest first. */
  readonly announcements: readonly Announcement[];
  /** Base value of each contract. */
  readonly values: ByContract<number>;
  /** What the first, second … double is called. */
  readonly doubleNames: readonly string[];
  readonly maxDoubles: ByContract<number>;
  /** Losers with at most so many points are schneider. */
  readonly schneiderMax: Readonly<Record<Role, number>>;
  /** The value is multiplied by this when the old side loses. */
  readonly lostFactor: ByContract<number>;
  readonly tie: TieRule;
}

const QUEENS_JACKS: readonly Card[] = ['QC', 'QS', 'QH', 'QD', 'JC', 'JS', 'JH', 'JD'];
const JACKS: readonly Card[] = ['JC', 'JS', 'JH', 'JD'];

const BASKA: Ruleset = {
  id: 'baska',
  name: 'Baśka (Speedbock)',
  trumps: { colour: ['AH', 'TH', ...QUEENS_JACKS, 'AD', 'TD'], gran: JACKS },
  announcements: ['wesele', 'gran', 'zolo', 'gran-du', 'zolo-du', 'baska'],
  values: { normal: 1, wesele: 1, cicha: 4, gran: 4, zolo: 5, 'gran-du': 8, 'zolo-du': 10, baska: 20 },
  doubleNames: ['kontra', 're', 'bock', 'hirsch'],
  maxDoubles: { normal: 4, wesele: 4, cicha: 4, gran: 4, zolo: 4, 'gran-du': 4, 'zolo-du': 4, baska: 0 },
  schneiderMax: { old: 25, young: 25 },
  lostFactor: { normal: 2, wesele: 2, cicha: 2, gran: 2, zolo: 2, 'gran-du': 2, 'zolo-du': 2 },
  tie: 'last-doubler-loses'
};

const BASKA_LIGA: Ruleset = {
  ...BASKA,
  id: 'baska-liga',
  name: 'Baśka czerwona (Polska Liga Baśki)',
  doubleNames: ['kontra', 'rekontra', 'bok', 'hirsz'],
  maxDoubles: { normal: 4, wesele: 4, cicha: 4, gran: 2, zolo: 2, 'gran-du': 2, 'zolo-du': 2, baska: 0 },
  schneiderMax: { old: 26, young: 25 },
  tie: 'old-lose'
};

const BASKA_WIKIPEDIA: Ruleset = {
  ...BASKA,
  id: 'baska-wikipedia',
  name: 'Baśka (Wikipedia)',
  lostFactor: { normal: 2, wesele: 2, cicha: 3, gran: 3, zolo: 3, 'gran-du': 3, 'zolo-du': 3 }
};

const KOP: Ruleset = {
  id: 'kop',
  name: 'Kop (Wolsztyn)',
  trumps: { colour: ['AH', 'TC', 'TS', 'TH', ...QUEENS_JACKS, 'AD', 'TD'] },
  announcements: ['wesele', 'zolo', 'zolo-du', 'kop'],
  values: { normal: 1, wesele: 1, cicha: 4, zolo: 5, 'zolo-du': 10, kop: 20 },
  doubleNames: ['kontra', 'rej', 'bock', 'słup'],
  maxDoubles: { normal: 4, wesele: 4, cicha: 3, zolo: 2, 'zolo-du': 2, kop: 0 },
  schneiderMax: { old: 25, young: 25 },
  lostFactor: { normal: 1, wesele: 1, cicha: 1, zolo: 1, 'zolo-du': 1 },
  tie: 'last-doubler-loses'
};

const KOP_LIGA: Ruleset = {
  ...KOP,
  id: 'kop-liga',
  name: 'Kop (Liga-Werte)',
  doubleNames: ['kontra', 'rej', 'bock'],
  maxDoubles: { normal: 3, wesele: 3, cicha: 2, zolo: 2, 'zolo-du': 1, kop: 0 }
};

export const PRESETS: Readonly<Record<PresetId, Ruleset>> = {
  baska: BASKA,
  'baska-liga': BASKA_LIGA,
  'baska-wikipedia': BASKA_WIKIPEDIA,
  kop: KOP,
  'kop-liga': KOP_LIGA
};

export const isPresetId = (x: unknown): x is PresetId => (PRESET_IDS as readonly unknown[]).includes(x);

/** The contracts that can come up under a ruleset, the unannounced ones first. */
export const contractsOf = (rules: Ruleset): readonly Contract[] => ['normal', 'cicha', ...rules.announcements];
