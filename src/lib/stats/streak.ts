/** The streak: how many days of Tagesblatt in a row, as a plain function of the days finished and today. */
import { dateOfIndex, dayIndex, type CalendarDate } from '../rules/public/calendar';

/** In any so many days in a row one may be missed. */
const BRIDGE_EVERY = 7;

export interface Streak {
  /** Days finished in the streak that still runs; a bridged day is not counted. */
  readonly current: number;
  readonly longest: number;
  readonly doneToday: boolean;
  /** The days missed within the running streak, oldest first. */
  readonly bridged: readonly CalendarDate[];
}

/** A row of finished days in which no two missed ones are near each other. */
interface Row {
  readonly days: number;
  /** Of these, how many after the last missed day. */
  readonly sinceMissed: number;
  readonly missed: readonly number[];
}

const NONE: Row = { days: 0, sinceMissed: 0, missed: [] };

/** A missed day is bridged; if one was already bridged nearby, the row begins anew after that one. */
function miss(row: Row, day: number): Row {
  const last = row.missed.at(-1);
  if (row.days === 0) return NONE;
  if (last === undefined || day - last >= BRIDGE_EVERY) return { ...row, sinceMissed: 0, missed: [...row.missed, day] };
  return row.sinceMissed === 0 ? NONE : { days: row.sinceMissed, sinceMissed: 0, missed: [day] };
}

/** The row over the days from `from` until before `to`, none of which is finished; today and later may still be. */
function missAll(row: Row, from: number, to: number, today: number): Row {
  const until = Math.min(to, today);
  if (until <= from) return row;
  return until - from === 1 ? miss(row, from) : NONE;
}

/**
 * Days after today (after travel, or a clock set back) count when they are finished and are not asked for when they are not.
 */
export function streakOf(finished: Iterable<CalendarDate>, today: CalendarDate): Streak {
  const days = [...new Set(finished)].sort().map(dayIndex);
  const now = dayIndex(today);
  let row = NONE;
  let longest = 0;
  let next = days[0] ?? now;
  for (const day of days) {
    const before = missAll(row, next, day, now);
    row = { ...before, days: before.days + 1, sinceMissed: before.sinceMissed + 1 };
    longest = Math.max(longest, row.days);
    next = day + 1;
  }
  row = missAll(row, next, now, now);
  return { current: row.days, longest, doneToday: days.includes(now), bridged: row.missed.map(dateOfIndex) };
}
