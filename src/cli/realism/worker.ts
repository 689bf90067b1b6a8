/** Plays the deals whose numbers come in. */
import { parentPort, workerData } from 'node:worker_threads';
import { outcomeOf, type Trial } from './deal';

parentPort?.on('message', (jobs: readonly number[]) => {
  parentPort?.postMessage(jobs.map((n) => outcomeOf((workerData as { setup: Trial }).setup, n)));
});
