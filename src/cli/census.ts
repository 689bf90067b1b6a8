/** `npm run census [-- --kinds baska:zolo,… --out census --cores 2 --chunks n]`: how all 63,063,000 deals end with open cards. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { countChunks } from './census/chunks';
import { add } from './census/count';
import { isKindId, KIND_IDS, kindOf, type KindId } from './census/kinds';
import { BadProgress, isWhole, readProgress, writeProgress, type Progress } from './census/progress';
import { checksumOf, tablesFile } from './census/tables';

/** A run that was stopped goes on where it was. When every kind is counted the tables are made. */
const USAGE = `census [--kinds ${KIND_IDS.join(',')}] [--out census] [--cores n] [--chunks n]
--chunks stops each kind after so many more chunks.`;
const TABLES = new URL('../lib/ai/census-tables.ts', import.meta.url);

interface Options {
  readonly kinds: readonly KindId[];
  readonly out: string;
  readonly cores: number;
  readonly chunks: number;
}

function optionsOf(): Options | null {
  const { values } = parseArgs({
    options: {
      kinds: { type: 'string', default: KIND_IDS.join(',') },
      out: { type: 'string', default: 'census' },
      cores: { type: 'string', default: String(availableParallelism()) },
      chunks: { type: 'string', default: 'Infinity' }
    }
  });
  const kinds = values.kinds.split(',');
  const [cores, chunks] = [Number(values.cores), Number(values.chunks)];
  if (!kinds.every(isKindId) || !Number.isInteger(cores) || cores < 1 || !(chunks >= 0)) return null;
  return { kinds, out: values.out, cores, chunks };
}

async function count(id: KindId, { out, cores, chunks }: Options): Promise<void> {
  const kind = kindOf(id);
  const progress = readProgress(out, kind);
  const open = progress.done.flatMap((done, chunk) => (done ? [] : [chunk]));
  await countChunks(kind, open.slice(0, chunks), cores, (chunk, tally) => {
    add(progress.tally, tally);
    progress.done[chunk] = true;
    writeProgress(out, kind, progress);
    show(id, progress);
  });
  if (process.stderr.isTTY) process.stderr.write(CLEAR);
  const state = isWhole(progress) ? `checksum ${checksumOf(progress)}` : 'not finished';
  process.stdout.write(`${id}: ${state}\n`);
}

const CLEAR = '\r\x1b[K';

function show(id: KindId, { done }: Progress): void {
  const text = `${id}: ${done.filter((d) => d).length}/${done.length} chunks`;
  process.stderr.write(process.stderr.isTTY ? `${CLEAR}${text}` : `${text}\n`);
}

async function run(options: Options): Promise<void> {
  for (const id of options.kinds) await count(id, options);
  const counted = KIND_IDS.map(kindOf).map((kind) => ({ kind, progress: readProgress(options.out, kind) }));
  if (counted.every(({ progress }) => isWhole(progress))) writeFileSync(TABLES, tablesFile(counted));
}

const options = optionsOf();
if (options === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else
  await run(options).catch((e: unknown) => {
    if (!(e instanceof BadProgress)) throw e;
    process.stderr.write(`census: ${e.message}\n`);
    process.exitCode = 2;
  });
