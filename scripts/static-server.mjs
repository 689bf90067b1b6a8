/** A static host like GitHub Pages: index.html of a folder, slash redirect, 404.html with status 404, compressed answers. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {{ status: number, headers?: Record<string, string>, file?: string }} Answer */

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2'
};
const COMPRESSIBLE = /text|json|svg|icon/;

const brotli = promisify(brotliCompress);
const PACKERS = {
  br: (/** @type {Buffer} */ body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip)
};
/** @type {Map<string, Buffer>} */
const packed = new Map();

/** @param {Buffer} body @param {string} tag @param {string} accepted */
async function pack(body, tag, accepted) {
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
  if (encoding === null) return { body, headers: {} };
  const key = `${encoding} ${tag}`;
  const small = packed.get(key) ?? (await PACKERS[encoding](body));
  packed.set(key, small);
  return { body: small, headers: { 'content-encoding': encoding } };
}

/** @param {string} path */
const kindOf = async (path) => {
  const found = await stat(path).catch(() => null);
  return found === null ? 'nothing' : found.isDirectory() ? 'folder' : 'file';
};

/**
 * Where a path leads.
 * @param {string} root @param {string} base @param {string} pathname
 * @returns {Promise<Answer>}
 */
async function route(root, base, pathname) {
  if (base !== '' && pathname === base) return { status: 301, headers: { location: `${base}/` } };
  if (!pathname.startsWith(`${base}/`)) return { status: 404 };
  const path = join(root, pathname.slice(base.length));
  const lost = { status: 404, file: join(root, '404.html') };
  if (!`${path}${sep}`.startsWith(root + sep)) return lost;
  const kind = await kindOf(path);
  if (kind === 'folder' && !pathname.endsWith('/')) return { status: 301, headers: { location: `${pathname}/` } };
  const page = kind === 'file' ? path : kind === 'folder' ? join(path, 'index.html') : `${path}.html`;
  return (await kindOf(page)) === 'file' ? { status: 200, file: page } : lost;
}

/** @param {number} status @param {string} pathname @param {number} maxAge */
const cacheRule = (status, pathname, maxAge) => {
  if (status !== 200) return 'no-store';
  if (pathname.includes('/immutable/')) return 'public, max-age=31536000, immutable';
  return maxAge > 0 ? `max-age=${maxAge}` : 'no-cache';
};

/** @param {Request} request @param {string} root @param {string} base @param {number} maxAge */
async function answer(request, root, base, maxAge) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, headers: {}, body: '' };
  const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname);
  const { status, headers = {}, file } = await route(root, base, pathname);
  const content = file === undefined ? null : await readFile(file).catch(() => null);
  if (file === undefined || content === null) return { status, headers, body: '' };
  const tag = createHash('sha1').update(content).digest('base64url');
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const all = {
    'content-type': type,
    'cache-control': cacheRule(status, pathname, maxAge),
    etag: `"${tag}"`,
    vary: 'accept-encoding'
  };
  if (status === 200 && request.headers['if-none-match'] === all.etag) return { status: 304, headers: all, body: '' };
  if (!COMPRESSIBLE.test(type)) return { status, headers: all, body: content };
  const { body, headers: more } = await pack(content, tag, String(request.headers['accept-encoding'] ?? ''));
  return { status, headers: { ...all, ...more }, body };
}

/**
 * @param {{ dir: string, base?: string, maxAge?: number }} options `maxAge`: seconds a browser may keep what is not hashed
 */
export function staticServer({ dir, base = '', maxAge = 600 }) {
  let root = resolve(dir);
  /** @type {string[]} */
  const log = [];
  const server = createServer((request, response) => {
    log.push(request.url ?? '');
    answer(request, root, base, maxAge).then(
      ({ status, headers, body }) => {
        response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      () => response.writeHead(400).end()
    );
  });
  return {
    /** Paths asked for so far. */
    log,
    /** From now on another folder is served, as after a deploy. @param {string} next */
    swap(next) {
      root = resolve(next);
    },
    /** Rejects when the port is taken. @param {number} port 0: any free one @param {string} host */
    start(port = 0, host = '127.0.0.1') {
      return new Promise((/** @type {(port: number) => void} */ settle, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          const address = server.address();
          settle(typeof address === 'object' && address !== null ? address.port : port);
        });
      });
    },
    /** Ends open connections too. */
    stop() {
      return new Promise((/** @type {(value?: unknown) => void} */ settle) => {
        server.close(settle);
        server.closeAllConnections();
      });
    }
  };
}
