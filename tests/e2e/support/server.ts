/** The built app behind a server that a test can stop, start again at the same address, and give a new version to serve. */
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staticServer } from '../../../scripts/static-server.mjs';

const BUILD = join(import.meta.dirname, '../../../build');

export interface Site {
  /** Such as `http://localhost:40123`. */
  readonly origin: string;
  /** Paths asked for so far. */
  readonly log: readonly string[];
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Serves the build with another start page, whose root element says `data-deploy="<name>"`. */
  deploy(name: string): Promise<void>;
  /** Stops for good and tidies up. */
  end(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const server = staticServer({ dir: BUILD });
  const port = await server.start();
  const copies: string[] = [];
  let running = true;
  const stop = async (): Promise<void> => {
    if (running) await server.stop();
    running = false;
  };
  return {
    origin: `http://localhost:${port}`,
    log: server.log,
    stop,
    async start() {
      if (!running) await server.start(port);
      running = true;
    },
    async deploy(name) {
      const copy = await mkdtemp(join(tmpdir(), 'speedbock-deploy-'));
      copies.push(copy);
      await copyWithNewStart(copy, name);
      server.swap(copy);
    },
    async end() {
      await stop();
      for (const copy of copies) await rm(copy, { recursive: true });
    }
  };
}

/** What a real deploy changes: a page, and its revision in the service worker. */
async function copyWithNewStart(folder: string, name: string): Promise<void> {
  await cp(BUILD, folder, { recursive: true });
  const [page, worker] = [join(folder, 'index.html'), join(folder, 'sw.js')];
  const before = await readFile(page, 'utf8');
  const after = before.replace('<html ', `<html data-deploy="${name}" `);
  const precache = await readFile(worker, 'utf8');
  const renewed = precache.replace(md5(before), md5(after));
  if (after === before || renewed === precache)
    throw new Error('the start page or its revision was not found in the build');
  await writeFile(page, after);
  await writeFile(worker, renewed);
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
