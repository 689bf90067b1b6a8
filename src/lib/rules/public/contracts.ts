/** The contracts and what each of them means, as data: nothing else asks for a contract by name to decide a rule. */
import type { Card } from './cards';
import { ALL_QUEENS, BLACK_QUEENS } from './cards';

export const ANNOUNCEMENTS = ['wesele', 'gran', 'zolo', 'gran-du', 'zolo-du', 'baska', 'kop'] as const;
export type Announcement = (typeof ANNOUNCEMENTS)[number];

/** `normal` and `cicha` are played when nobody announces anything. */
export const CONTRACTS = ['normal', 'cicha', ...ANNOUNCEMENTS] as const;
export type Contract = (typeof CONTRACTS)[number];

export interface ContractTraits {
  /** How the old side is found: the black queens' holders, one seat alone, or the announcer and a jack's holder. */
  readonly sides: 'queens' | 'alone' | 'jack';
  readonly trumps: 'colour' | 'gran';
  /** 53 points, all four tricks, or won by being announced. */
  readonly goal: 'points' | 'all-tricks' | 'sure';
  /** Whether few points or no trick of the losers raise the value. */
  readonly schneider: boolean;
  /** Cards the announcer must hold. */
  readonly needs: readonly Card[];
  /** Only as a seat's very first utterance in the deal. */
  readonly firstWordOnly: boolean;
}

const NORMAL: ContractTraits = {
  sides: 'queens',
  trumps: 'colour',
  goal: 'points',
  schneider: true,
  needs: [],
  firstWordOnly: false
};
const ALONE: ContractTraits = { ...NORMAL, sides: 'alone', schneider: false };
const SURE: ContractTraits = { ...ALONE, goal: 'sure', needs: ALL_QUEENS };

export const TRAITS: Readonly<Record<Contract, ContractTraits>> = {
  normal: NORMAL,
  cicha: ALONE,
  wesele: { ...NORMAL, sides: 'jack', needs: BLACK_QUEENS, firstWordOnly: true },
  gran: { ...ALONE, trumps: 'gran' },
  zolo: ALONE,
  'gran-du': { ...ALONE, trumps: 'gran', goal: 'all-tricks' },
  'zolo-du': { ...ALONE, goal: 'all-tricks' },
  baska: SURE,
  kop: SURE
};

/** The jack whose holder is the announcer's partner in a wesele: the first of these that the announcer does not hold. */
export const PARTNER_JACKS: readonly Card[] = ['JC', 'JS', 'JH'];

export type Role = 'old' | 'young';
export const otherRole = (role: Role): Role => (role === 'old' ? 'young' : 'old');

/** What a seat may say in the auction. */
export const CALLS = ['pass', 'double', ...ANNOUNCEMENTS] as const;
export type Call = (typeof CALLS)[number];
export const isCall = (x: unknown): x is Call => (CALLS as readonly unknown[]).includes(x);
export const isAnnouncement = (call: Call): call is Announcement => call !== 'pass' && call !== 'double';
