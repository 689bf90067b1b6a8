/** Serves the built app and prints where to open it: `npm run serve -- [--host] [--port 4173]`. */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { staticServer } from './static-server.mjs';

const BUILD = join(import.meta.dirname, '../build');
const BASE = process.env.BASE_PATH ?? '';
const TRIES = 50;

/** @param {readonly string[]} args what follows `npm start --` */
export function readServeOptions(args) {
  try {
    const { values } = parseArgs({ args: [...args], options: { host: { type: 'boolean' }, port: { type: 'string' } } });
    const port = Number(values.port ?? 4173);
    if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port ${values.port} is no port number`);
    return { host: values.host ?? false, port };
  } catch (e) {
    console.error(`${e instanceof Error ? e.message : e}\nUse: npm start -- [--host] [--port 4173]`);
    return process.exit(2);
  }
}

/** @param {ReturnType<typeof staticServer>} server @param {number} wanted @param {string} host */
async function startOnFreePort(server, wanted, host) {
  for (let port = wanted; ; port++) {
    try {
      return await server.start(port, host);
    } catch (e) {
      const taken = e instanceof Error && 'code' in e && e.code === 'EADDRINUSE';
      if (!taken || port >= wanted + TRIES) throw e;
      console.log(`Port ${port} is taken by another program; trying ${port + 1}.`);
    }
  }
}

const outerAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** @param {number} port */
function tellPhones(port) {
  const addresses = outerAddresses();
  if (addresses.length === 0) return console.log('This machine has no address in a network that a phone could open.');
  for (const address of addresses) console.log(`  on a phone in the same network: http://${address}:${port}${BASE}/`);
  console.log('  Over plain http a phone plays, but does not install the app or keep it for offline use:');
  console.log('  browsers allow that only over https, or on this machine at localhost.');
}

/** @param {{ host: boolean, port: number }} options */
export async function serve({ host, port: wanted }) {
  if (!existsSync(join(BUILD, 'index.html'))) {
    console.error('There is no built app yet: run `npm run build`, or `npm start`, which builds and serves.');
    return process.exit(1);
  }
  const server = staticServer({ dir: BUILD, base: BASE, maxAge: 0 });
  const port = await startOnFreePort(server, wanted, host ? '0.0.0.0' : '127.0.0.1');
  console.log(`\nSpeedbock: http://localhost:${port}${BASE}/`);
  if (host) tellPhones(port);
  console.log('Ctrl+C ends it.');
}

if (process.argv[1] === import.meta.filename) await serve(readServeOptions(process.argv.slice(2)));
