/** The one door to what is kept on the device, as the app sees it; in the database, or in memory where there is none. */
import type { Bag } from './json';
import type { DealResult, PartyHeader } from './schema';

/** Somebody else wrote this place of the log: another tab goes on with the party. */
export class PlaceTaken extends Error {}

/** A finished deal as the store sees it: whose it is; the rest is for those who count. */
export interface KeptDeal {
  readonly partyId: string;
  readonly dealNo: number;
}

/** All that can be read, at one moment; logs are as stored: not yet checked. */
export interface Contents {
  readonly parties: readonly { readonly header: PartyHeader; readonly entries: readonly unknown[] }[];
  readonly deals: readonly KeptDeal[];
  readonly results: readonly DealResult[];
  readonly settings: Bag;
}

export interface Storage {
  /** All parties, newest first; what cannot be read as a header is left out. */
  parties(): Promise<readonly PartyHeader[]>;
  /** What else lies where parties are kept: the keys of what is damaged, or of a version that is not known here. */
  unreadable(): Promise<readonly string[]>;
  putParty(header: PartyHeader): Promise<void>;
  /** The log of a party, in order; entries are as stored: not yet checked, and null where one is missing. */
  entries(party: string): Promise<readonly unknown[]>;
  /**
   * Adds one entry at `seq`, and with it, both or neither, the deal that it finishes. Rejects with PlaceTaken when there is
   * one already, and otherwise when the log before it is gone.
   */
  append(party: string, seq: number, entry: unknown, finished?: KeptDeal): Promise<void>;
  /** The finished deals of all parties, as stored: not yet checked. */
  deals(): Promise<readonly unknown[]>;
  /** Keeps finished deals; what is kept already stays as it is. */
  keepDeals(deals: readonly KeptDeal[]): Promise<void>;
  results(): Promise<readonly DealResult[]>;
  /** Adds to what is known of a deal; what is known already stays as it is. */
  keepResult(result: DealResult): Promise<void>;
  setting(key: string): Promise<unknown>;
  putSetting(key: string, value: unknown): Promise<void>;
  contents(): Promise<Contents>;
  /** Puts other contents in the place of these: all of them or none, and nobody else writes in between. */
  change(to: (now: Contents) => Contents): Promise<void>;
}

export const newestFirst = (a: PartyHeader, b: PartyHeader): number => b.touched - a.touched;
