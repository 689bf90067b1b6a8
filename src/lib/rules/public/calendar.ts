/** Plain calendar dates: whole days in whole numbers, without a clock and without a time zone. */

declare const calendarDateBrand: unique symbol;
/** `YYYY-MM-DD`, a day that exists; texts of this form sort as the days do. */
export type CalendarDate = string & { readonly [calendarDateBrand]: true };

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const two = (n: number): string => String(n).padStart(2, '0');

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const daysIn = (year: number, month: number): number =>
  (MONTHS[month - 1] ?? 0) + (month === 2 && isLeap(year) ? 1 : 0);

/** Null when there is no such day; years 1 to 9999. */
export function makeDate(year: number, month: number, day: number): CalendarDate | null {
  if (![year, month, day].every(Number.isInteger)) return null;
  if (year < 1 || year > 9999 || day < 1 || day > daysIn(year, month)) return null;
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as CalendarDate;
}

/** The one door through which a date comes in from outside. */
export function parseDate(x: unknown): CalendarDate | null {
  const found = typeof x === 'string' ? FORM.exec(x) : null;
  return found === null ? null : makeDate(Number(found[1]), Number(found[2]), Number(found[3]));
}

export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const partsOf = (date: CalendarDate): DateParts => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8))
});

// The year is counted from March, so that the leap day is its last; 400 such years always have 146,097 days.
const ERA_DAYS = 146_097;
/** Days from 1 March of the year 0 to 1 January 1970. */
const TO_EPOCH = 719_468;
const whole = (a: number, b: number): number => Math.floor(a / b);

/** Days since 1970-01-01. */
export function dayIndex(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  const marchYear = month <= 2 ? year - 1 : year;
  const era = whole(marchYear, 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = whole(153 * ((month + 9) % 12) + 2, 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + whole(yearOfEra, 4) - whole(yearOfEra, 100) + dayOfYear;
  return era * ERA_DAYS + dayOfEra - TO_EPOCH;
}

/** The reverse of `dayIndex`; throws outside the years 1 to 9999. */
export function dateOfIndex(index: number): CalendarDate {
  const days = index + TO_EPOCH;
  const era = whole(days, ERA_DAYS);
  const dayOfEra = days - era * ERA_DAYS;
  const leaps = whole(dayOfEra, 1460) - whole(dayOfEra, 36_524) + whole(dayOfEra, ERA_DAYS - 1);
  const yearOfEra = whole(dayOfEra - leaps, 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + whole(yearOfEra, 4) - whole(yearOfEra, 100));
  const marchMonth = whole(5 * dayOfYear + 2, 153);
  const day = dayOfYear - whole(153 * marchMonth + 2, 5) + 1;
  const month = ((marchMonth + 2) % 12) + 1;
  const date = makeDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
  if (date === null) throw new RangeError(`no calendar date for day ${index}`);
  return date;
}

export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOfIndex(dayIndex(date) + days);
export const nextDay = (date: CalendarDate): CalendarDate => addDays(date, 1);
export const previousDay = (date: CalendarDate): CalendarDate => addDays(date, -1);

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** 1970-01-01 was a Thursday. */
export const weekdayOf = (date: CalendarDate): Weekday => WEEKDAYS[(((dayIndex(date) + 3) % 7) + 7) % 7]!;
