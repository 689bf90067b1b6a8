/** `npm run golden`: writes tests/vectors/decisions.jsonl anew, what the bots do in 500 moments; to be run when they are meant to change. */
import { readFileSync, writeFileSync } from 'node:fs';
import { act } from '../lib/ai/act';
import { goldenMoment, textOfAct, viewAt, type Golden } from './golden/moments';

const MOMENTS = 500;
/** From the project folder, where npm runs scripts. */
const FILE = 'tests/vectors/decisions.jsonl';

function linesBefore(): readonly string[] {
  try {
    return readFileSync(FILE, 'utf8').trimEnd().split('\n');
  } catch {
    return [];
  }
}

const lines = Array.from({ length: MOMENTS }, (_, n) => {
  const moment = goldenMoment(n);
  const golden: Golden = { ...moment, act: textOfAct(act(viewAt(moment), moment.level, moment.id).act) };
  return JSON.stringify(golden);
});
const before = linesBefore();
writeFileSync(FILE, `${lines.join('\n')}\n`);
const others = lines.filter((line, n) => line !== before[n]).length;
process.stdout.write(`${MOMENTS} decisions, ${others} of them other than before\n`);
