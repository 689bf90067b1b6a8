/** `npm start -- [--host] [--port 4173]`: builds the app, serves it, prints where to open it. */
import { build } from './run.mjs';
import { readServeOptions, serve } from './serve.mjs';

const options = readServeOptions(process.argv.slice(2));
console.log('Building Speedbock …');
await build();
await serve(options);
