import { describe, expect, test } from 'vitest';
import { parseDate } from '../../../src/lib/rules/public/calendar';
import { CONTRACTS } from '../../../src/lib/rules/public/contracts';
import { dailyCode } from '../../../src/lib/rules/public/daily-code';
import { leaderboardOf } from '../../../src/lib/rules/full/party';
import { balanceOf } from '../../../src/lib/stats/balance';
import { dealtByChance, fairnessOf } from '../../../src/lib/stats/fairness';
import { figuresOf, thinned, type LinePoint } from '../../../src/lib/stats/figures';
import { chosenFrom, myRole, type Filter } from '../../../src/lib/stats/filter';
import { finishedFrom, type FinishedDeal } from '../../../src/lib/stats/finished';
import { leaderboardIn } from '../../../src/lib/stats/leaderboard';
import { playedParty, type Played } from './played';

const DAY = 864e5;
const START = 1_790_000_000_000;
const BARBARA = dailyCode('baska', parseDate('2026-12-04')!);

const parties: readonly Played[] = [
  ...Array.from({ length: 60 }, (_, i) => playedParty(`f${i}`, { touched: START + i * DAY })),
  ...Array.from({ length: 6 }, (_, i) => playedParty(`l${i}`, { mode: 'learning', touched: START })),
  ...Array.from({ length: 6 }, (_, i) => playedParty(`q${i}`, { stopAfter: 100, touched: START + 3 * DAY })),
  ...Array.from({ length: 3 }, (_, i) => playedParty(`one${i}`, { deals: 1, touched: START })),
  playedParty('barbara', { rules: 'baska', code: BARBARA, mode: 'daily', touched: START + 90 * DAY }),
  playedParty('again', { rules: 'baska', code: BARBARA, touched: START + 91 * DAY })
];
/** Every second deal was compared with the strong computer. */
const deals: readonly FinishedDeal[] = parties
  .flatMap(({ header, entries }) =>
    finishedFrom(header, entries, (no) => (no % 2 === 0 ? { par: no - 4, accuracy: no / 8 } : {}))
  )
  .toReversed();
const counted = deals.filter((deal) => deal.mode === 'free' || deal.mode === 'daily');

/** The day played again is practice, as learning it counts for nothing. */
const countedParties = parties.filter(({ header }) => header.mode !== 'learning' && header.id !== 'party-again');
const wholeParties = countedParties.filter(({ header }) => header.state === 'over' && header.deals === 8);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const countOf = (some: readonly FinishedDeal[]) => ({
  games: some.length,
  won: some.filter((deal) => deal.scores[0] > 0).length,
  points: sum(some.map((deal) => deal.scores[0]))
});

describe('the figures', () => {
  const figures = figuresOf(deals);

  test('count every deal once, by contract and by role', () => {
    expect(figures.all).toEqual(countOf(counted));
    for (const contract of CONTRACTS) {
      const some = counted.filter((deal) => deal.contract === contract);
      expect(figures.byContract[contract]).toEqual(some.length === 0 ? undefined : countOf(some));
    }
    const roles = {
      old: counted.filter((d) => d.old.length === 2 && d.old.includes(0)),
      alone: counted.filter((d) => d.old.join() === '0')
    };
    expect(figures.byRole.old).toEqual(countOf(roles.old));
    expect(figures.byRole.alone).toEqual(countOf(roles.alone));
    expect(figures.byRole.young).toEqual(countOf(counted.filter((deal) => !deal.old.includes(0))));
    expect(Object.keys(figures.byContract).length).toBeGreaterThan(5);
  });

  test('draw the points in the order of time', () => {
    const { line, all, skill } = figures;
    expect(line).toHaveLength(counted.length);
    expect(line.every((point, i) => i === 0 || point.when >= line[i - 1]!.when)).toBe(true);
    expect(line.at(-1)).toMatchObject({ points: all.points, ahead: skill.mine - skill.strong });
  });

  test('compare with the strong computer only where it played', () => {
    const compared = counted.filter((deal) => deal.par !== undefined);
    const ahead = compared.map((deal) => deal.scores[0] - deal.par!);
    const mean = sum(ahead) / ahead.length;
    const sd = Math.sqrt(sum(ahead.map((x) => (x - mean) ** 2)) / (ahead.length - 1));
    expect(figures.skill).toEqual({
      games: compared.length,
      mine: sum(compared.map((deal) => deal.scores[0])),
      strong: sum(compared.map((deal) => deal.par!)),
      better: ahead.filter((x) => x > 0).length,
      same: ahead.filter((x) => x === 0).length,
      worse: ahead.filter((x) => x < 0).length,
      mean: expect.closeTo(mean, 9),
      margin: expect.closeTo((1.96 * sd) / Math.sqrt(ahead.length), 9)
    });
    expect(figures.accuracy.mean).toBeCloseTo(sum(compared.map((deal) => deal.accuracy!)) / compared.length, 9);
    expect(figuresOf(deals.slice(0, 3)).skill).toMatchObject({ mean: null, margin: null });
  });

  test('count announcements and doubles by what was said at the table', () => {
    const said = countedParties.flatMap(({ header, entries }) => {
      const finished = finishedFrom(header, entries).length;
      let no = 0;
      return entries.flatMap(({ event }) => {
        no += event.t === 'dealt' ? 1 : 0;
        return event.t === 'called' && event.seat === 0 && no <= finished ? [event.call] : [];
      });
    });
    expect(figures.doubles.made).toBe(said.filter((call) => call === 'double').length);
    expect(figures.announcements.made).toBe(said.filter((call) => call !== 'double' && call !== 'pass').length);
    const mine = counted.filter((deal) => deal.declarer === 0 && deal.contract !== 'cicha');
    expect(figures.announcements.counted).toBe(mine.length);
    expect(figures.announcements.won).toBe(countOf(mine).won);
    expect(figures.doubles.counted).toBe(
      sum(counted.map((d) => d.doubles.filter((x) => x.seat === 0 && x.counts).length))
    );
    expect(figures.doubles.won).toBeLessThan(figures.doubles.counted);
  });

  test('keep the records', () => {
    const { bestDeal, bestParty, longestRun } = figures.records;
    expect(bestDeal!.scores[0]).toBe(Math.max(...counted.map((deal) => deal.scores[0])));
    const scores = wholeParties.map(({ header, entries }) =>
      sum(finishedFrom(header, entries).map((deal) => deal.scores[0]))
    );
    expect(bestParty!.score).toBe(Math.max(...scores));
    const wins = chosenFrom(deals)
      .map((deal) => (deal.scores[0] > 0 ? 'w' : 'l'))
      .join('');
    expect(longestRun).toBe(Math.max(...wins.split('l').map((run) => run.length)));
  });

  test('of nothing are nothing', () => {
    expect(figuresOf([])).toMatchObject({
      all: { games: 0 },
      line: [],
      records: { bestDeal: null, bestParty: null, longestRun: 0 }
    });
  });

  test.each([
    [{ rules: 'kop' }, (d) => d.rules === 'kop' && d.mode !== 'learning'],
    [{ level: 'strong' }, (d) => d.level === 'strong' && d.mode !== 'learning'],
    [{ mode: 'learning' }, (d) => d.mode === 'learning'],
    [{ mode: 'daily', rules: 'baska' }, (d) => d.mode === 'daily'],
    [{ from: START + DAY, until: START + 4 * DAY }, (d) => d.when >= START + DAY && d.when < START + 4 * DAY]
  ] satisfies [Filter, (deal: FinishedDeal) => boolean][])('may be filtered by %j', (filter, is) => {
    const some = deals.filter(is);
    expect(some.length).toBeGreaterThan(0);
    expect(figuresOf(deals, filter).all).toEqual(countOf(some));
  });
});

