/** The version of a build: that of package.json and the commit it was made from, so that equal sources build equal files. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ROOT = new URL('..', import.meta.url);

/** @returns {string} empty outside a clone */
function commit() {
  try {
    const git = ['rev-parse', '--short=8', 'HEAD'];
    return execFileSync('git', git, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** @returns {string} such as `0.1.0+1bae4d93`; APP_VERSION in the environment stands in for it */
export function appVersion() {
  const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
  return process.env.APP_VERSION ?? [version, commit()].filter(Boolean).join('+');
}
