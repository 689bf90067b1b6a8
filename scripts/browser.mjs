/** Finds a Chromium or Chrome on this machine, or installs one the way the platform offers. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];

/** @type {Partial<Record<NodeJS.Platform, readonly string[]>>} */
const PLACES = {
  linux: ['/usr/lib/chromium/chromium', '/snap/bin/chromium', '/opt/google/chrome/chrome'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe')
    ])
};

/** @param {string} file */
function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function* candidates() {
  const ending = process.platform === 'win32' ? '.exe' : '';
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of NAMES) yield join(folder, name + ending);
  yield* PLACES[process.platform] ?? [];
  yield chromium.executablePath(); // the one that Playwright installs
}

/** @returns {string | null} the program; CHROMIUM in the environment goes first */
export function findBrowser() {
  const wanted = process.env.CHROMIUM;
  if (wanted !== undefined && wanted !== '') return runs(wanted) ? wanted : null;
  return [...candidates()].find(runs) ?? null;
}

/** @param {string} command @param {readonly string[]} args */
function tries(command, args) {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return status === 0;
}

function install() {
  const debian = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debian) {
    console.log('No Chromium or Chrome here: installing Debian’s.');
    process.env.DEBIAN_FRONTEND = 'noninteractive';
    tries('apt-get', ['update', '-qq']);
    if (tries('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']) && findBrowser()) return;
  }
  console.log('No Chromium or Chrome here: installing the one of Playwright.');
  const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
  tries(process.execPath, [cli, 'install', 'chromium']);
}

/** The browser for the tests, installed when there is none; ends the program with a sentence when that fails. */
export function needBrowser() {
  if (process.env.CHROMIUM && findBrowser() === null) {
    console.error(`CHROMIUM names ${process.env.CHROMIUM}, but nothing there can be run.`);
    process.exit(1);
  }
  if (findBrowser() === null) install();
  const found = findBrowser();
  if (found !== null) return found;
  console.error('The tests need a browser: install Chromium or Chrome, or set CHROMIUM to the path of its program.');
  return process.exit(1);
}

if (process.argv[1] === import.meta.filename) console.log(needBrowser());
