/** What the languages say of the statistics, of fairness, of the leaderboard, and of the rooms behind the start page. */

/** How a deal came about, as parties are kept. */
export type PlayMode = 'free' | 'daily' | 'learning' | 'practice';

export const TIMES = ['all', 'year', 'month', 'week'] as const;
/** How far back the figures reach. */
export type Time = (typeof TIMES)[number];

export type StatsVerdict = 'within-chance' | 'unusual' | 'too-few';
export type DealtFigure = 'trumps' | 'points' | 'four-queens' | 'both-black-queens' | 'top-three';

export const ROOMS = ['statistics', 'history', 'archive'] as const;
/** What lies behind the start page. */
export type Room = (typeof ROOMS)[number];

export interface RoomTexts {
  readonly title: string;
  readonly names: Readonly<Record<Room, { readonly name: string; readonly line: string }>>;
}

export interface StatsTexts {
  readonly title: string;
  readonly loading: string;
  /** Nothing has been played yet: what will be here. */
  readonly empty: string;
  readonly noneChosen: string;
  readonly filters: Readonly<Record<'title' | 'mode' | 'time' | 'all' | 'counted', string>>;
  readonly modes: Readonly<Record<PlayMode, string>>;
  readonly times: Readonly<Record<Time, string>>;
  /** Heads of tables, and names of figures. */
  readonly heads: Readonly<
    Record<
      | 'deals'
      | 'won'
      | 'points'
      | 'perDeal'
      | 'afterDeal'
      | 'date'
      | 'what'
      | 'made'
      | 'counted'
      | 'seat'
      | 'seen'
      | 'expected'
      | 'verdict'
      | 'plus'
      | 'bonus'
      | 'total',
      string
    >
  >;
  readonly asTable: string;
  readonly lineTitle: string;
  /** What the line shows, in one sentence. */
  lineSpoken(deals: number, last: number, lowest: number, highest: number): string;
  readonly skillTitle: string;
  readonly skillLine: string;
  readonly skillNone: string;
  skillSpoken(deals: number, last: number): string;
  /** Points ahead per deal, give or take; null while there are too few deals to say. */
  skillMean(mean: number | null, margin: number | null): string;
  skillCounts(better: number, same: number, worse: number): string;
  readonly contractsTitle: string;
  readonly contractsLine: string;
  readonly rolesTitle: string;
  readonly roles: Readonly<Record<'old' | 'young' | 'alone', string>>;
  readonly bidsTitle: string;
  readonly bidsLine: string;
  readonly announcements: string;
  readonly doubles: string;
  readonly accuracyTitle: string;
  /** Of so many deals that were looked at again. */
  accuracy(deals: number): string;
  readonly accuracyNone: string;
  readonly recordsTitle: string;
  readonly bestDeal: string;
  readonly bestParty: string;
  readonly longestRun: string;
  readonly fairTitle: string;
  readonly fairLine: string;
  fair(verdict: StatsVerdict, deals: number, enough: number): string;
  readonly verdicts: Readonly<Record<StatsVerdict, string>>;
  readonly figures: Readonly<Record<DealtFigure, string>>;
  /** Expected, give or take. */
  giveOrTake(expected: number, spread: number): string;
  readonly boardTitle: string;
  readonly boardLine: string;
  readonly boardNone: string;
  readonly parties: string;
  readonly bestTitle: string;
  number(n: number): string;
  signed(n: number): string;
  signedDecimal(n: number): string;
  /** A share from 0 to 1. */
  percent(share: number): string;
}
