/** `npm run --silent arena -- --rules baska --a strong --b normal --deals 500 --seed x [--json]`: which bot is stronger, and by how much. */
import { parseArgs } from 'node:util';
import { strengthOf, type Strength } from '../lib/ai/budgets';
import { isPresetId, PRESET_IDS, PRESETS } from '../lib/rules/public/rulesets';
import type { DealResult, Match } from './arena/deal';
import { overAllCores } from './arena/pool';
import { reportOf, type Report, type SideReport } from './arena/report';

const USAGE = `arena --rules <${PRESET_IDS.join('|')}> --a <bot> --b <bot> [--deals 500] [--seed x] [--json]
A bot is easy, normal, strong or pimc:N (plain determinization over N worlds).`;

interface Options {
  readonly match: Match;
  readonly deals: number;
  readonly json: boolean;
}

function optionsOf(): Options | null {
  const { values } = parseArgs({
    options: {
      rules: { type: 'string', default: 'baska' },
      a: { type: 'string', default: 'strong' },
      b: { type: 'string', default: 'normal' },
      deals: { type: 'string', default: '500' },
      seed: { type: 'string', default: 'arena' },
      json: { type: 'boolean', default: false }
    },
    allowPositionals: true
  });
  const [a, b] = [strengthOf(values.a), strengthOf(values.b)];
  const deals = Number(values.deals);
  if (!isPresetId(values.rules) || a === null || b === null || !Number.isInteger(deals) || deals < 1) return null;
  return { match: { rules: PRESETS[values.rules], a, b, seed: values.seed }, deals, json: values.json };
}

async function run({ match, deals, json }: Options): Promise<void> {
  const results: DealResult[] = [];
  let done = 0;
  const showsProgress = process.stderr.isTTY && !json;
  await overAllCores<DealResult>(new URL('./arena/worker.ts', import.meta.url), match, deals, (n, result) => {
    results[n] = result;
    done++;
    if (showsProgress) process.stderr.write(`\r${done}/${deals} deals`);
  });
  if (showsProgress) process.stderr.write('\r\x1b[K');
  const report = reportOf(match, results);
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : textOf(report));
}

function textOf({ rules, a, b, deals, diff, ci95: [low, high], clear, sides, seed }: Report): string {
  const verdict = clear ? `${diff > 0 ? a : b} is stronger` : 'too few deals to tell';
  return [
    `${a} against ${b}, ${rules}, ${deals} deals, seed ${seed}`,
    `${a} has ${diff} points per deal more (95 %: ${low} to ${high}): ${verdict}`,
    sideText(a, sides.a),
    sideText(b, sides.b),
    ''
  ].join('\n');
}

function sideText(name: Strength | string, { won, calls, decision_ms: t }: SideReport): string {
  const said = Object.entries(calls).map(([what, n]) => `${what} ${n.won}/${n.made}`);
  return `${name}: won ${Math.round(won * 1000) / 10} %; won/made ${said.join(', ')}; ms p50 ${t.p50} p95 ${t.p95} max ${t.max}`;
}

const options = optionsOf();
if (options === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else await run(options);
