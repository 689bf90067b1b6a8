/** The judge as a program: one answer per line whatever the line, in order, and an exit code that tells. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'judge-'));
afterAll(() => rmSync(folder, { recursive: true }));

function judge(input: string, ...args: readonly string[]) {
  const program = join(ROOT, 'node_modules/.bin/tsx');
  return spawnSync(program, [join(ROOT, 'src/cli/judge.ts'), ...args], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 27
  });
}

const HANDS = [
  ['QC', 'AC', 'AD', 'TD'],
  ['JC', 'JS', 'JH', 'AH'],
  ['QS', 'TC', 'TS', 'AS'],
  ['TH', 'QH', 'QD', 'JD']
];
const record = { id: 'x', rules: 'baska', dealer: 3, hands: HANDS, calls: [], plays: [] };
const withChange = (change: object): string => JSON.stringify({ ...record, ...change });
const without = (key: string): string => withChange({ [key]: undefined });
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const raw = (key: string, text: string): string => JSON.stringify(record).replace(/}$/, `,"${key}":${text}}`);

const GOOD = JSON.stringify(record);
const AUCTION = { status: 'auction', seat: 0, legal: ['double', 'gran', 'gran-du', 'pass', 'zolo', 'zolo-du'] };
const BAD_RECORD = { status: 'bad-record' };
const BAD_DEAL = { status: 'bad-deal', id: 'x' };
const illegalAt = (index: number) => ({ status: 'illegal', phase: 'auction', index });

/** What it is, the line, what the answer holds. */
const LINES: readonly (readonly [string, string, object])[] = [
  ['a good record', GOOD, { id: 'x', ...AUCTION }],
  ['an empty line', '', BAD_RECORD],
  ['spaces', '   ', BAD_RECORD],
  ['no JSON', 'hello', BAD_RECORD],
  ['half a record', GOOD.slice(0, 40), BAD_RECORD],
  ['two records', GOOD + GOOD, BAD_RECORD],
  ['a single quote', "{'id':1}", BAD_RECORD],
  ['NaN', raw('dealer', 'NaN'), BAD_RECORD],
  ['a list', `[${GOOD}]`, BAD_RECORD],
  ['null', 'null', BAD_RECORD],
  ['a number', '12', BAD_RECORD],
  ['a text', '"record"', BAD_RECORD],
  ['true', 'true', BAD_RECORD],
  ['an empty object', '{}', BAD_RECORD],
  ...Object.keys(record).map((key) => [`no ${key}`, without(key), BAD_RECORD] as const),
  ['an id that is null', withChange({ id: null }), { id: null, ...AUCTION }],
  ['an id that is a number', withChange({ id: 7 }), { id: 7, ...AUCTION }],
  ['an id that is an object', withChange({ id: {} }), BAD_RECORD],
  ['an id nested deeply', raw('id', nested(200_000)), BAD_RECORD],
  ['rules nested deeply', raw('rules', nested(200_000)), BAD_DEAL],
  ['a dealer nested deeply', raw('dealer', nested(200_000)), BAD_DEAL],
  ['hands nested deeply', raw('hands', nested(200_000)), BAD_DEAL],
  ['calls nested deeply', raw('calls', nested(200_000)), illegalAt(0)],
  ['open brackets only', '['.repeat(200_000), BAD_RECORD],
  ['calls that are a text', withChange({ calls: 'pass' }), BAD_RECORD],
  ['calls that are null', withChange({ calls: null }), BAD_RECORD],
  ['calls that are an object', withChange({ calls: { 0: 'pass' } }), BAD_RECORD],
  ['plays that are a number', withChange({ plays: 3 }), BAD_RECORD],
  ['a call that is a number', withChange({ calls: ['pass', 3] }), illegalAt(1)],
  ['a call that is null', withChange({ calls: [null] }), illegalAt(0)],
  ['a call of the prototype', withChange({ calls: ['__proto__'] }), illegalAt(0)],
  ['a play before the end of the auction', withChange({ calls: ['pass'], plays: ['AC'] }), illegalAt(1)],
  ['hands that are a text', withChange({ hands: 'QC QS' }), BAD_DEAL],
  ['hands that are null', withChange({ hands: null }), BAD_DEAL],
  ['three hands', withChange({ hands: HANDS.slice(1) }), BAD_DEAL],
  ['15 cards', withChange({ hands: [['QC', 'AC', 'AD'], ...HANDS.slice(1)] }), BAD_DEAL],
  ['a card twice', withChange({ hands: [['QC', 'QC', 'AD', 'TD'], ...HANDS.slice(1)] }), BAD_DEAL],
  ['a card that is none', withChange({ hands: [['KC', 'AC', 'AD', 'TD'], ...HANDS.slice(1)] }), BAD_DEAL],
  ['a dealer out of range', withChange({ dealer: 4 }), BAD_DEAL],
  ['a dealer that is a text', withChange({ dealer: '3' }), BAD_DEAL],
  ['a dealer that is no whole number', withChange({ dealer: 0.5 }), BAD_DEAL],
  ['unknown rules', withChange({ rules: 'skat' }), BAD_DEAL],
  ['rules of the prototype', withChange({ rules: '__proto__' }), BAD_DEAL],
  ['rules that are null', withChange({ rules: null }), BAD_DEAL],
  ['null bytes', '\u0000\u0000', BAD_RECORD],
  ['a null byte in a text', raw('id', '"a\\u0000b"'), { id: 'a\u0000b', ...AUCTION }],
  ['a line of 1 MB', withChange({ id: 'x'.repeat(1_000_000) }), AUCTION],
  ['1 MB of nothing', 'x'.repeat(1_000_000), BAD_RECORD],
  ['a lone surrogate', raw('id', '"\\ud83d"'), { id: '\ud83d', ...AUCTION }],
  ['a byte order mark', `\uFEFF${GOOD}`, BAD_RECORD],
  ['a carriage return at the end', `${GOOD}\r`, { id: 'x', ...AUCTION }],
  ['a carriage return between tokens', GOOD.replace(',', ',\r'), { id: 'x', ...AUCTION }],
  ['a line separator in a text', withChange({ id: 'a\u2028b\u2029c' }), { id: 'a\u2028b\u2029c', ...AUCTION }],
  ['letters beyond ASCII', withChange({ id: 'Baśka 🂭' }), { id: 'Baśka 🂭', ...AUCTION }],
  ['a key of the prototype', raw('__proto__', '{"rules":"kop"}'), { id: 'x', ...AUCTION }],
  ['a good record at the end', GOOD, { id: 'x', ...AUCTION }]
];

