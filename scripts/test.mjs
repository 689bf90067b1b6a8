/** `npm test`: unit, component and end-to-end tests against one fresh build; ends with the line `N passed, 0 failed`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needBrowser } from './browser.mjs';
import { build, run } from './run.mjs';

/** @typedef {{ name: string, passed: number, failed: number }} Count */

const folder = mkdtempSync(join(tmpdir(), 'speedbock-tests-'));
/** @param {string} name */
const reportAt = (name) => join(folder, `${name}.json`);

/** @param {string} name @returns {any} null when the runner never came to write its report */
function report(name) {
  try {
    return JSON.parse(readFileSync(reportAt(name), 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} name @param {number} code @param {{ passed: number, failed: number }} counts @returns {Count} */
function honest(name, code, { passed, failed }) {
  if (passed + failed === 0) console.error(`\nThe ${name} tests: none was run.`);
  // a runner that fails outside of a test, or runs none, has failed all the same
  const failedToo = failed === 0 && (code !== 0 || passed === 0) ? 1 : failed;
  return { name, passed, failed: failedToo };
}

/** @param {'unit' | 'component'} project @returns {Promise<Count>} */
async function vitest(project) {
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportAt(project)}`
  ];
  const code = await run('vitest', args);
  const found = report(project);
  return honest(project, code, { passed: found?.numPassedTests ?? 0, failed: found?.numFailedTests ?? 0 });
}

/** @param {string} CHROMIUM @returns {Promise<Count>} */
async function playwright(CHROMIUM) {
  const env = { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_FILE: reportAt('e2e') };
  const code = await run('playwright', ['test', '--reporter=list,json'], env);
  const stats = report('e2e')?.stats;
  return honest('end-to-end', code, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  });
}

const browser = needBrowser();
await build();
const counts = [await vitest('unit'), await vitest('component'), await playwright(browser)];
rmSync(folder, { recursive: true });

console.log('');
for (const { name, passed, failed } of counts) console.log(`${name}: ${passed} passed, ${failed} failed`);
/** @param {'passed' | 'failed'} key */
const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
