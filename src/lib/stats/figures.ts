/** The person's figures, counted in one pass over the finished deals. */
import type { Contract } from '../rules/public/contracts';
import { chosenFrom, isMyGame, isWon, myRole, myScore, type Filter, type PersonRole } from './filter';
import type { FinishedDeal } from './finished';
import { partiesIn, type Standing } from './leaderboard';

export interface Count {
  readonly games: number;
  readonly won: number;
  readonly points: number;
}

/** One deal on the lines: sums from the first deal on. */
export interface LinePoint {
  readonly when: number;
  readonly points: number;
  /** Points ahead of the strong computer, over the deals that have been compared with it. */
  readonly ahead: number;
}

/** Against the strong computer on the same cards: luck removed. */
export interface Skill {
  readonly games: number;
  readonly mine: number;
  readonly strong: number;
  readonly better: number;
  readonly same: number;
  readonly worse: number;
  /** Points ahead per deal, give or take `margin` (95 %); null while there are too few deals to say. */
  readonly mean: number | null;
  readonly margin: number | null;
}

/** Games announced or doubles given by the person: how often, how often they stood to the end, and were won. */
export interface Bids {
  readonly made: number;
  readonly counted: number;
  readonly won: number;
}

export interface Records {
  readonly bestDeal: FinishedDeal | null;
  readonly bestParty: Standing | null;
  /** Most deals won in a row. */
  readonly longestRun: number;
}

export interface Figures {
  readonly all: Count;
  readonly line: readonly LinePoint[];
  readonly skill: Skill;
  readonly byContract: Readonly<Partial<Record<Contract, Count>>>;
  readonly byRole: Readonly<Record<PersonRole, Count>>;
  readonly announcements: Bids;
  readonly doubles: Bids;
  /** Mean of the reviewed deals, 0 to 1. */
  readonly accuracy: { readonly games: number; readonly mean: number | null };
  readonly records: Records;
}

type Counting = { -readonly [K in keyof Count]: Count[K] };
type Bidding = { -readonly [K in keyof Bids]: Bids[K] };
const noCount = (): Counting => ({ games: 0, won: 0, points: 0 });
const noBids = (): Bidding => ({ made: 0, counted: 0, won: 0 });

/** Sums under way. */
class Pass {
  readonly all = noCount();
  readonly line: LinePoint[] = [];
  readonly byContract: Partial<Record<Contract, Counting>> = {};
  readonly byRole = { old: noCount(), young: noCount(), alone: noCount() };
  readonly announcements = noBids();
  readonly doubles = noBids();
  readonly skill = { games: 0, mine: 0, strong: 0, better: 0, same: 0, worse: 0, squares: 0 };
  readonly accuracy = { games: 0, sum: 0 };
  bestDeal: FinishedDeal | null = null;
  longestRun = 0;
  #run = 0;

  add(deal: FinishedDeal): void {
    for (const count of [this.all, (this.byContract[deal.contract] ??= noCount()), this.byRole[myRole(deal)]]) {
      count.games++;
      count.won += isWon(deal) ? 1 : 0;
      count.points += myScore(deal);
    }
    this.#compare(deal);
    this.#bid(deal);
    this.line.push({ when: deal.when, points: this.all.points, ahead: this.skill.mine - this.skill.strong });
    this.#run = isWon(deal) ? this.#run + 1 : 0;
    this.longestRun = Math.max(this.longestRun, this.#run);
    if (this.bestDeal === null || myScore(deal) > myScore(this.bestDeal)) this.bestDeal = deal;
  }

  #compare(deal: FinishedDeal): void {
    const { par, accuracy } = deal;
    if (accuracy !== undefined) {
      this.accuracy.games++;
      this.accuracy.sum += accuracy;
    }
    if (par === undefined) return;
    const ahead = myScore(deal) - par;
    this.skill.games++;
    this.skill.mine += myScore(deal);
    this.skill.strong += par;
    this.skill.squares += ahead * ahead;
    this.skill[ahead > 0 ? 'better' : ahead < 0 ? 'worse' : 'same']++;
  }

  #bid(deal: FinishedDeal): void {
    const mine = saidBy(deal);
    const games = mine.filter((call) => call !== 'pass' && call !== 'double').length;
    const stood = isMyGame(deal) ? 1 : 0;
    addBids(this.announcements, games, stood, isWon(deal));
    const counted = deal.doubles.filter((d) => d.seat === deal.seat && d.counts).length;
    addBids(this.doubles, mine.filter((call) => call === 'double').length, counted, isWon(deal));
  }
}

function addBids(bids: Bidding, made: number, counted: number, won: boolean): void {
  bids.made += made;
  bids.counted += counted;
  bids.won += won ? counted : 0;
}

/** Everybody speaks in turn from forehand on. */
const saidBy = ({ record, seat }: FinishedDeal) => record.calls.filter((_, i) => (record.dealer + 1 + i) % 4 === seat);

/** Below so many compared deals a mean says nothing. */
const FEW = 8;

function skillOf({ squares, ...sums }: Pass['skill']): Skill {
  const { games, mine, strong } = sums;
  if (games < FEW) return { ...sums, mean: null, margin: null };
  const mean = (mine - strong) / games;
  const variance = Math.max(0, (squares - games * mean * mean) / (games - 1));
  return { ...sums, mean, margin: 1.96 * Math.sqrt(variance / games) };
}

export function figuresOf(deals: readonly FinishedDeal[], filter: Filter = {}): Figures {
  const chosen = chosenFrom(deals, filter);
  const pass = new Pass();
  for (const deal of chosen) pass.add(deal);
  const { all, line, byContract, byRole, announcements, doubles, accuracy, bestDeal, longestRun } = pass;
  const bestParty = partiesIn(chosen).reduce<Standing | null>(
    (b, p) => (b === null || p.score > b.score ? p : b),
    null
  );
  return {
    all,
    line,
    skill: skillOf(pass.skill),
    byContract,
    byRole,
    announcements,
    doubles,
    accuracy: { games: accuracy.games, mean: accuracy.games === 0 ? null : accuracy.sum / accuracy.games },
    records: { bestDeal, bestParty, longestRun }
  };
}

/** At most `most` points of a line, the first and the last among them: more are not seen in a picture. */
export function thinned<T>(line: readonly T[], most: number): readonly T[] {
  if (line.length <= most) return line;
  return Array.from({ length: most }, (_, i) => line[Math.round((i * (line.length - 1)) / (most - 1))]!);
}