test('a long line is thinned to what can be seen, its ends kept', () => {
  const line = Array.from({ length: 10_000 }, (_, i): LinePoint => ({ when: i, points: i, ahead: 0 }));
  const thin = thinned(line, 300);
  expect(thin).toHaveLength(300);
  expect([thin[0], thin.at(-1)]).toEqual([line[0], line.at(-1)]);
  expect(thinned(line.slice(0, 300), 300)).toEqual(line.slice(0, 300));
});

describe('the leaderboard', () => {
  const board = leaderboardIn(deals);

  test('books what each whole party is worth, and nothing for parties left, single deals and learning', () => {
    const entries = wholeParties.map((p) =>
      leaderboardOf(
        finishedFrom(p.header, p.entries).map((deal) => deal.scores),
        0
      )
    );
    expect(board).toMatchObject({
      parties: wholeParties.length,
      plus: sum(entries.map((e) => e.plus)),
      bonus: sum(entries.map((e) => e.bonus)),
      total: sum(entries.map((e) => e.total)),
      places: [1, 2, 3, 4].map((place) => entries.filter((e) => e.place === place).length)
    });
  });

  test('shows the best parties first', () => {
    expect(board.best).toHaveLength(10);
    expect(board.best.every((s, i) => i === 0 || s.total <= board.best[i - 1]!.total)).toBe(true);
  });
});

describe('the balance', () => {
  test('counts what a person is proud of', () => {
    const won = counted.filter((deal) => deal.scores[0] > 0);
    const balance = balanceOf(deals, START + 90 * DAY);
    const today = counted.filter((deal) => deal.when >= START + 90 * DAY);
    expect(balance).toEqual({
      games: counted.length,
      points: sum(counted.map((deal) => deal.scores[0])),
      wonCicha: won.filter((deal) => deal.contract === 'cicha' && myRole(deal) === 'alone').length,
      wonZoloDu: won.filter((deal) => deal.contract === 'zolo-du' && deal.declarer === 0).length,
      wonGranDu: won.filter((deal) => deal.contract === 'gran-du' && deal.declarer === 0).length,
      wonDoubles: sum(won.map((deal) => deal.doubles.filter((d) => d.seat === 0 && d.counts).length)),
      today: { games: today.length, points: sum(today.map((deal) => deal.scores[0])) }
    });
    expect(today).toHaveLength(8);
  });
});

describe('the cards that are looked at for fairness', () => {
  test('leave out learning, practice and St Barbara’s day', () => {
    const plain = counted.filter((deal) => deal.date === null);
    expect(dealtByChance(deals)).toHaveLength(plain.length);
    expect(fairnessOf(deals)).toMatchObject({ deals: plain.length, verdict: 'within-chance' });
  });

  test('count a number played twice once', () => {
    const one = playedParty('twice');
    const both = [one, { ...one, header: { ...one.header, id: 'again' } }].flatMap((p) =>
      finishedFrom(p.header, p.entries)
    );
    expect(dealtByChance(both)).toHaveLength(8);
  });
});
