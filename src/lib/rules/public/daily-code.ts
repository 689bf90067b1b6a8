/** The code of a Tagesblatt: the day, the rules and how it is dealt; it stands where a deal number's code does. */
import { parseDate, type CalendarDate } from './calendar';
import { isPresetId, type PresetId } from './rulesets';

/** Deals of a day. */
export const DAILY_DEALS = 8;

/** Ways of dealing a day. A new one gets a name of its own and a first day to come; none is ever taken out. */
export const DAILY_VERSIONS = ['v1'] as const;
export type DailyVersion = (typeof DAILY_VERSIONS)[number];

/** Oldest first: from which day each is used. */
const SINCE: readonly (readonly [from: string, version: DailyVersion])[] = [['0001-01-01', 'v1']];

export const dailyVersionOf = (date: CalendarDate): DailyVersion =>
  SINCE.findLast(([from]) => from <= date)?.[1] ?? DAILY_VERSIONS[0];

/** What a code says. */
export interface Day {
  readonly version: DailyVersion;
  readonly rules: PresetId;
  readonly date: CalendarDate;
}

export const dailyCode = (rules: PresetId, date: CalendarDate): string =>
  ['daily', dailyVersionOf(date), rules, date].join('.');

/** Null for the code of any other deal. */
export function readDailyCode(code: string): Day | null {
  const [name, version, rules, text, ...rest] = code.split('.');
  const date = parseDate(text);
  const known = DAILY_VERSIONS.find((v) => v === version);
  if (name !== 'daily' || known === undefined || !isPresetId(rules) || date === null || rest.length > 0) return null;
  return { version: known, rules, date };
}

/** St Barbara's day, 4 December: somebody will hold her cards, the four queens. */
export const isBarbara = (date: CalendarDate): boolean => date.endsWith('-12-04');
