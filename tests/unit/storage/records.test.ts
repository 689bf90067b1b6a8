import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { finishedFrom } from '../../../src/lib/stats/finished';
import { readRecordLines, recordLines } from '../../../src/lib/storage/records';
import { playedParty } from '../stats/played';

const records = Array.from({ length: 6 }, (_, i) => playedParty(`lines-${i}`)).flatMap(({ header, entries }) =>
  finishedFrom(header, entries).map((deal) => deal.record)
);

describe('deal records as lines', () => {
  test('go out and come in again', () => {
    expect(readRecordLines(recordLines(records))).toEqual({ records, faults: [] });
    expect(readRecordLines(`\uFEFF${recordLines(records).replaceAll('\n', '\r\n\r\n')}`)).toEqual({
      records,
      faults: []
    });
    expect(readRecordLines('')).toEqual({ records: [], faults: [] });
  });

  test('hold each deal once, whatever it is called', () => {
    const [first] = records;
    expect(readRecordLines(recordLines([...records, ...records, { ...first!, id: 'again' }])).records).toEqual(records);
  });

  test('leave house rules at home', () => {
    const { header, entries } = playedParty('at-home', { rules: { base: 'kop', name: 'u nas' } });
    expect(recordLines(finishedFrom(header, entries).map((deal) => deal.record))).toBe('');
  });

  test('say of each line that is wrong what is wrong with it, and take the others', () => {
    const [a, b] = records;
    const lines = [
      JSON.stringify(a),
      'Baśka',
      '[1]',
      '{"id":"x"}',
      JSON.stringify({ ...a, hands: [] }),
      JSON.stringify({ ...a, rules: 'poker' }),
      JSON.stringify({ ...a, dealer: 4 }),
      JSON.stringify({ ...a, calls: [...a!.calls, 'pass', 'pass'] }),
      JSON.stringify({ ...a, plays: [...a!.plays, 'QC'] }),
      `{"__proto__":{"admin":true},${JSON.stringify({ ...b, plays: 'QC' }).slice(1)}`,
      JSON.stringify(b)
    ];
    const read = readRecordLines(lines.join('\n'));
    expect(read.records).toEqual([a, b]);
    expect(read.faults).toEqual([
      ...[2, 3, 4].map((line) => ({ line, why: 'no-record' })),
      ...[5, 6, 7].map((line) => ({ line, why: 'bad-deal' })),
      ...[8, 9].map((line) => ({ line, why: 'illegal' })),
      { line: 10, why: 'no-record' }
    ]);
  });

  test('are those of the examples: what the judge finds legal comes in', () => {
    const examples = readFileSync(new URL('../../vectors/judge.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    for (const line of examples) {
      const { record, answer } = JSON.parse(line) as { record: unknown; answer: { status: string } };
      const { faults } = readRecordLines(typeof record === 'string' ? record : JSON.stringify(record));
      const why = { 'bad-record': 'no-record', 'bad-deal': 'bad-deal', illegal: 'illegal' }[answer.status];
      expect(faults.map((fault) => fault.why)).toEqual(why === undefined ? [] : [why]);
    }
  });
});
