/** A Tagesblatt for the person: what has become of one date's, and its result against the strong computer. */
import type { Level } from '../ai/levels';
import type { Catalogue } from '../i18n/catalogue';
import type { DayState } from '../i18n/daily-shape';
import type { CalendarDate } from '../rules/public/calendar';
import { DAILY_DEALS, dailyCode, readDailyCode } from '../rules/public/daily-code';
import type { PresetId } from '../rules/public/rulesets';
import { daysIn } from '../stats/days';
import { myScore } from '../stats/filter';
import type { FinishedDeal } from '../stats/finished';
import { outcomeOf, shareText } from '../stats/share';
import type { PartyHeader } from '../storage/schema';
import type { DayInfo } from './screen';

/** Everybody has the same opponents on a day, too. */
export const DAILY_LEVEL: Level = 'normal';

export interface DayStatus {
  readonly date: CalendarDate;
  readonly rules: PresetId;
  readonly state: DayState;
  /** Finished so far. */
  readonly deals: number;
  readonly mine: number;
  /** Null until every deal has been compared. */
  readonly strong: number | null;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The first attempt at a day, as long as it is not played to its end. */
export const attemptAt = (
  parties: readonly PartyHeader[],
  rules: PresetId,
  date: CalendarDate
): PartyHeader | undefined => {
  const code = dailyCode(rules, date);
  return parties.find((party) => party.mode === 'daily' && party.state === 'running' && party.code === code);
};

/** @param deals all finished deals */
export function statusOf(
  deals: readonly FinishedDeal[],
  parties: readonly PartyHeader[],
  rules: PresetId,
  date: CalendarDate
): DayStatus {
  const [day] = daysIn(deals.filter((deal) => deal.date === date && deal.rules === rules));
  const isBegun = attemptAt(parties, rules, date) !== undefined;
  return {
    date,
    rules,
    state: day?.isWhole === true ? 'done' : isBegun ? 'running' : 'new',
    deals: day?.deals.length ?? 0,
    mine: sum(day?.deals.map(myScore) ?? []),
    strong: day?.scores ? sum(day.scores.strong) : null
  };
}

interface Played {
  readonly mine: readonly number[];
  readonly strong: readonly (number | null)[];
}

/** What the table shows of a party that is a whole day; null for any other. */
export function dayInfoOf(header: PartyHeader, played: Played, streak: number, t: Catalogue): DayInfo | null {
  const day = readDailyCode(header.code);
  if (day === null || header.deals !== DAILY_DEALS) return null;
  const counts = header.mode === 'daily';
  const strong = played.strong.flatMap((par) => par ?? []);
  if (strong.length < header.deals) return { date: day.date, counts, streak, outcome: null, text: null };
  const scores = { mine: played.mine, strong };
  const words = {
    game: t.home.presets[day.rules].name,
    date: t.daily.date(day.date),
    deals: t.daily.deals(header.deals),
    strong: t.daily.strongName,
    streak: counts && streak > 0 ? t.daily.shortStreak(streak) : null
  };
  return { date: day.date, counts, streak, outcome: outcomeOf(scores), text: shareText(scores, words) };
}
