/** `npm run smooth`: plays deals against strong bots and prints the page's longest tasks while they think. */
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
await page.evaluate(() => {
  /** @type {number[]} */
  const tasks = [];
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map((e) => e.duration))).observe({
    type: 'longtask'
  });
});

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
const tasks = /** @type {number[]} */ (await page.evaluate('tasks'));
await browser.close();
await server.stop();
const longest = Math.round(Math.max(0, ...tasks));
console.log(
  `${DEALS} deals, ${acts} acts of the person: ${tasks.length} tasks over ${LONG_MS} ms, the longest ${longest} ms`
);
