/** What the table screen shows and may ask for: plain data, made from the view of the person's seat. */
import type { Reason } from '../ai/reasons';
import type { Level } from '../ai/levels';
import type { Message } from '../i18n/message';
import type { LeaderboardEntry, Scores } from '../rules/full/party';
import type { BySeat, Card, Played, Seat } from '../rules/public/cards';
import type { Call, Contract } from '../rules/public/contracts';
import type { Trick } from '../rules/public/progress';
import type { Refusal } from '../rules/public/refusals';
import type { Ruleset } from '../rules/public/rulesets';
import type { Settlement } from '../rules/public/settlement';

/** `damaged`: the stored party cannot be read; `elsewhere`: another tab went on with it; `missing`: no party is running. */
export const TABLE_STATUSES = ['loading', 'ready', 'damaged', 'elsewhere', 'missing'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

export type ScreenPhase = 'auction' | 'play' | 'settlement' | 'party-over';

/** One thing that can be said under the rules, whether or not it may be said now. */
export interface CallOption {
  readonly call: Call;
  /** What a double is called at its level; null for all else. */
  readonly doubleName: string | null;
  /** Base value of the game; for a double what the deal is multiplied by once it is said; null for pass. */
  readonly value: number | null;
  /** Why not now; null when it may be said. */
  readonly why: Refusal | null;
}

export interface HandCard {
  readonly card: Card;
  /** Why the rules forbid it now; null when it may be played, and while it is not your turn. */
  readonly why: Refusal | null;
  readonly trump: boolean;
}

export const BADGES = ['dealer', 'old', 'young', 'partner', 'alone'] as const;
export type Badge = (typeof BADGES)[number];

export interface SeatInfo {
  readonly seat: Seat;
  /** Null: the person at this device. */
  readonly name: string | null;
  readonly badges: readonly Badge[];
  /** In this party. */
  readonly score: number;
  readonly turn: boolean;
  readonly cardsLeft: number;
  /** What this seat said last in the running auction. */
  readonly said: { readonly call: Call; readonly doubleName: string | null } | null;
}

/** The trick on the table; a full one stays until it has been seen. */
export interface ShownTrick {
  readonly cards: readonly Played[];
  /** Who holds it so far, or took it when it is full. */
  readonly holder: Seat | null;
  readonly full: boolean;
}

export interface LadderCard {
  readonly card: Card;
  readonly state: 'mine' | 'out' | 'gone';
}

export interface LogLine {
  readonly id: number;
  readonly message: Message;
  readonly reason: Reason | null;
}

export interface PartyInfo {
  readonly rules: Ruleset;
  readonly level: Level;
  /** 1-based. */
  readonly deal: number;
  readonly deals: number;
  /** The number of the running deal, to be typed in again: `B·7F3K-9Q2M·3`; null for cards that a record gave. */
  readonly number: string | null;
  /** Scores of the finished deals, in order. */
  readonly scores: readonly Scores[];
  readonly totals: Scores;
  readonly places: Scores;
  /** Null until the party is over. */
  readonly leaderboard: LeaderboardEntry | null;
}

/** Implemented by state/table.svelte.ts; components get parts of it as props. */
export interface TableScreen {
  readonly status: TableStatus;
  readonly phase: ScreenPhase;
  readonly party: PartyInfo;
  readonly ply: number;
  readonly turn: Seat | null;
  readonly myTurn: boolean;
  /** As far as the person can know. */
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly seats: BySeat<SeatInfo>;
  readonly options: readonly CallOption[];
  readonly hand: readonly HandCard[];
  readonly trick: ShownTrick;
  readonly tricks: readonly Trick[];
  readonly ladder: readonly LadderCard[];
  readonly message: Message | null;
  readonly log: readonly LogLine[];
  /** Both null until the deal is over and its last trick has been seen. */
  readonly settlement: Settlement | null;
  readonly shown: BySeat<readonly Card[]> | null;

  /** An act that is not allowed now puts its reason in `message`. */
  call(call: Call): void;
  play(card: Card): void;
  /** From the settlement to the next deal, after the last one to the party's result. */
  next(): void;
  /** Ends all waiting: thinking pauses and a trick that is held to be seen. */
  skip(): void;
  /** The record of the running deal as one line of JSON; other hands only when it is over. */
  record(): string;
}
