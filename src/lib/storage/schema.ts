/** What the database holds: parties with their logs, their finished deals, what was found out about those, and small settings. */
import type { DBSchema } from 'idb';
import type { Level } from '../ai/levels';
import type { HouseRules } from '../rules/public/house-rules';
import type { PresetId } from '../rules/public/rulesets';
import type { DealtCards } from '../table/table-state';

export const DB_NAME = 'speedbock';
export const DB_VERSION = 2;

export const PARTY_STATES = ['running', 'over', 'damaged'] as const;
export type PartyState = (typeof PARTY_STATES)[number];

/** `practice`: cards that may be known, as a number typed in, a deal played again, or one begun in the middle. */
export const MODES = ['free', 'daily', 'learning', 'practice'] as const;
export type Mode = (typeof MODES)[number];

/** Everything about a party that is settled before its first deal, and where it stands. */
export interface PartyHeader {
  readonly id: string;
  /** Of this record; a later version migrates it. */
  readonly format: 1;
  readonly rules: PresetId | HouseRules;
  /** The seed of the cards (a deal number's code), and the first deal's place under that code. */
  readonly code: string;
  readonly first: number;
  readonly deals: number;
  readonly level: Level;
  /** Cards given by a record instead of a code. */
  readonly given?: DealtCards;
  /** Absent in parties begun before it was kept. */
  readonly mode?: Mode;
  readonly state: PartyState;
  /** Milliseconds of the epoch when it was last begun or gone on with. */
  readonly touched: number;
}

/** What was found out about a finished deal, kept so that a later computer never changes a past day. */
export interface DealResult {
  readonly party: string;
  /** 1-based place in the party. */
  readonly deal: number;
  /** What the strong computer scored with the same cards on the same seat. */
  readonly par?: number;
  /** From the review, 0 to 1. */
  readonly accuracy?: number;
}

export interface SpeedbockDB extends DBSchema {
  parties: { key: string; value: PartyHeader };
  /** The log of each party: key [party, place in the log]. */
  entries: { key: [string, number]; value: unknown };
  /** Finished deals, ready to be counted: key [party, deal]. They follow from the logs and can be made again from them. */
  deals: { key: [string, number]; value: unknown };
  /** Key [party, deal]. */
  results: { key: [string, number]; value: DealResult };
  settings: { key: string; value: unknown };
}
