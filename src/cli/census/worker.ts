/** A worker thread of the census: counts the chunks it is given. */
import { parentPort, workerData } from 'node:worker_threads';
import { countDeals } from './count';
import { classesIn } from './chunks';
import { kindOf, type KindId } from './kinds';

const kind = kindOf((workerData as { readonly setup: KindId }).setup);
parentPort!.on('message', (chunk: number) => parentPort!.postMessage(countDeals(kind, classesIn(kind, chunk))));
