/** The census counts what plain solving counts, goes on where it was stopped, and trusts no progress that is not its own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { countDeals, widthOf, type Tally } from '../../../src/cli/census/count';
import { KIND_IDS, kindOf, type Hands, type Kind } from '../../../src/cli/census/kinds';
import { BadProgress, progressFile, readProgress, writeProgress } from '../../../src/cli/census/progress';
import { handClassesOf, swapped, swapsOf } from '../../../src/lib/ai/census-hands';
import { ALL_CARDS, maskOf } from '../../../src/lib/ai/geometry';
import { HANDS } from '../../../src/lib/ai/hand-rank';
import { Solver } from '../../../src/lib/ai/solver';
import type { Card } from '../../../src/lib/rules/public/cards';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'census-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Every deal of one forehand's hand. */
function* dealsOf(h0: number): Generator<Hands> {
  const free = HANDS.filter((hand) => (hand & h0) === 0);
  for (const h1 of free)
    for (const h2 of free) if ((h1 & h2) === 0) yield [h0, h1, h2, ALL_CARDS ^ h0 ^ h1 ^ h2] as const;
}

/** Each deal, each old side and each question by itself. */
function plainly(kind: Kind, forehands: readonly number[]): readonly number[] {
  const solver = new Solver(kind.g);
  const { hands: classes, classOf } = handClassesOf(kind.g);
  const counts = Array<number>(classes.length * 4 * widthOf(kind)).fill(0);
  for (const hands of forehands.flatMap((h0) => [...dealsOf(h0)])) {
    for (const old of kind.sides(hands)) {
      solver.deal(...hands, old);
      const end = kind.cuts.filter((cut) => solver.takes(ALL_CARDS, 0, 0, 0, cut)).length;
      hands.forEach((hand, seat) => {
        const isCounted = ((kind.counted(hands, old) >> seat) & 1) === 1;
        if (isCounted) counts[(classOf(hand) * 4 + seat) * widthOf(kind) + end]! += 1;
      });
    }
  }
  return counts;
}

const alikeTo = ({ g }: Kind, hand: number): readonly number[] => [
  ...new Set(swapsOf(g).map((swap) => swapped(hand, swap)))
];

const FOREHANDS: readonly (readonly Card[])[] = [
  ['QC', 'JH', 'JD', 'AD'],
  ['QS', 'JC', 'QD', 'AC'],
  ['QC', 'QS', 'AH', 'JD']
];
const CASES = KIND_IDS.flatMap((id) =>
  (id === 'baska:gran' ? [['JC', 'JS', 'JD', 'AC'] as const] : FOREHANDS).map((cards) => [id, cards] as const)
);

describe('the census counts each deal as if solved by itself', () => {
  it.each(CASES)('%s, forehand with %s', { timeout: 60_000 }, (id, cards) => {
    const kind = kindOf(id);
    const hand = maskOf(kind.g, cards);
    const counted = countDeals(kind, [handClassesOf(kind.g).classOf(hand)]);
    expect([...counted.counts]).toEqual(plainly(kind, alikeTo(kind, hand)));
  });
});

describe('progress', () => {
  const kind = kindOf('baska:gran');
  const tally: Tally = { ...countDeals(kind, []), sum: 7 };
  const written = (): { folder: string; file: string } => {
    const folder = newFolder();
    const { done } = readProgress(folder, kind);
    writeProgress(folder, kind, { done: done.map((_, chunk) => chunk === 1), tally });
    return { folder, file: progressFile(folder, kind) };
  };

  it('starts from nothing', () => {
    expect(readProgress(newFolder(), kind).done.every((done) => !done)).toBe(true);
  });

  it('is read as it was written', () => {
    const { done, tally: found } = readProgress(written().folder, kind);
    expect(done.indexOf(true)).toBe(1);
    expect(found).toEqual(tally);
  });

  it.each([
    ['damaged', (text: string) => text.replace('"sum":7', '"sum":8'), /damaged/],
    ['cut off', (text: string) => text.slice(0, 500), /damaged/],
    ['of another program', () => '{"deals":3}', /no progress of this census/]
  ])('that is %s is refused', (_, spoil, why) => {
    const { folder, file } = written();
    writeFileSync(file, spoil(readFileSync(file, 'utf8')));
    expect(() => readProgress(folder, kind)).toThrow(why);
    expect(() => readProgress(folder, kind)).toThrow(BadProgress);
  });

  it('of another kind is refused', () => {
    const { folder, file } = written();
    const zolo = kindOf('baska:zolo');
    writeFileSync(progressFile(folder, zolo), readFileSync(file));
    expect(() => readProgress(folder, zolo)).toThrow(/something else than baska:zolo/);
  });
});

describe('npm run census', () => {
  const census = (...args: readonly string[]) =>
    spawnSync(join(ROOT, 'node_modules/.bin/tsx'), [join(ROOT, 'src/cli/census.ts'), ...args], {
      cwd: ROOT,
      encoding: 'utf8'
    });
  const KIND = ['--kinds', 'kop:wesele'];

  it('comes to the same in one go on two cores as in two goes on one', { timeout: 60_000 }, () => {
    const [atOnce, bit] = [newFolder(), newFolder()];
    census(...KIND, '--out', atOnce, '--cores', '2', '--chunks', '2');
    const first = census(...KIND, '--out', bit, '--cores', '1', '--chunks', '1');
    expect(first.stderr).toContain('kop:wesele: 1/91 chunks\n');
    census(...KIND, '--out', bit, '--cores', '1', '--chunks', '1');
    const [a, b] = [atOnce, bit].map((folder) => readFileSync(join(folder, 'kop-wesele.json'), 'utf8'));
    expect(a).toBe(b);
  });

  it('refuses damaged progress with a sentence', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'kop-wesele.json'), 'x');
    const { status, stderr } = census(...KIND, '--out', folder);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^census: .*kop-wesele\.json is no progress of this census/);
  });

  it.each([
    ['--kinds', 'baska:whist'],
    ['--cores', '0'],
    ['--chunks', 'some']
  ])('refuses %s %s', (...args) => {
    const { status, stderr } = census(...args);
    expect(status).toBe(2);
    expect(stderr).toContain('census [--kinds');
  });
});
