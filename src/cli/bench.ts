/** `npm run --silent bench -- [--json]`: how fast the solver and the bots are here; medians, and the naive solver in the same run. */
import { act } from '../lib/ai/act';
import { evidenceFor } from '../lib/ai/evidence';
import { ALL_CARDS, geometryOf, lowestIndex, maskOf, sizeOf, type Geometry } from '../lib/ai/geometry';
import type { Level } from '../lib/ai/levels';
import { NaiveSolver } from '../lib/ai/naive';
import { solverOf } from '../lib/ai/open-play';
import { oldFinder } from '../lib/ai/sides-in';
import { classAt, stakesOf } from '../lib/ai/stakes';
import { allWorlds } from '../lib/ai/worlds';
import { decide, evolve, turnOf, type DealState } from '../lib/rules/full/deal';
import { viewOf } from '../lib/rules/full/redact';
import { dealerOf, handsOf } from '../lib/rules/full/shuffle';
import { rngOf, shuffled } from '../lib/rules/public/random';
import { PRESETS } from '../lib/rules/public/rulesets';
import type { SeatView } from '../lib/rules/public/view';
import { spreadOf, type Spread } from './arena/report';

const ROUNDS = 7;
const DEALS = 2000;
const DECISIONS = 200;
const rules = PRESETS.baska;
const g: Geometry = geometryOf(rules.trumps.colour);

type Deal = readonly [number, number, number, number];

const deals: readonly Deal[] = Array.from({ length: DEALS }, (_, n) => {
  const cards = shuffled(
    Array.from({ length: 16 }, (_, i) => 1 << i),
    rngOf('bench', n)
  );
  const hand = (seat: number): number => cards.slice(4 * seat, 4 * seat + 4).reduce((mask, card) => mask | card, 0);
  return [hand(0), hand(1), hand(2), hand(3)];
});
const oldIn = oldFinder(g, null);
/** Only normal games: a cicha has other stakes. */
const normal = deals.filter((deal) => sizeOf(oldIn(deal)) === 2);
const stakesBy = Array.from({ length: 16 }, (_, old) =>
  sizeOf(old) === 2 ? stakesOf(rules, 'normal', old, []) : null
);

/** Milliseconds. */
function timeOf(work: () => void): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

const rounds = (work: () => void): number => median(Array.from({ length: ROUNDS }, () => timeOf(work)));
const rounded = (x: number): number => Math.round(x * 100) / 100;

/** Exact payoff of a deal from the opening lead; seat 0 leads. */
function payoff(deal: Deal): number {
  const old = oldIn(deal);
  const solver = solverOf(g);
  solver.deal(...deal, old);
  return classAt(solver, stakesBy[old]!, { live: ALL_CARDS, turn: 0, played: 0, lead: 0, taken: 0 });
}

/** Exact payoff after each of the leader's cards. */
function payoffOfLeads(deal: Deal, old: number): void {
  const solver = solverOf(g);
  solver.deal(...deal, old);
  for (let rest = deal[0]; rest !== 0; rest &= rest - 1) {
    const card = rest & -rest;
    const moment = { live: ALL_CARDS, turn: 1, played: card, lead: lowestIndex(card), taken: 0 };
    classAt(solver, stakesBy[old] ?? stakesOf(rules, 'cicha', old, []), moment);
  }
}

function solveTimes() {
  const naive = new NaiveSolver(g);
  const plain = (deal: Deal): number => naive.points({ hands: deal, old: oldIn(deal), turn: 0, trick: [], points: 0 });
  const few = normal.slice(0, 400);
  // both by turns, so that a busy machine is busy for both
  const pairs = Array.from({ length: ROUNDS }, () => ({
    fast: timeOf(() => normal.forEach(payoff)) / normal.length,
    slow: timeOf(() => few.forEach(plain)) / few.length,
    leads: timeOf(() => normal.forEach((deal) => payoffOfLeads(deal, oldIn(deal)))) / normal.length
  }));
  const micro = (pick: (p: (typeof pairs)[number]) => number): number => rounded(1000 * median(pairs.map(pick)));
  return {
    solve_us: micro((p) => p.fast),
    solve_naive_us: micro((p) => p.slow),
    solve_ratio: rounded(median(pairs.map((p) => p.slow / p.fast))),
    payoff_us: micro((p) => p.leads)
  };
}

/** All deals of the unseen cards of a fixed opening hand, every lead. */
function allWorldsTime(): number {
  const hand = maskOf(g, ['QC', 'JS', 'AD', 'AC']);
  return rounded(
    rounds(() => {
      const { size, hands } = allWorlds(evidenceFor(g, hand));
      for (let i = 0; i < size; i++) {
        const deal: Deal = [hand, hands[0][i]!, hands[1][i]!, hands[2][i]!];
        payoffOfLeads(deal, oldIn(deal));
      }
    })
  );
}

/** Plays a deal of four bots to its end; `see` gets every view in which a bot decides. */
function playedBy(level: Level, start: DealState, seed: string, see: (view: SeatView) => void): void {
  let state = start;
  for (let seat = turnOf(state); seat !== null; seat = turnOf(state)) {
    const view = viewOf(state, seat);
    see(view);
    const decision = decide(state, seat, act(view, level, seed).act);
    if (!decision.ok) throw new Error(decision.why);
    state = evolve(rules, state, decision.event);
  }
}

const CODE = 'BENCHMRK';
const dealt = (n: number): DealState =>
  evolve(rules, undefined, { t: 'dealt', dealer: dealerOf(CODE, n), hands: handsOf(CODE, n) });

function views(): readonly SeatView[] {
  const seen: SeatView[] = [];
  for (let n = 1; seen.length < DECISIONS; n++) playedBy('easy', dealt(n), CODE, (view) => seen.push(view));
  return seen.slice(0, DECISIONS);
}

function decisionTimes(level: Level, all: readonly SeatView[]): Spread {
  all.slice(0, 40).forEach((view) => act(view, level, 'warm'));
  return spreadOf(all.map((view) => timeOf(() => act(view, level, CODE))));
}

function dailyTime(): number {
  return rounded(
    timeOf(() => Array.from({ length: 8 }, (_, n) => playedBy('strong', dealt(n + 1), CODE, () => undefined)))
  );
}

const all = views();
const report = {
  ...solveTimes(),
  all_worlds_ms: allWorldsTime(),
  decision_ms: { normal: decisionTimes('normal', all), strong: decisionTimes('strong', all) },
  daily_ms: dailyTime()
};

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(report)}\n`);
else {
  const { solve_us, solve_naive_us, solve_ratio, payoff_us, all_worlds_ms, decision_ms, daily_ms } = report;
  const spread = ({ p50, p95, max }: Spread): string => `p50 ${p50}, p95 ${p95}, max ${max} ms`;
  process.stdout.write(
    [
      `payoff of a deal   ${solve_us} µs; naive solver ${solve_naive_us} µs, ${solve_ratio} times as long`,
      `all leads          ${payoff_us} µs`,
      `all 34,650 worlds  ${all_worlds_ms} ms`,
      `normal decides in  ${spread(decision_ms.normal)}`,
      `strong decides in  ${spread(decision_ms.strong)}`,
      `8 deals by strong  ${daily_ms} ms`,
      ''
    ].join('\n')
  );
}
