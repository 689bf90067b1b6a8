/** What the table screen shows and may ask for: plain data, made from the view of the person's seat. */
import type { Level } from '../ai/levels';
import type { Reason } from '../ai/reasons';
import type { Accuracy, Verdict } from '../ai/verdict';
import type { Message } from '../i18n/message';
import type { LeaderboardEntry, Scores } from '../rules/full/party';
import type { CalendarDate } from '../rules/public/calendar';
import type { BySeat, Card, Played, Seat } from '../rules/public/cards';
import type { Call, Contract } from '../rules/public/contracts';
import type { Trick } from '../rules/public/progress';
import type { Refusal } from '../rules/public/refusals';
import type { Ruleset } from '../rules/public/rulesets';
import type { Settlement } from '../rules/public/settlement';
import type { DayOutcome } from '../stats/share';

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

/** An act as it is shown: a card face, or the name of a call. */
export type ShownAct =
  | { readonly t: 'play'; readonly card: Card; readonly trump: boolean }
  | { readonly t: 'call'; readonly call: Call; readonly doubleName: string | null };

export interface AdviceLine {
  readonly act: ShownAct;
  /** In how many of the weighed deals the own side wins, and in how many of a hundred. */
  readonly wins: number;
  readonly chance: number;
  /** Expected points of the deal. */
  readonly score: number;
  readonly best: boolean;
  /** Not the best, but so near to it that it may as well be chosen. */
  readonly asGood: boolean;
}

/** `soFar`: from few deals only, while the others are still being weighed. */
export type AdviceState =
  | { readonly t: 'thinking' }
  | { readonly t: 'failed' }
  | {
      readonly t: 'ready';
      readonly lines: readonly AdviceLine[];
      readonly deals: number;
      readonly why: Reason;
      readonly soFar: boolean;
    };

export interface ReviewLine {
  readonly done: ShownAct;
  /** The best one; null where nothing else was allowed. */
  readonly best: ShownAct | null;
  /** As good as the best, as far as anybody could feel. */
  readonly good: boolean;
  readonly verdict: Verdict;
}

/** The own decisions of one deal, judged one after the other. */
export interface DealReview {
  /** 1-based. */
  readonly deal: number;
  readonly decisions: number;
  /** So far. */
  readonly lines: readonly ReviewLine[];
  readonly accuracy: Accuracy;
  /** The work broke off; asking for it again goes on with it. */
  readonly failed: boolean;
}

/** All deals of the party that have been played. */
export interface PartyReview {
  readonly deals: readonly DealReview[];
  readonly accuracy: Accuracy;
  /** How many decisions there are, and how many of them are judged. */
  readonly decisions: number;
  readonly judged: number;
  /** The decision that cost most, and its deal. */
  readonly costliest: { readonly deal: number; readonly line: ReviewLine } | null;
  readonly failed: boolean;
}

/** A party that is a whole Tagesblatt. */
export interface DayInfo {
  readonly date: CalendarDate;
  /** The first attempt; any other is practice. */
  readonly counts: boolean;
  /** Days in a row, this one too once it is played. */
  readonly streak: number;
  /** Both null until every deal has been played and compared. */
  readonly outcome: DayOutcome | null;
  /** To be shared: tells of no card. */
  readonly text: string | null;
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
  /** What the strong computer made of each of them on the person's seat; null where that is not known (yet). */
  readonly strong: readonly (number | null)[];
  readonly totals: Scores;
  readonly places: Scores;
  /** Null until the party is over. */
  readonly leaderboard: LeaderboardEntry | null;
  readonly day: DayInfo | null;
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
  /** For the act that is the person's now; null until she asks. */
  readonly advice: AdviceState | null;
  readonly review: PartyReview;

  /** An act that is not allowed now puts its reason in `message`. */
  call(call: Call): void;
  play(card: Card): void;
  /** From the settlement to the next deal, after the last one to the party's result. */
  next(): void;
  /** Works out the advice for the own turn; `advice` follows. */
  askAdvice(): void;
  /** Nobody looks at it any more: unfinished work is cancelled. */
  dropAdvice(): void;
  /** Judges this deal before all others. */
  askReview(deal: number): void;
  /** Ends all waiting: thinking pauses and a trick that is held to be seen. */
  skip(): void;
  /** The record of the running deal as one line of JSON; other hands only when it is over. */
  record(): string;
}
