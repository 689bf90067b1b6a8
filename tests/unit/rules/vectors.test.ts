/** The judge gives the right answer to every deal of the reference. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeLine } from '../../../src/lib/rules/full/judge';

interface Vector {
  readonly record: { readonly id: string };
  readonly answer: object;
}

const vectors = readFileSync(new URL('../../vectors/judge.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

describe('the reference', () => {
  test('has 1,500 deals', () => expect(vectors).toHaveLength(1_500));

  test.each(vectors)('$record.id', ({ record, answer }) => {
    const judged = judgeLine(JSON.stringify(record)).answer;
    expect(judged).toStrictEqual(answer);
    expect(JSON.parse(JSON.stringify(judged))).toStrictEqual(answer);
  });
});
