/** One core's part of the mass run: takes shares, answers with what came up or with what went wrong. */
import { parentPort } from 'node:worker_threads';
import { runDeals, type Share } from './run-deals';

parentPort?.on('message', (share: Share) => {
  try {
    parentPort?.postMessage({ share, tally: runDeals(share) });
  } catch (e) {
    parentPort?.postMessage({ share, fault: e instanceof Error ? e.message : String(e) });
  }
});
