/** Months and days as a language writes them; whole days, so no time zone can move them. */
import { partsOf, type CalendarDate } from '../rules/public/calendar';

interface CalendarWords {
  month(year: number, month: number): string;
  day(date: CalendarDate): string;
}

export function calendarWords(locale: string): CalendarWords {
  const timeZone = 'UTC';
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone });
  const days = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'numeric', timeZone });
  return {
    month: (year, month) => months.format(Date.UTC(year, month - 1)),
    day(date) {
      const { year, month, day } = partsOf(date);
      return days.format(Date.UTC(year, month - 1, day));
    }
  };
}
