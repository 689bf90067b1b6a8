/** `npm run --silent endings -- --rules baska --positions 200 --seed x [--json]`: what could be gained against the play of the third trick. */
import { parseArgs } from 'node:util';
import { publicDeals, type PublicDeals } from '../lib/ai/ending-deals';
import { equilibrium, gainOfOne, gainsByLeaving } from '../lib/ai/ending-equilibrium';
import { plainShares } from '../lib/ai/ending-plain';
import { gameOf, NONE_KEPT, type EndingGame } from '../lib/ai/ending-tree';
import { endingPlay, ITERATIONS, pruned } from '../lib/ai/endings';
import { maskOf } from '../lib/ai/geometry';
import { isPresetId, PRESET_IDS, PRESETS, type Ruleset } from '../lib/rules/public/rulesets';
import type { SeatView } from '../lib/rules/public/view';
import { spreadOf } from './arena/report';
import { spokenLikelihood } from '../lib/ai/ending-likelihood';
import { thirdTricks, type ThirdTrick } from './endings/positions';

const USAGE = `endings --rules <${PRESET_IDS.join('|')}> [--positions 200] [--seed x] [--json]`;

interface Finding {
  readonly deals: number;
  /** What the four seats could gain by leaving plain weighing, and by leaving the equilibrium. */
  readonly plain: number;
  readonly solved: number;
  /** What one seat near equilibrium has more than a plain one among three plain ones: over the weighed deals, over the true one. */
  readonly one: number;
  readonly oneDealt: number;
  /** The same for one plain seat among three near equilibrium. */
  readonly plainOne: number;
  readonly times: readonly number[];
}

function findingOf(trick: ThirdTrick): Finding {
  const view = trick.views[0]!;
  const deals = publicDeals(view, spokenLikelihood(view));
  const game = gameOf(deals, NONE_KEPT);
  const plain = plainShares(game);
  const solved = equilibrium(game, ITERATIONS).map(pruned);
  return {
    deals: deals.size,
    plain: gainsByLeaving(game, plain),
    solved: gainsByLeaving(game, solved),
    one: gainOfOne(game, solved, plain),
    oneDealt: gainOfOne(onlyDeal(game, deals, trick), solved, plain),
    plainOne: gainOfOne(game, plain, solved),
    times: trick.views.flatMap(timed)
  };
}

/** The same game when the cards lie as they were dealt. */
function onlyDeal(
  game: EndingGame,
  { g, leader, hands, size }: PublicDeals,
  { views, hands: dealt }: ThirdTrick
): EndingGame {
  const played = maskOf(
    g,
    views[0]!.tricks.flatMap((t) => t.cards.map((p) => p.card))
  );
  const truth = [0, 1, 2, 3].map((place) => maskOf(g, dealt[(leader + place) & 3]!) & ~played);
  const deal = Array.from({ length: size }, (_, i) => i).find((i) =>
    truth.every((hand, k) => hands[4 * i + k] === hand)
  );
  if (deal === undefined) throw new Error('the true deal is not among the public ones');
  const reach = new Float64Array(game.reach.length);
  reach[game.root[deal]!] = 1;
  return { ...game, reach, total: 1 };
}

/** Milliseconds of the processor, whatever else the machine does; empty where nothing had to be reckoned. */
function timed(view: SeatView): readonly number[] {
  const begin = process.cpuUsage();
  if (endingPlay(view, spokenLikelihood(view), 'time') === null) return [];
  const { user, system } = process.cpuUsage(begin);
  return [(user + system) / 1000];
}

function reportOf(rules: Ruleset, seed: string, findings: readonly Finding[]) {
  const mean = (pick: (f: Finding) => number): number =>
    findings.reduce((sum, f) => sum + pick(f), 0) / findings.length;
  const half = (pick: (f: Finding) => number): number => {
    const m = mean(pick);
    return (1.96 * Math.sqrt(mean((f) => (pick(f) - m) ** 2))) / Math.sqrt(findings.length);
  };
  const withInterval = (pick: (f: Finding) => number) => ({
    points: rounded(mean(pick)),
    ci95: [rounded(mean(pick) - half(pick)), rounded(mean(pick) + half(pick))]
  });
  return {
    rules: rules.id,
    positions: findings.length,
    seed,
    iterations: ITERATIONS,
    deals: Math.round(mean((f) => f.deals)),
    gain_plain: rounded(mean((f) => f.plain)),
    gain_solved: rounded(mean((f) => f.solved)),
    ratio: rounded(mean((f) => f.solved) / mean((f) => f.plain)),
    solved_among_plain: withInterval((f) => f.one),
    solved_among_plain_dealt: withInterval((f) => f.oneDealt),
    plain_among_solved: withInterval((f) => f.plainOne),
    decision_cpu_ms: spreadOf(findings.flatMap((f) => f.times))
  };
}
const rounded = (x: number): number => Math.round(x * 1e5) / 1e5;

function textOf(r: ReturnType<typeof reportOf>): string {
  const { solved_among_plain: one, decision_cpu_ms: t } = r;
  return [
    `${r.rules}, ${r.positions} third tricks, ${r.deals} deals each, seed ${r.seed}`,
    `the four together could gain ${r.gain_plain} points by leaving plain weighing, ${r.gain_solved} by leaving the equilibrium`,
    `one near equilibrium among three plain ones: ${one.points} points more (95 %: ${one.ci95[0]} to ${one.ci95[1]})`,
    `ms a decision: p50 ${t.p50} p95 ${t.p95} max ${t.max}`,
    ''
  ].join('\n');
}

const { values } = parseArgs({
  options: {
    rules: { type: 'string', default: 'baska' },
    positions: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'endings' },
    json: { type: 'boolean', default: false }
  },
  allowPositionals: true
});
const positions = Number(values.positions);
if (!isPresetId(values.rules) || !Number.isInteger(positions) || positions < 1) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const rules = PRESETS[values.rules];
  const report = reportOf(rules, values.seed, thirdTricks(rules, positions, values.seed).map(findingOf));
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : textOf(report));
}
