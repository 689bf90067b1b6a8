/** Runs a program of node_modules or of this folder as the terminal would, on every platform. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** @type {Readonly<Record<string, string>>} */
const PROGRAMS = {
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js'
};

/**
 * @param {keyof typeof PROGRAMS} program @param {readonly string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<number>} its exit code
 */
export function run(program, args, env = {}) {
  const child = spawn(process.execPath, [join(ROOT, PROGRAMS[program] ?? program), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit']
  });
  return new Promise((settle, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => settle(code ?? 1));
  });
}

/** Builds the app into build/, or ends the program. */
export async function build() {
  const code = await run('vite', ['build', '--logLevel', 'warn']);
  if (code === 0) return;
  console.error('The app could not be built (see above).');
  process.exit(code);
}
