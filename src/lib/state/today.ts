/** From the clock to the calendar: the only place that turns a moment into a day, by the parts that the wall shows. */
import { makeDate, type CalendarDate } from '../rules/public/calendar';

export function dateOf(moment: Date): CalendarDate {
  const date = makeDate(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
  if (date === null) throw new RangeError('the clock shows no calendar date');
  return date;
}

/** Today where the device is, by its own clock. */
export const today = (): CalendarDate => dateOf(new Date());

/** Milliseconds of the epoch when the day of `moment` began there: what was finished since is of today. */
export const dayStart = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
