/** `npm run smooth [deals]`: plays deals against strong bots and prints how long the page was held up, in all and by what its workers sent. */
import { chromium } from 'playwright';
import { needBrowser } from './browser.mjs';
import { staticServer } from './static-server.mjs';
import { join } from 'node:path';

const DEALS = Number(process.argv[2] ?? 4);
const LONG_MS = 50;

const server = staticServer({ dir: join(import.meta.dirname, '../build') });
const port = await server.start();
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: needBrowser(), args });
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
await page.goto(`http://localhost:${port}/?speed=0.5`);
await page.getByTestId('level-select').selectOption('strong');
await page.getByTestId('start-free').click();
await page.getByTestId('table').waitFor();
await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });

const asked = page.locator(
  '[data-testid="table"]:is([data-turn="0"][data-phase="auction"], [data-turn="0"][data-phase="play"], [data-phase="settlement"])'
);
let acts = 0;
for (let settled = 0; settled < DEALS;) {
  await asked.waitFor();
  const mark = await asked.evaluate((root) => ({ .../** @type {HTMLElement} */ (root).dataset }));
  const button =
    mark['phase'] === 'auction'
      ? page.getByTestId('call-pass')
      : mark['phase'] === 'play'
        ? page.getByTestId('hand').locator('button[data-card]:not([aria-disabled="true"])').first()
        : page.getByTestId('continue');
  if (mark['phase'] === 'settlement') settled += 1;
  await button.click();
  acts += 1;
  const [deal, ply] = [mark['deal'], mark['ply']];
  await page
    .locator(`[data-testid="table"]:not([data-deal="${deal}"][data-ply="${ply}"][data-phase="${mark['phase']}"])`)
    .waitFor();
}
const tasks = tasksIn(await browser.stopTracing());
await browser.close();
await server.stop();
const long = tasks.filter(({ ms }) => ms >= LONG_MS).length;
const sent = tasks.filter(({ message }) => message);
console.log(
  `${DEALS} deals, ${acts} acts of the person: ${long} tasks of ${LONG_MS} ms or more, the longest ${longest(tasks)} ms; ` +
    `${sent.length} messages of workers, the longest held the page for ${longest(sent)} ms`
);

/** @param {readonly { ms: number }[]} some */
function longest(some) {
  return Math.max(0, ...some.map(({ ms }) => ms)).toFixed(1);
}

/**
 * @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: { name?: string } }} TraceEvent
 * @param {Buffer} trace
 * @returns {readonly { ms: number, message: boolean }[]} the tasks of the page's main thread in time of the processor, whatever else the machine does; `message`: it received one
 */
function tasksIn(trace) {
  /** @type {readonly TraceEvent[]} */
  const events = JSON.parse(trace.toString()).traceEvents;
  const mains = events.filter((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain');
  return mains.flatMap(({ pid, tid }) => {
    const own = events.filter((e) => e.pid === pid && e.tid === tid);
    const received = own.filter((e) => e.name === 'HandlePostMessage').map((e) => e.ts);
    return own
      .filter((e) => e.name === 'ThreadControllerImpl::RunTask' && e.dur !== undefined)
      .map(({ ts, dur = 0, tdur = dur }) => ({
        ms: tdur / 1000,
        message: received.some((at) => at >= ts && at <= ts + dur)
      }));
  });
}
