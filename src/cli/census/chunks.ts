/** The census in portions: some hands of forehand each, spread over the cores, every result at home as soon as it is done. */
import { Worker } from 'node:worker_threads';
import { handClassesOf } from '../../lib/ai/census-hands';
import type { Tally } from './count';
import type { Kind } from './kinds';

/** Hands of forehand in a chunk: a few seconds of work. */
const HANDS = 16;

export const chunkCount = ({ g }: Kind): number => Math.ceil(handClassesOf(g).hands.length / HANDS);

/** The hands of a chunk, by number of their class. */
export const classesIn = ({ g }: Kind, chunk: number): readonly number[] =>
  [...handClassesOf(g).hands.keys()].slice(chunk * HANDS, (chunk + 1) * HANDS);

/** Counts these chunks on so many cores. */
export async function countChunks(
  kind: Kind,
  chunks: readonly number[],
  cores: number,
  each: (chunk: number, tally: Tally) => void
): Promise<void> {
  const waiting = chunks.values();
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('../arena/start.mjs', import.meta.url), {
        workerData: { script: new URL('./worker.ts', import.meta.url).href, setup: kind.id }
      });
      let chunk = waiting.next();
      const ask = (): void => {
        if (chunk.done === true) void worker.terminate().then(() => resolve());
        else worker.postMessage(chunk.value);
      };
      worker.on('message', (tally: Tally) => {
        each(chunk.value!, tally);
        chunk = waiting.next();
        ask();
      });
      worker.on('error', reject);
      ask();
    });
  await Promise.all(Array.from({ length: Math.min(cores, chunks.length) }, run));
}
