/** What the languages say of files out and in, and of days gone by. */
import type { CalendarDate } from '../rules/public/calendar';

/** Why a file is refused; `not-saved`: the device would not keep it; `bad-record`: a line that is no deal. */
export const IMPORT_FAULTS = [
  'too-big',
  'foreign',
  'truncated',
  'newer',
  'unsafe',
  'changed',
  'bad-form',
  'bad-party',
  'bad-record',
  'unreadable',
  'not-saved'
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

export type BackupSaid =
  | { readonly t: 'saved'; readonly deals: number; readonly leftOut: number }
  /** How many came new. */
  | { readonly t: 'loaded'; readonly deals: number; readonly parties: number }
  | { readonly t: 'refused'; readonly why: ImportFault; readonly line: number | null };

export interface BackupTexts {
  readonly title: string;
  readonly line: string;
  readonly export: string;
  readonly import: string;
  readonly exportRecords: string;
  /** What came of it, in a sentence or two. */
  say(said: BackupSaid): string;
  /** So many deals lie in this browser alone. */
  reminder(deals: number): string;
  readonly later: string;
}

export interface ArchiveTexts {
  readonly title: string;
  /** What playing a past day is, and is not. */
  readonly line: string;
  /** `Dezember 2026`. */
  month(year: number, month: number): string;
  readonly earlier: string;
  readonly later: string;
  /** `Fr, 4.12.`. */
  day(date: CalendarDate): string;
  /** Of the first attempt, which was left. */
  left(played: number, deals: number): string;
  /** `+4, stark +7`; `strong` null: not compared yet. */
  result(mine: number, strong: number | null): string;
  readonly play: string;
  readonly otherDay: string;
}
