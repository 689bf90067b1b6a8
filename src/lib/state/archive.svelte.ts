/** The days of Tagesblatt gone by, month by month, with what the person made of each. */
import { addDays, makeDate, partsOf, type CalendarDate, type DateParts } from '../rules/public/calendar';
import { DAILY_DEALS } from '../rules/public/daily-code';
import { isPresetId, type PresetId } from '../rules/public/rulesets';
import { daysIn, type DayPlayed } from '../stats/days';
import { myScore } from '../stats/filter';
import { finishedDeals } from './records';
import { store } from './store';
import { today } from './today';

/** What became of a day's first attempt under one rules. */
export interface DayKept {
  readonly rules: PresetId;
  readonly deals: number;
  readonly of: number;
  readonly mine: number;
  /** Null until every deal has been compared. */
  readonly strong: number | null;
}
export interface ArchiveDay {
  readonly date: CalendarDate;
  readonly kept: readonly DayKept[];
}
export type Month = Pick<DateParts, 'year' | 'month'>;

/** This month and so many before it are listed; any other day is asked for by its date. */
const MONTHS_BACK = 11;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const keptOf = ({ rules, deals, scores }: DayPlayed): readonly DayKept[] =>
  isPresetId(rules)
    ? [
        {
          rules,
          deals: deals.length,
          of: DAILY_DEALS,
          mine: sum(deals.map(myScore)),
          strong: scores && sum(scores.strong)
        }
      ]
    : [];

/** Newest first; only days that are over. */
export function daysOf({ year, month }: Month, now: CalendarDate, played: readonly DayPlayed[]): readonly ArchiveDay[] {
  const first = makeDate(year, month, 1);
  if (first === null) return [];
  const days: ArchiveDay[] = [];
  for (let date = first; date < now && partsOf(date).month === month; date = addDays(date, 1)) {
    days.unshift({ date, kept: played.filter((day) => day.date === date).flatMap(keptOf) });
  }
  return days;
}

/** `back` months before the one of `now`. */
export function monthBefore(now: CalendarDate, back: number): Month {
  const { year, month } = partsOf(now);
  const index = year * 12 + month - 1 - back;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

class Archive {
  ready = $state(false);
  #played = $state.raw<readonly DayPlayed[]>([]);
  /** When the archive was opened; the first day of a month has no days gone by: it shows the month before. */
  #now = $state.raw<CalendarDate>(today());
  #back = $state(0);

  readonly month = $derived(monthBefore(addDays(this.#now, -1), this.#back));
  readonly days = $derived(daysOf(this.month, this.#now, this.#played));

  async open(): Promise<void> {
    this.#now = today();
    this.#back = 0;
    this.#played = daysIn(await finishedDeals(store));
    this.ready = true;
  }

  get hasEarlier(): boolean {
    return this.#back < MONTHS_BACK;
  }
  get hasLater(): boolean {
    return this.#back > 0;
  }
  /** @param months to go back; below 0: forward */
  turn(months: number): void {
    this.#back = Math.min(MONTHS_BACK, Math.max(0, this.#back + months));
  }
}

export const archive = new Archive();
