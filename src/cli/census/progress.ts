/** How far the census of a kind has come, in a file: a run that was stopped goes on from there. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkCount } from './chunks';
import { emptyTally, type Tally } from './count';
import type { Kind } from './kinds';

const FORMAT = 'speedbock census 1';

export interface Progress {
  /** By chunk. */
  readonly done: boolean[];
  readonly tally: Tally;
}

/** The file cannot be gone on with; the message says why, for people. */
export class BadProgress extends Error {}

export const isWhole = ({ done }: Progress): boolean => done.every((d) => d);
export const progressFile = (folder: string, kind: Kind): string => join(folder, `${kind.id.replace(':', '-')}.json`);

const sealOf = (body: string): string => createHash('sha256').update(body).digest('hex');

/** Written beside and renamed: a file is whole or not there. */
export function writeProgress(folder: string, kind: Kind, { done, tally }: Progress): void {
  const body = JSON.stringify({ kind: kind.id, done: done.map(Number), sum: tally.sum, counts: [...tally.counts] });
  const file = progressFile(folder, kind);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.part`, `${FORMAT} ${sealOf(body)}\n${body}\n`);
  renameSync(`${file}.part`, file);
}

/** What the folder holds of a kind; nothing done yet if it has no file. */
export function readProgress(folder: string, kind: Kind): Progress {
  const file = progressFile(folder, kind);
  if (!existsSync(file)) return { done: Array<boolean>(chunkCount(kind)).fill(false), tally: emptyTally(kind) };
  const [head = '', body = ''] = readFileSync(file, 'utf8').split('\n');
  if (!head.startsWith(FORMAT)) throw new BadProgress(`${file} is no progress of this census; move it away.`);
  if (head !== `${FORMAT} ${sealOf(body)}`) throw new BadProgress(`${file} is damaged; delete it to count again.`);
  const { kind: id, done, sum, counts } = JSON.parse(body) as Stored;
  const fits = id === kind.id && done.length === chunkCount(kind) && counts.length === emptyTally(kind).counts.length;
  if (!fits) throw new BadProgress(`${file} counts something else than ${kind.id}; move it away.`);
  return { done: done.map((d) => d === 1), tally: { counts: Uint32Array.from(counts), sum } };
}

interface Stored {
  readonly kind: string;
  readonly done: readonly number[];
  readonly sum: number;
  readonly counts: readonly number[];
}
