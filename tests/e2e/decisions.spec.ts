/** The bots decide in a browser, in the worker that the app ships, what they decide in Node: the kept moments, one by one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { textOfAct, viewAt, type Golden } from '../../src/cli/golden/moments';
import type { SeatView } from '../../src/lib/rules/public/view';
import type { Thought } from '../../src/lib/worker/thinker';
import { actOnce, at, untilAsked } from './support/handles';
import { expect, test } from './support/test';

const KEPT = readFileSync(join(import.meta.dirname, '../vectors/decisions.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden);

/** The address of the worker that a page of the app makes for its bots. */
async function botWorkerOf(page: Page): Promise<string> {
  const made: string[] = [];
  page.on('worker', (worker) => made.push(worker.url()));
  await page.goto('/?speed=0');
  await at(page, 'start-free').click();
  await actOnce(page, await untilAsked(page)); // by now the others have acted, whoever was first
  await expect.poll(() => made).toContainEqual(expect.stringContaining('bot.worker'));
  return made.find((url) => url.includes('bot.worker'))!;
}

type Question = readonly [view: SeatView, level: string, seed: string];

/** Asks a worker of its own, in Comlink's words: a call has a number, a path and arguments, an answer the same number. */
const decidedIn = (page: Page, url: string, questions: readonly Question[]): Promise<readonly Thought[]> =>
  page.evaluate(
    ([worker, asked]) =>
      new Promise<readonly Thought[]>((resolve, reject) => {
        const bots = new Worker(worker, { type: 'module' });
        const thoughts: Thought[] = [];
        const ask = (id: number): void => {
          const argumentList = asked[id]!.map((value) => ({ type: 'RAW', value }));
          bots.postMessage({ id: String(id), type: 'APPLY', path: ['act'], argumentList });
        };
        bots.onerror = (event) => reject(new Error(event.message));
        bots.onmessage = ({ data }: MessageEvent<{ id: string; type: string; value: unknown }>) => {
          const id = Number(data.id);
          if (data.type !== 'RAW') return reject(new Error(`question ${id}: ${JSON.stringify(data.value)}`));
          thoughts[id] = data.value as Thought;
          if (id + 1 < asked.length) return ask(id + 1);
          bots.terminate();
          resolve(thoughts);
        };
        ask(0);
      }),
    [url, questions] as const
  );

test('the bots’ worker decides in the browser what is kept', async ({ page }) => {
  test.setTimeout(180_000); // ten seconds of thinking, on a machine that may be busy
  const url = await botWorkerOf(page);
  const thoughts = await decidedIn(
    page,
    url,
    KEPT.map((kept): Question => [viewAt(kept), kept.level, kept.id])
  );
  const decided = KEPT.map((kept, n) => ({ ...kept, act: textOfAct(thoughts[n]!.act) }));
  expect(decided).toEqual(KEPT);
});
