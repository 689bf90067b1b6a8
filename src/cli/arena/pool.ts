/** Spreads numbered jobs over all cores; the results come in as they are done. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Jobs that a worker takes at once. */
const BATCH = 4;

/**
 * @param script a worker that answers each `number[]` of jobs with as many results
 * @param each called with every result and the number of its job
 */
export async function overAllCores<T>(
  script: URL,
  setup: unknown,
  jobs: number,
  each: (job: number, result: T) => void
): Promise<void> {
  let next = 0;
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./start.mjs', import.meta.url), {
        workerData: { script: script.href, setup }
      });
      let asked: number[] = [];
      const ask = (): void => {
        asked = Array.from({ length: Math.min(BATCH, jobs - next) }, () => next++);
        if (asked.length > 0) worker.postMessage(asked);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (results: readonly T[]) => {
        results.forEach((result, i) => each(asked[i]!, result));
        ask();
      });
      worker.on('error', reject);
      ask();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs) }, run));
}
