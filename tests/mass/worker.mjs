/** A worker thread does not inherit tsx: it registers it before the TypeScript is loaded. */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
