/** Plays the deals whose numbers come in. */
import { parentPort, workerData } from 'node:worker_threads';
import { playDeal, type Match } from './deal';

parentPort?.on('message', (jobs: readonly number[]) => {
  parentPort?.postMessage(jobs.map((n) => playDeal((workerData as { setup: Match }).setup, n)));
});
