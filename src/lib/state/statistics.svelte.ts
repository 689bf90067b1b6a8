/** The statistics page: the finished deals that are asked for, and what they come to. */
import type { Level } from '../ai/levels';
import { TIMES, type Time } from '../i18n/stats-shape';
import type { CalendarDate } from '../rules/public/calendar';
import type { Contract } from '../rules/public/contracts';
import type { RulesetId } from '../rules/public/rulesets';
import { ENOUGH_DEALS, fairnessOf, UNUSUAL_BELOW, type Fairness } from '../stats/fairness';
import { figuresOf, thinned, type Bids, type Count, type Figures } from '../stats/figures';
import { chosenFrom, myScore, type Filter } from '../stats/filter';
import type { FinishedDeal } from '../stats/finished';
import { leaderboardIn, type Leaderboard, type Standing } from '../stats/leaderboard';
import { MODES, type Mode } from '../storage/schema';
import { ledger } from './ledger.svelte';
import { NAMES } from './party';
import { finishedDeals } from './records';
import { store } from './store';
import { dateOf, dayStart } from './today';

export { ENOUGH_DEALS, MODES, NAMES, TIMES, UNUSUAL_BELOW };
export type { Bids, Count, Fairness, Figures, Leaderboard, Mode, Standing, Time };

/** `all` modes are those that count: parties and Tagesblatt. */
export interface Choice {
  readonly rules: RulesetId | 'all';
  readonly level: Level | 'all';
  readonly mode: Mode | 'all';
  readonly time: Time;
}

/** One mark on a line. */
export interface ChartPoint {
  /** 1-based, among the deals of the line. */
  readonly deal: number;
  readonly date: CalendarDate;
  readonly value: number;
}

export interface Chart {
  readonly deals: number;
  readonly points: readonly ChartPoint[];
  readonly last: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface Best {
  readonly deal: { readonly score: number; readonly contract: Contract; readonly date: CalendarDate } | null;
  readonly party: { readonly score: number; readonly deals: number; readonly date: CalendarDate } | null;
  readonly longestRun: number;
}

export interface BoardLine extends Standing {
  readonly date: CalendarDate;
}

/** More are not seen in a picture. */
const MARKS = 160;
const DAYS: Readonly<Record<Exclude<Time, 'all'>, number>> = { year: 365, month: 30, week: 7 };
const DAY = 864e5;

const dateAt = (when: number): CalendarDate => dateOf(new Date(when));

interface Mark {
  readonly when: number;
  readonly value: number;
}

/** Points ahead of the strong computer, summed up from the first compared deal on. */
function aheadLine(deals: readonly FinishedDeal[]): readonly Mark[] {
  let ahead = 0;
  return deals.flatMap((deal) => {
    if (deal.par === undefined) return [];
    ahead += myScore(deal) - deal.par;
    return [{ when: deal.when, value: ahead }];
  });
}

function chartOf(line: readonly Mark[]): Chart {
  const marks = line.map((mark, i) => ({ ...mark, deal: i + 1 }));
  const values = marks.map(({ value }) => value);
  return {
    deals: line.length,
    points: thinned(marks, MARKS).map(({ deal, when, value }) => ({ deal, value, date: dateAt(when) })),
    last: values.at(-1) ?? 0,
    lowest: values.reduce((a, b) => Math.min(a, b), 0),
    highest: values.reduce((a, b) => Math.max(a, b), 0)
  };
}

function bestOf({ records: { bestDeal, bestParty, longestRun } }: Figures): Best {
  return {
    deal: bestDeal && { score: myScore(bestDeal), contract: bestDeal.contract, date: dateAt(bestDeal.when) },
    party: bestParty && { score: bestParty.score, deals: bestParty.deals, date: dateAt(bestParty.when) },
    longestRun
  };
}

/** Deals are only ever added, and so is what is found out about them. */
const isSame = (a: readonly FinishedDeal[], b: readonly FinishedDeal[]): boolean => knownIn(a) === knownIn(b);
const knownIn = (deals: readonly FinishedDeal[]): number =>
  deals.reduce((n, { par, accuracy }) => n + 1 + (par === undefined ? 0 : 1) + (accuracy === undefined ? 0 : 1), 0);

/** What the page shows of it. */
export type StatisticsView = Pick<
  Statistics,
  'figures' | 'line' | 'skillLine' | 'best' | 'fairness' | 'board' | 'boardLines'
>;

class Statistics {
  ready = $state(false);
  choice = $state.raw<Choice>({ rules: 'all', level: 'all', mode: 'all', time: 'all' });
  #deals = $state.raw<readonly FinishedDeal[]>([]);
  /** When the deals were read. */
  #now = $state.raw(new Date(0));

  readonly #filter = $derived.by((): Filter => {
    const { rules, level, mode, time } = this.choice;
    return {
      ...(rules !== 'all' && { rules }),
      ...(level !== 'all' && { level }),
      ...(mode !== 'all' && { mode }),
      ...(time !== 'all' && { from: dayStart(this.#now) - (DAYS[time] - 1) * DAY })
    };
  });
  readonly #chosen = $derived.by(() => chosenFrom(this.#deals, this.#filter));
  /** Deals of every kind; 0: nothing has been played yet. */
  readonly kept = $derived(this.#deals.length);
  readonly hasHouse = $derived.by(() => this.#deals.some(({ rules }) => rules === 'house'));
  readonly figures = $derived.by(() => figuresOf(this.#chosen, this.#filter));
  readonly line = $derived.by(() => chartOf(this.figures.line.map(({ when, points }) => ({ when, value: points }))));
  /** Over the deals that have been compared with the strong computer. */
  readonly skillLine = $derived.by(() => chartOf(aheadLine(this.#chosen)));
  readonly best = $derived.by(() => bestOf(this.figures));
  readonly fairness = $derived.by(() => fairnessOf(this.#chosen, this.#filter));
  readonly board = $derived.by(() => leaderboardIn(this.#chosen));
  readonly boardLines = $derived.by((): readonly BoardLine[] =>
    this.board.best.map((standing) => ({ ...standing, date: dateAt(standing.when) }))
  );

  #reads = 0;

  /** What the start page has read is shown at once. */
  async read(): Promise<void> {
    const read = ++this.#reads;
    if (ledger.ready) this.#show(ledger.deals);
    const deals = await finishedDeals(store);
    if (read === this.#reads && !(this.ready && isSame(deals, this.#deals))) this.#show(deals); // else a later one knows more
  }

  #show(deals: readonly FinishedDeal[]): void {
    this.#deals = deals;
    this.#now = new Date();
    this.ready = true;
  }
}

export const statistics = new Statistics();
