/** Who may import whom in src: the one table that lint and the architecture test hold. The arrows of docs/ARCHITECTURE.md. */
import { posix } from 'node:path';

/**
 * `uses`: rooms (or single modules) whose values and types may be imported; `types`: those of which types only;
 * `packages`: what may come from node_modules. A room may always import itself.
 * @typedef {{ uses: readonly string[], types?: readonly string[], packages?: readonly string[] }} Room
 */

/** @type {Readonly<Record<string, Room>>} */
export const ROOMS = {
  'lib/rules/public': { uses: [], packages: ['seedrandom'] },
  'lib/rules/full': { uses: ['lib/rules/public'] },
  'lib/ai': { uses: ['lib/rules/public'] },
  'lib/i18n': { uses: ['lib/rules/public'], types: ['lib/ai'] },
  'lib/stats': { uses: ['lib/rules/public', 'lib/rules/full'], types: ['lib/ai', 'lib/storage', 'lib/table'] },
  'lib/sound': { uses: [] },
  'lib/table': { uses: ['lib/rules/public', 'lib/rules/full'], types: ['lib/ai', 'lib/worker'] },
  'lib/worker': { uses: ['lib/rules/public', 'lib/ai'], packages: ['comlink'] },
  'lib/storage': {
    uses: ['lib/rules/public', 'lib/rules/full', 'lib/ai/levels', 'lib/table/table-state'],
    types: ['lib/table'],
    packages: ['idb']
  },
  'lib/state': {
    uses: ['lib/rules', 'lib/ai', 'lib/i18n', 'lib/stats', 'lib/sound', 'lib/table', 'lib/worker', 'lib/storage'],
    packages: ['svelte', '$app', 'workbox-window']
  },
  'lib/components': {
    uses: ['lib/i18n', 'lib/rules/public/cards'],
    types: ['lib/rules/public', 'lib/ai', 'lib/state'],
    packages: ['svelte']
  },
  routes: {
    uses: ['lib/components', 'lib/state', 'lib/i18n', 'lib/rules/public/cards', 'app.css'],
    types: ['lib/rules/public'],
    packages: ['svelte', '$app']
  },
  cli: { uses: ['lib/rules', 'lib/ai', 'lib/worker'], packages: ['node'] }
};

/** @param {string} path @param {readonly string[]} prefixes */
const under = (path, prefixes) => prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** @param {string} file such as `lib/table/host.ts` @returns {string | undefined} */
export const roomOf = (file) => Object.keys(ROOMS).find((room) => under(file, [room]));

/**
 * @param {string} file the importing file, relative to src
 * @param {string} spec what it imports, as written
 * @param {boolean} typesOnly
 * @returns {string | null} why this import is not allowed
 */
export function whyNotImport(file, spec, typesOnly) {
  const name = roomOf(file);
  const room = name === undefined ? undefined : ROOMS[name];
  if (name === undefined || room === undefined) return null;
  if (!spec.startsWith('.') && !spec.startsWith('$lib/')) {
    const known = under(spec.replace('node:', 'node/'), room.packages ?? []);
    return known ? null : `${name} may not import the package ${spec}`;
  }
  const target = spec.startsWith('.') ? posix.join(posix.dirname(file), spec) : spec.replace('$lib', 'lib');
  if (under(target, [name, ...room.uses])) return null;
  if (under(target, room.types ?? [])) return typesOnly ? null : `${name} may import types only from ${target}`;
  return `${name} may not import ${target}`;
}