describe('many lines in one run', () => {
  const run = judge(LINES.map(([, line]) => line).join('\n'));
  const answers = run.stdout.split('\n');

  test('one answer per line and nothing else', () => {
    expect(answers).toHaveLength(LINES.length + 1);
    expect(answers.at(-1)).toBe('');
  });

  test.each(LINES.map(([what, , expected], i) => [what, i, expected] as const))('%s', (_, i, expected) => {
    expect(JSON.parse(answers[i] ?? '')).toMatchObject(expected);
  });

  test('a line that could not be parsed has a sentence for people, with its number', () => {
    for (const [i, answer] of answers.slice(0, -1).entries()) {
      if (!answer.includes('"bad-record"')) continue;
      expect(JSON.parse(answer)).toMatchObject({ error: expect.stringMatching(/^\S.+/) as string });
      expect(run.stderr).toContain(`judge: line ${i + 1}: `);
    }
  });

  test('exit code 1', () => expect(run.status).toBe(1));
});

describe('a file', { timeout: 60_000 }, () => {
  test('with parsable lines only: exit code 0 though deals are bad or illegal', () => {
    const file = join(folder, 'deals.jsonl');
    writeFileSync(file, `${GOOD}\r\n${withChange({ dealer: 9 })}\n${withChange({ calls: ['kop'] })}\n`);
    const run = judge('', file);
    const statuses = run.stdout
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { status: string }).status);
    expect(statuses).toEqual(['auction', 'bad-deal', 'illegal']);
    expect(run.status).toBe(0);
  });

  test('with nothing in it: no answer, exit code 0', () => {
    const file = join(folder, 'empty.jsonl');
    writeFileSync(file, '');
    expect(judge('', file)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  test('that is missing: a sentence, exit code 2', () => {
    const run = judge('', join(folder, 'missing.jsonl'));
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toMatch(/^judge: cannot read .*missing\.jsonl: \S.*\n$/);
  });

  test('that is a folder: a sentence, exit code 2', () => {
    const run = judge('', folder);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toMatch(/^judge: cannot read /);
  });
});
