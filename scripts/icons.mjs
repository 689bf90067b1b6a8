/** Draws every app icon in static/ from static/icon.svg: `node scripts/icons.mjs` (browser: $CHROMIUM or the usual places). */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { chromium } from 'playwright';

const STATIC = fileURLToPath(new URL('../static/', import.meta.url));
const ICONS = [
  { name: 'pwa-192x192.png', size: 192, square: false },
  { name: 'pwa-512x512.png', size: 512, square: false },
  { name: 'maskable-icon-512x512.png', size: 512, square: true },
  { name: 'apple-touch-icon-180x180.png', size: 180, square: true },
  { name: 'favicon.ico', size: 48, square: false }
];
/** Masks may cut everything outside a circle of 80 %. */
const MASK_SAFE = 'transform="translate(18 18) scale(.93)"';
const COLOURS = 16;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});

/** @param {Buffer} bytes */
const crc32 = (bytes) => ~bytes.reduce((c, b) => (CRC[(c ^ b) & 255] ?? 0) ^ (c >>> 8), -1) >>> 0;

/** @param {string} type @param {Uint8Array} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** Flat art is content with 16 colours, so each pixel is one byte. @param {Uint8Array} rgba @param {number} size */
function palettePng(rgba, size) {
  /** @type {Map<number, number>} */
  const count = new Map();
  const px = Uint32Array.from({ length: size * size }, (_, i) => {
    const [r = 0, g = 0, b = 0, a = 0] = rgba.subarray(i * 4, i * 4 + 4);
    const key = a < 8 ? 0 : ((r << 24) | (g << 16) | (b << 8) | a) >>> 0;
    count.set(key, (count.get(key) ?? 0) + 1);
    return key;
  });
  const colours = [...count.keys()].sort((a, b) => (count.get(b) ?? 0) - (count.get(a) ?? 0)).slice(0, COLOURS);
  const nearest = new Map([...count.keys()].map((key) => [key, closest(key, colours)]));
  const rows = Buffer.alloc(size * (size + 1));
  px.forEach((key, i) => (rows[Math.floor(i / size) * (size + 1) + 1 + (i % size)] = nearest.get(key) ?? 0));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size);
  head.writeUInt32BE(size, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flatMap((c) => [c >>> 24, (c >>> 16) & 255, (c >>> 8) & 255]))),
    chunk('tRNS', Buffer.from(colours.map((c) => c & 255))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0))
  ]);
}

/** @param {number} key @param {number[]} colours */
function closest(key, colours) {
  const distance = (/** @type {number} */ c) =>
    [24, 16, 8, 0].reduce((sum, s) => sum + (((c >>> s) & 255) - ((key >>> s) & 255)) ** 2, 0);
  return colours.reduce((best, c, i) => (distance(c) < distance(colours[best] ?? 0) ? i : best), 0);
}

/** An .ico with one PNG picture inside. @param {Buffer} png @param {number} size */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (p) => p && existsSync(p)
);
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const svg = await readFile(STATIC + 'icon.svg', 'utf8');
const page = await browser.newPage();
for (const { name, size, square } of ICONS) {
  const art = square ? svg.replace(' rx="104"', '').replace('id="art"', MASK_SAFE) : svg;
  const rgba = await page.evaluate(async ([src, n]) => {
    const image = new Image(n, n);
    image.src = 'data:image/svg+xml,' + encodeURIComponent(src.replace('<svg ', `<svg width="${n}" height="${n}" `));
    await image.decode();
    const context = new OffscreenCanvas(n, n).getContext('2d');
    context?.drawImage(image, 0, 0, n, n);
    return [...(context?.getImageData(0, 0, n, n).data ?? [])];
  }, /** @type {[string, number]} */ ([art, size]));
  const png = palettePng(Uint8Array.from(rgba), size);
  await writeFile(STATIC + name, name.endsWith('.ico') ? ico(png, size) : png);
  console.log(`${name}: ${png.length} bytes`);
}
await browser.close();
