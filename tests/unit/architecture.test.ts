/** The house holds: imports go down only, rooms that decide play see no clock and no screen, bots cannot name a full deal. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { roomOf, whyNotImport } from '../../scripts/rooms.mjs';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const MAX_LINES = 300;

interface Source {
  /** Relative to src. */
  readonly path: string;
  readonly text: string;
}

const CHANCE = String.raw`Math\.(?:random|exp|expm1|log\w*|pow|sin|cos|tan|asin|acos|atan2?|sinh|cosh|tanh|cbrt|hypot)|Date|Intl|localeCompare|toLocale\w+`;
const DEVICE =
  'setTimeout|setInterval|performance|document|window|navigator|localStorage|indexedDB|fetch|crypto|console|process';
const FULL_DEAL = 'DealState|DealEvent|replay|evolve|redact|viewOf|handsOf';

/** Words that a room must not contain. */
const FORBIDDEN: readonly (readonly [room: string, words: RegExp, what: string])[] = [
  ['lib/rules', new RegExp(String.raw`\b(?:${CHANCE}|${DEVICE})\b`), 'chance, clock or device'],
  ['lib/ai', new RegExp(String.raw`\b(?:${CHANCE}|${DEVICE})\b`), 'chance, clock or device'],
  ['lib/ai', new RegExp(String.raw`\b(?:${FULL_DEAL})\b`), 'a full deal'],
  ['lib/table', new RegExp(String.raw`\b(?:${CHANCE}|${DEVICE})\b`), 'chance, clock or device'],
  ['lib/stats', new RegExp(String.raw`\b(?:${DEVICE})\b`), 'device'],
  ['lib/components', /\b(?:indexedDB|localStorage|fetch|XMLHttpRequest)\b/, 'storage or network'],
  ['lib', /\bexport default\b/, 'a default export'],
  ['lib', /\bconsole\./, 'the console'],
  ['', /\bhttps?:\/\/(?!www\.w3\.org\/)/, 'another host']
];

const IMPORT = /\b(import|export)(\s+type)?\s*([\w$*]*\s*,?\s*(?:\{[^}]*\}|\*\s+as\s+\w+)?)\s*from\s*['"]([^'"]+)['"]/g;
const OTHER_IMPORT = /(?<!['"])\bimport\s*\(?\s*['"]([^'"]+)['"]|new URL\(['"]([^'"]+)['"],/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<!:)\/\/.*$/gm;

const typesOnly = (names: string): boolean => /^\{(\s*type\s[^,}]+,?)+\s*\}$/.test(names.trim());

function importFaults({ path, text }: Source): readonly (string | null)[] {
  const named = [...text.matchAll(IMPORT)].map(([, , type, names, spec]) =>
    whyNotImport(path, spec!, type !== undefined || typesOnly(names!))
  );
  return [...named, ...[...text.matchAll(OTHER_IMPORT)].map(([, a, b]) => whyNotImport(path, (a ?? b)!, false))];
}

function faultsIn(source: Source): readonly string[] {
  const { path, text } = source;
  const code = text.replace(COMMENTS, '');
  const words = FORBIDDEN.filter(([room]) => path.startsWith(room)).flatMap(([, pattern, what]) => {
    const found = pattern.exec(code);
    return found ? [`names ${what}: ${found[0]}`] : [];
  });
  const opens = path.endsWith('.svelte') ? /^(?:<svelte:options[^>]*>\s*)?<!-- \S/ : /^\/\*\* \S/;
  return [
    ...importFaults({ path, text: code }).filter((why) => why !== null),
    ...words,
    ...(/\.(ts|svelte)$/.test(path) && !opens.test(text) ? ['does not open with a sentence on what it is for'] : []),
    ...(text.split('\n').length > MAX_LINES ? [`is longer than ${MAX_LINES} lines`] : [])
  ].map((fault) => `${path}: ${fault}`);
}

const sources: readonly Source[] = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|svelte|css)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
  .map((file) => ({ path: file.slice(SRC.length + 1), text: readFileSync(file, 'utf8') }));

describe('the house', () => {
  it('is in order', () => {
    expect(sources.flatMap(faultsIn)).toEqual([]);
  });

  it('has a table entry for every room', () => {
    const homeless = sources.map((s) => s.path).filter((path) => path.includes('/') && roomOf(path) === undefined);
    expect(homeless).toEqual([]);
  });
});

describe('the test sees', () => {
  const SAYS = '/** A file. */\n';
  it.each([
    [
      'lib/rules/public/x.ts',
      `${SAYS}import { decide } from '../full/deal';`,
      'lib/rules/public may not import lib/rules/full/deal'
    ],
    [
      'lib/ai/x.ts',
      `${SAYS}import type {\n  A\n} from '../rules/full/deal';`,
      'lib/ai may not import lib/rules/full/deal'
    ],
    ['lib/ai/x.ts', `${SAYS}const cheat = (deal: DealState) => deal;`, 'names a full deal: DealState'],
    [
      'lib/table/x.ts',
      `${SAYS}import { type Level, LEVELS } from '../ai/levels';`,
      'lib/table may import types only from lib/ai/levels'
    ],
    ['lib/table/x.ts', `${SAYS}import { openDB } from 'idb';`, 'lib/table may not import the package idb'],
    [
      'lib/components/ui/x.ts',
      `${SAYS}import { store } from '$lib/storage/db';`,
      'lib/components may not import lib/storage/db'
    ],
    [
      'lib/components/ui/x.ts',
      `${SAYS}await import('../../table/host');`,
      'lib/components may not import lib/table/host'
    ],
    ['lib/rules/full/x.ts', `${SAYS}const seed = Date.now();`, 'names chance, clock or device: Date'],
    ['lib/ai/x.ts', `${SAYS}const whim = Math.random();`, 'names chance, clock or device: Math.random'],
    ['lib/stats/x.ts', `${SAYS}export default 1;`, 'names a default export: export default'],
    ['routes/x.ts', `${SAYS}const where = 'https://example.org/';`, 'names another host: https://'],
    ['lib/table/x.ts', 'export const a = 1;', 'does not open with a sentence on what it is for'],
    ['lib/components/ui/x.svelte', '<p>a</p>', 'does not open with a sentence on what it is for'],
    ['lib/table/x.ts', SAYS + '\n'.repeat(MAX_LINES), `is longer than ${MAX_LINES} lines`]
  ])('in %s: %s', (path, text, fault) => {
    expect(faultsIn({ path, text })).toContain(`${path}: ${fault}`);
  });

  it('nothing where there is nothing', () => {
    const code = "import type { Level } from '../ai/levels';\nimport { decide } from '../rules/full/deal'; // not Date";
    expect(faultsIn({ path: 'lib/table/x.ts', text: SAYS + code })).toEqual([]);
  });
});
