/** A worker thread does not inherit the TypeScript loader: this file brings it in. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.script);
