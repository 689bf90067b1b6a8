/** What the database holds: parties with their logs, and small settings. */
import type { DBSchema } from 'idb';
import type { Level } from '../ai/levels';
import type { HouseRules } from '../rules/public/house-rules';
import type { PresetId } from '../rules/public/rulesets';
import type { DealtCards } from '../table/table-state';

export const DB_NAME = 'speedbock';
export const DB_VERSION = 1;

export const PARTY_STATES = ['running', 'over', 'damaged'] as const;
export type PartyState = (typeof PARTY_STATES)[number];

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
  readonly state: PartyState;
  /** Milliseconds of the epoch when it was last begun or gone on with. */
  readonly touched: number;
}

export interface SpeedbockDB extends DBSchema {
  parties: { key: string; value: PartyHeader };
  /** The log of each party: key [party, place in the log]. */
  entries: { key: [string, number]; value: unknown };
  settings: { key: string; value: unknown };
}
