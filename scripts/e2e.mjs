/** `npm run test:e2e -- [--no-build] [what playwright test takes]`: the end-to-end tests against a fresh build. */
import { needBrowser } from './browser.mjs';
import { build, run } from './run.mjs';

const args = process.argv.slice(2);
const CHROMIUM = needBrowser();
if (!args.includes('--no-build')) await build();
process.exit(await run('playwright', ['test', ...args.filter((arg) => arg !== '--no-build')], { CHROMIUM }));
