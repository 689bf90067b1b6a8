/** `npm run fit [-- --auctions 1500 --generations 3 --seed fit]`: how bots speak, learnt from their auctions; `-- --check`: how well. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readWeights, writeWeights } from '../lib/ai/habits';
import { PRESET_IDS, PRESETS, type PresetId } from '../lib/rules/public/rulesets';
import { overAllCores } from './arena/pool';
import type { Held, Order } from './fit/auctions';
import { beliefOf, calibration } from './fit/checks';
import { fitted, lossOf } from './fit/regression';
import { samplesOf, type Sample } from './fit/samples';

const TABLES = new URL('../lib/ai/habit-tables.ts', import.meta.url);
/** Rulesets with the same trumps share their habits. */
const FAMILIES = {
  baska: PRESET_IDS.filter((id) => PRESETS[id].trumps.gran !== undefined),
  kop: PRESET_IDS.filter((id) => PRESETS[id].trumps.gran === undefined)
} as const;
type Family = keyof typeof FAMILIES;
const NAMES = Object.keys(FAMILIES) as readonly Family[];
/** A row is shipped when it came up so often. */
const OFTEN = 5;
/** The check looks at blocks of so many deals. */
const BLOCK = 1000;

const { values } = parseArgs({
  options: {
    auctions: { type: 'string', default: '1500' },
    generations: { type: 'string', default: '3' },
    seed: { type: 'string', default: 'fit' },
    check: { type: 'boolean', default: false }
  }
});

const say = (text: string): boolean => process.stderr.write(`${text}\n`);

/** New workers read the tables as they stand in the file by now. */
async function held(rules: PresetId, n: number, seed: string, all: Order['all']): Promise<readonly Held[]> {
  const order: Order = { rules, seed, all };
  const auctions: Held[] = [];
  await overAllCores<Held>(new URL('./fit/worker.ts', import.meta.url), order, n, (i, one) => (auctions[i] = one));
  return auctions;
}

async function familySamples(family: Family, seed: string): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const rules of FAMILIES[family]) {
    const auctions = await held(rules, Number(values.auctions), seed, null);
    samples.push(...auctions.flatMap(samplesOf));
    say(`  ${rules}: ${samples.length} words so far`);
  }
  return samples;
}

function tableOf(samples: readonly Sample[], seed: string): string {
  const counts = new Map<number, number>();
  for (const { options } of samples) for (const { row } of options) counts.set(row, (counts.get(row) ?? 0) + 1);
  const weights = fitted(samples, seed);
  const text = writeWeights(weights, (row) => (counts.get(row) ?? 0) >= OFTEN);
  say(`  ${samples.length} words, ${lossOf(readWeights(text), samples).toFixed(4)} nats a word`);
  return text;
}

function write(tables: Readonly<Record<Family, string>>): void {
  writeFileSync(
    TABLES,
    `/** How players speak, one table a trump order (see habits.ts); made by src/cli/fit.ts, seed ${values.seed}. */
export const HABIT_TABLES: Readonly<Record<string, string>> = {
${NAMES.map((name) => `  ${name}:\n    '${tables[name]}'`).join(',\n')}
};
`
  );
}

/** The first generation knows nothing of how the others speak; each one after learns from auctions of the one before. */
async function learn(): Promise<void> {
  const tables: Record<Family, string> = { baska: '', kop: '' };
  write(tables);
  for (let n = 1; n <= Number(values.generations); n++) {
    say(`generation ${n}`);
    const seed = `${values.seed}/${n}`;
    for (const name of NAMES) tables[name] = tableOf(await familySamples(name, seed), seed);
    write(tables);
  }
}

/** Fresh auctions of strong bots alone: the words are foretold by what the mixed company taught. */
async function check(): Promise<void> {
  const { HABIT_TABLES } = await import('../lib/ai/habit-tables');
  for (const name of NAMES) {
    const weights = readWeights(HABIT_TABLES[name]!);
    for (const rules of FAMILIES[name]) {
      const auctions = await held(rules, Number(values.auctions), `${values.seed}/check`, 'strong');
      const bits = auctions.map(beliefOf).filter((b) => b !== null);
      const mixed = (await held(rules, Number(values.auctions), `${values.seed}/check`, null)).flatMap(samplesOf);
      const mean = (of: readonly number[]): number => of.reduce((sum, b) => sum + b, 0) / of.length;
      const blocks = Array.from({ length: Math.ceil(bits.length / BLOCK) }, (_, k) =>
        mean(bits.slice(BLOCK * k, BLOCK * (k + 1)))
      );
      const report = {
        rules,
        auctions: auctions.length,
        belief_bits: Number(mean(bits).toFixed(3)),
        worst_block_bits: Number(Math.min(...blocks).toFixed(3)),
        doubles: calibration(weights, mixed, 'double'),
        games: calibration(weights, mixed, 'game')
      };
      process.stdout.write(`${JSON.stringify(report)}\n`);
    }
  }
}

await (values.check ? check() : learn());
