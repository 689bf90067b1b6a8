/** `npm run budget`: what a first visit loads stays small, all of it is there offline, and no file names another host. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const BUILD = join(import.meta.dirname, '../build');
/** Everything that is stored for playing offline: pages, bots with their tables, fonts, pictures. */
const MAX_BYTES = 250_000;
/** Not precached on purpose: the browser itself keeps the service worker. */
const OUTSIDE = ['sw.js'];
/** Travels with the fonts, but no page ever asks for it. */
const LICENCE = /^fonts\/OFL-.*\.txt$/;
const TEXT = ['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt'];
/** Never fetched: XML namespaces, and the links in error messages of Svelte and Workbox. */
const HARMLESS = /^https?:\/\/(?:www\.w3\.org\/(?:1998|1999|2000)\/|svelte\.dev\/e\/|bit\.ly\/wb-precache$)/;

const files = readdirSync(BUILD, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(BUILD.length + 1)
      .replaceAll('\\', '/')
  )
  .filter((file) => !LICENCE.test(file))
  .sort();

/** @param {string} file */
const read = (file) => readFileSync(join(BUILD, file));

/** @param {string} url of the precache list @returns {string} the file behind it */
function fileOf(url) {
  const path = url.slice(url.startsWith(`${base}/`) ? base.length + 1 : 0).replace(/^\.?\//, '');
  return path === '' || path.endsWith('/') ? `${path}index.html` : files.includes(path) ? path : `${path}.html`;
}

const base = process.env.BASE_PATH ?? '';
const worker = read('sw.js').toString();
const listed = [...worker.matchAll(/\{(?:"?revision"?:[^,{}]+,)?"?url"?:"([^"]+)"/g)].map(([, url]) =>
  fileOf(url ?? '')
);

/** @type {string[]} */
const faults = [];
const wanted = files.filter((file) => !OUTSIDE.includes(file));
for (const file of wanted)
  if (!listed.includes(file)) faults.push(`${file} is missing offline: it is not in the precache list`);
for (const file of listed)
  if (!files.includes(file)) faults.push(`${file} is in the precache list, but not in the build`);

for (const file of files.filter((name) => TEXT.includes(extname(name)))) {
  for (const [address] of read(file)
    .toString()
    .matchAll(/\b(?:https?|wss?):\/\/[\w.-]+[^\s"'`)]*/g)) {
    if (!HARMLESS.test(address)) faults.push(`${file} names another host: ${address}`);
  }
}

const sizes = files
  .map((file) => ({ file, bytes: brotliCompressSync(read(file)).length }))
  .sort((a, b) => b.bytes - a.bytes);
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
if (total > MAX_BYTES) faults.push(`a first visit loads ${total} bytes (brotli); the budget is ${MAX_BYTES}`);

/** @param {string} what @param {(file: string) => boolean} which */
function line(what, which) {
  const chosen = sizes.filter(({ file }) => which(file));
  const bytes = chosen.reduce((sum, size) => sum + size.bytes, 0);
  console.log(
    `${what.padEnd(8)} ${String(chosen.length).padStart(3)} files ${String(bytes).padStart(7)} bytes (brotli)`
  );
}
const KINDS = { html: ['.html'], js: ['.js'], css: ['.css'], images: ['.png', '.svg', '.ico'] };
for (const [kind, endings] of Object.entries(KINDS)) line(kind, (file) => endings.includes(extname(file)));
line('all', () => true);
console.log(
  `largest: ${sizes
    .slice(0, 5)
    .map(({ file, bytes }) => `${file} ${bytes}`)
    .join(', ')}`
);
console.log(`precache: ${listed.length} of ${wanted.length} files; first visit ${total} of ${MAX_BYTES} bytes`);

for (const fault of faults) console.error(`budget: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
