/** What the languages say of the Tagesblatt and of the person's own balance. */
import type { CalendarDate } from '../rules/public/calendar';

/** Of a day, for the person: not begun, begun, played to its end. */
export const DAY_STATES = ['new', 'running', 'done'] as const;
export type DayState = (typeof DAY_STATES)[number];

export interface DailyTexts {
  readonly title: string;
  /** What it is, in one sentence. */
  readonly line: string;
  /** The day as the language writes it in figures. */
  date(date: CalendarDate): string;
  readonly starts: Readonly<Record<DayState, string>>;
  readonly fresh: string;
  running(played: number, deals: number, mine: number): string;
  /** `strong` null: not compared yet. */
  done(mine: number, strong: number | null): string;
  /** Days in a row, at least one. */
  streak(n: number): string;
  /** On St Barbara's day: what is special about it, before and after; null on any other. */
  special(date: CalendarDate, isOver: boolean): string | null;
  readonly practice: string;
  /** In a settlement: what the strong computer made of the same cards. */
  strongScored(n: number): string;
  strongSpoken(n: number): string;
  readonly comparing: string;
  readonly resultTitle: string;
  /** Above 0: better than the strong computer. */
  ahead(n: number): string;
  readonly columns: Readonly<Record<'deal' | 'mine' | 'strong' | 'ahead', string>>;
  readonly share: string;
  readonly copied: string;
  readonly copyFailed: string;
  /** Words of the shared text: the computer in one word, the deals, the streak. */
  readonly strongName: string;
  deals(n: number): string;
  shortStreak(n: number): string;
}

export interface BalanceTexts {
  readonly title: string;
  /** Nothing finished at all. */
  readonly empty: string;
  /** Finished, but only for practice. */
  readonly practiceOnly: string;
  readonly games: string;
  readonly score: string;
  readonly wonCicha: string;
  readonly wonZoloDu: string;
  readonly wonGranDu: string;
  readonly wonDoubles: string;
  readonly today: string;
}
