/** `npm run --silent realism -- --rules baska --deals 1500 --seed x`: how open-card results really end; feeds src/lib/ai/realism.ts. */
import { parseArgs } from 'node:util';
import { TRAITS, type Contract } from '../lib/rules/public/contracts';
import { isPresetId } from '../lib/rules/public/rulesets';
import { overAllCores } from './arena/pool';
import type { Outcome, Trial } from './realism/deal';

const { values } = parseArgs({
  options: {
    rules: { type: 'string', default: 'baska' },
    deals: { type: 'string', default: '1500' },
    seed: { type: 'string', default: 'realism' }
  }
});

const EDGES = [0, 26, 40, 47, 53, 58, 66, 79, 104];
const KINDS: Readonly<Record<string, (contract: Contract) => boolean>> = {
  'two against two': (c) => TRAITS[c].sides !== 'alone',
  'alone for points': (c) => TRAITS[c].sides === 'alone' && TRAITS[c].goal === 'points',
  'all tricks': (c) => TRAITS[c].goal === 'all-tricks'
};

const share = (part: readonly Outcome[], test: (o: Outcome) => boolean): number =>
  part.length === 0 ? 0 : Math.round((100 * part.filter(test).length) / part.length) / 100;

if (!isPresetId(values.rules)) throw new Error(`no ruleset ${values.rules}`);
const trial: Trial = { rules: values.rules, seed: values.seed };
const outcomes: Outcome[] = [];
await overAllCores<Outcome | null>(
  new URL('./realism/worker.ts', import.meta.url),
  trial,
  Number(values.deals),
  (_, outcome) => {
    if (outcome !== null) outcomes.push(outcome);
  }
);
for (const [kind, belongs] of Object.entries(KINDS)) {
  EDGES.forEach((from, i) => {
    const to = EDGES[i + 1] ?? 105;
    const part = outcomes.filter(({ contract, open }) => belongs(contract) && open >= from && open < to);
    const row = {
      kind,
      open_from: from,
      deals: part.length,
      won: share(part, ({ won }) => won),
      schneider_lost: share(part, ({ real }) => real <= 25),
      schneider_won: share(part, ({ real }) => real >= 79)
    };
    process.stdout.write(`${JSON.stringify(row)}\n`);
  });
}
