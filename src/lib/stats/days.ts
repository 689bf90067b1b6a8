/** The days of Tagesblatt that a person played: the first attempt of each under each rules. */
import type { CalendarDate } from '../rules/public/calendar';
import { DAILY_DEALS } from '../rules/public/daily-code';
import type { RulesetId } from '../rules/public/rulesets';
import { chosenFrom, myScore } from './filter';
import type { FinishedDeal } from './finished';
import type { DayScores } from './share';

export interface DayPlayed {
  readonly date: CalendarDate;
  readonly rules: RulesetId;
  readonly partyId: string;
  /** Finished so far, in order. */
  readonly deals: readonly FinishedDeal[];
  readonly isWhole: boolean;
  /** Null until every deal of it is compared with the strong computer. */
  readonly scores: DayScores | null;
}

function dayOf(date: CalendarDate, deals: readonly FinishedDeal[]): DayPlayed {
  const { rules, partyId } = deals[0]!;
  const strong = deals.flatMap(({ par }) => (par === undefined ? [] : [par]));
  const isWhole = deals.length === DAILY_DEALS;
  const scores = isWhole && strong.length === deals.length ? { mine: deals.map(myScore), strong } : null;
  return { date, rules, partyId, deals, isWhole, scores };
}

function add<K, V>(lists: Map<K, V[]>, key: K, item: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** Begun on two devices, a day counts as it was first played to its end; a whole day is never lost to one that was left. */
export function daysIn(deals: readonly FinishedDeal[]): readonly DayPlayed[] {
  const parties = new Map<string, FinishedDeal[]>();
  for (const deal of chosenFrom(deals, { mode: 'daily' })) if (deal.date !== null) add(parties, deal.partyId, deal);
  const attempts = new Map<string, DayPlayed[]>();
  for (const party of parties.values()) {
    const day = dayOf(party[0]!.date!, party);
    add(attempts, `${day.date} ${day.rules}`, day);
  }
  return [...attempts.values()].map((all) => all.find(({ isWhole }) => isWhole) ?? all[0]!);
}

/** What the streak is made of: dates of which the whole day was played, under whichever rules. */
export const finishedDates = (days: readonly DayPlayed[]): readonly CalendarDate[] => [
  ...new Set(days.filter(({ isWhole }) => isWhole).map(({ date }) => date))
];
