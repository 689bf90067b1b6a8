/** Holds the auctions whose numbers come in. */
import { parentPort, workerData } from 'node:worker_threads';
import { holdAuction, type Order } from './auctions';

parentPort?.on('message', (jobs: readonly number[]) => {
  parentPort?.postMessage(jobs.map((n) => holdAuction((workerData as { setup: Order }).setup, n)));
});
