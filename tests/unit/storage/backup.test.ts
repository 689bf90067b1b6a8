/** One file with everything, and the door that lets only such a file in. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDate } from '../../../src/lib/rules/public/calendar';
import { dailyCode } from '../../../src/lib/rules/public/daily-code';
import {
  BACKUP_FAULTS,
  BACKUP_VERSION,
  makeBackup,
  MAX_BACKUP_BYTES,
  readBackup,
  type BackupFault,
  type Kept
} from '../../../src/lib/storage/backup';
import { canonical } from '../../../src/lib/storage/json';
import { sha256 } from '../../../src/lib/storage/sha256';
import { playedParty } from '../stats/played';

const STAMP = { created: 1_796_000_000_000, app: '0.1.0' };
const HOUSE = { base: 'kop', name: 'u nas', values: { normal: 3 } } as const;

const given = playedParty('given', { deals: 1 });
const [first] = given.entries;
if (first?.event.t !== 'dealt') throw new Error('a party begins with a deal');
const { dealer, hands } = first.event;

const KEPT: Kept = {
  parties: [
    { ...playedParty('whole'), times: [1_796_000_000_000, null, 1_796_000_100_000] },
    playedParty('left', { stopAfter: 61 }),
    playedParty('empty', { stopAfter: 0 }),
    playedParty('house', { rules: HOUSE }),
    playedParty('day', { code: dailyCode('kop', parseDate('2026-12-04')!), rules: 'kop', mode: 'daily' }),
    { ...given, header: { ...given.header, code: 'of-another', given: { dealer, hands } } }
  ],
  settings: { choices: { language: 'pl', speed: 1 }, asked: true },
  results: [
    { party: 'party-whole', deal: 1, par: -4, accuracy: 0.5 },
    { party: 'party-whole', deal: 2, par: 2 }
  ]
};
const { text: FILE } = makeBackup(KEPT, STAMP);
const whyNot = (text: string): BackupFault | null => {
  const read = readBackup(text);
  return read.ok ? null : read.why;
};

/** The file with one text in it replaced by another; with a checksum that fits again, as a skilled hand would do it. */
function forged(from: string, to: string, file = FILE): string {
  if (!file.includes(from)) throw new Error(`nothing to replace: ${from}`);
  const changed = JSON.parse(file.replace(from, to)) as Record<string, unknown>;
  return JSON.stringify({ ...changed, checksum: sha256(canonical({ ...changed, checksum: undefined })) });
}

describe('a backup', () => {
  test('brings back all that was kept', () => {
    expect(readBackup(FILE)).toEqual({ ok: true, value: { ...STAMP, kept: KEPT } });
  });

  test('may have been laid out anew, with a mark before it', () => {
    const pretty = JSON.stringify(JSON.parse(FILE), null, 2);
    expect(readBackup(`\uFEFF${pretty}\n`)).toEqual(readBackup(FILE));
  });

  test('of nothing is a backup too', () => {
    const nothing: Kept = { parties: [], settings: {}, results: [] };
    expect(readBackup(makeBackup(nothing, STAMP).text)).toMatchObject({ ok: true, value: { kept: nothing } });
  });

  test('leaves out what could not be read back, and says so', () => {
    const whole = playedParty('whole');
    const broken = [
      { ...whole, header: { ...whole.header, id: 'aside', state: 'damaged' as const } },
      { ...whole, header: { ...whole.header, id: 'gap' }, entries: whole.entries.filter((_, i) => i !== 3) },
      {
        ...whole,
        header: { ...whole.header, id: 'rubbish' },
        entries: [null, 7, { event: { t: 'dealt', hands: [] } }] as never
      },
      { ...whole, header: { ...whole.header, id: 'other-cards', code: 'other' } },
      { ...whole, header: { ...whole.header, id: 'deals', deals: 7 } }
    ];
    const made = makeBackup({ ...KEPT, parties: [...broken, whole] }, STAMP);
    expect(made.leftOut).toEqual(['aside', 'gap', 'rubbish', 'other-cards', 'deals']);
    expect(readBackup(made.text)).toMatchObject({ ok: true, value: { kept: { parties: [whole] } } });
  });

  test('keeps the computer’s reasons and the mark of one that was stood in for', () => {
    const { header, entries } = playedParty('reasons', { stopAfter: 4 });
    const marked = entries.map((entry, i) => (i === 2 ? { ...entry, stoodIn: true as const } : entry));
    const read = readBackup(makeBackup({ ...KEPT, parties: [{ header, entries: marked }] }, STAMP).text);
    expect(read).toMatchObject({ ok: true, value: { kept: { parties: [{ entries: marked }] } } });
    expect(marked.filter(({ why }) => why !== undefined).length).toBeGreaterThan(0);
  });

  test('is small: under 600 bytes a deal, reasons and all', () => {
    const parties = Array.from({ length: 40 }, (_, i) => playedParty(`small-${i}`));
    const { text } = makeBackup({ ...KEPT, parties }, STAMP);
    expect(text.length / 320).toBeLessThan(600);
  });
});

describe('refused with its reason is', () => {
  const card = '"QH"';
  test.each<readonly [string, BackupFault, string]>([
    ['an empty file', 'foreign', ''],
    ['a text', 'foreign', 'Baśka'],
    ['a list', 'foreign', '[]'],
    ['null', 'foreign', 'null'],
    ['JSON of something else', 'foreign', '{"format":"chess","version":1}'],
    ['a picture', 'foreign', '\x89PNG\r\n\x1a\n'],
    ['a deal record', 'foreign', '{"id":"x","rules":"baska","dealer":3,"hands":[],"calls":[],"plays":[]}'],
    ['a file cut off', 'truncated', FILE.slice(0, -20)],
    ['a file cut in the middle', 'truncated', FILE.slice(0, FILE.length / 2)],
    ['two files in one', 'truncated', FILE + FILE],
    ['a file of a later version', 'newer', forged('"version":1', '"version":2')],
    ['one of no version', 'bad-form', forged('"version":1', '"version":"1"')],
    ['an earlier version than the first', 'bad-form', forged('"version":1', '"version":0')],
    ['a card changed', 'changed', FILE.replace(card, '"QD"')],
    ['a result changed', 'changed', FILE.replace('"par":-4', '"par":-40')],
    ['a time changed', 'changed', FILE.replace(String(STAMP.created), '1')],
    ['no checksum', 'changed', FILE.replace(/,"checksum":"[0-9a-f]+"/, '')],
    ['a card changed and the checksum too', 'bad-party', forged(card, '"AC"')],
    ['an act too many', 'bad-party', forged('"closed"]', '"closed","pass"]')],
    ['a party closed twice', 'bad-party', forged('"closed"]', '"closed","closed"]')],
    ['other cards than the code’s', 'bad-party', forged('"code":"', '"code":"X')],
    ['rules that are none', 'bad-party', forged('"normal":3', '"normal":0')],
    ['a word that is none', 'bad-party', forged('"log":[', '"log":[{},')],
    ['a reason that is not there', 'bad-party', forged(',0]', ',99999]')],
    ['the same party twice', 'bad-form', forged('"id":"party-left"', '"id":"party-whole"')],
    ['a reason that is no reason', 'bad-form', forged('"reasons":[', '"reasons":[{"code":["x"]},')],
    ['a result of no deal', 'bad-form', forged('"deal":1', '"deal":0')],
    ['an accuracy beyond all', 'bad-form', forged('"accuracy":0.5', '"accuracy":50')],
    ['settings that are a list', 'bad-form', forged('"settings":{', '"settings":[],"rest":{')],
    ['no content', 'bad-form', forged('"content":', '"contents":')],
    [
      'a key that reaches beyond itself',
      'unsafe',
      FILE.replace('"settings":{', '"settings":{"__proto__":{"admin":true},')
    ],
    ['one deep inside', 'unsafe', forged('"language"', '"constructor":{"prototype":{}},"language"')],
    ['a nest without end', 'unsafe', FILE.replace('"asked":true', `"asked":${'['.repeat(5000)}${']'.repeat(5000)}`)],
    ['20 MB of blanks', 'too-big', ' '.repeat(MAX_BACKUP_BYTES + 1)],
    ['20 MB of two-byte letters', 'too-big', 'ł'.repeat(MAX_BACKUP_BYTES / 2 + 1)]
  ])('%s: %s', (_, why, text) => {
    expect(whyNot(text)).toBe(why);
  });

  test('whatever is cut off', () => {
    fc.assert(
      fc.property(fc.nat(FILE.length - 1), (n) => {
        expect(['truncated', 'foreign']).toContain(whyNot(FILE.slice(0, n)));
      }),
      { numRuns: 60 }
    );
  });

  test('any character changed that is not of the layout', () => {
    fc.assert(
      fc.property(fc.nat(FILE.length - 1), fc.constantFrom('0', '7', 'A', 'x', '"', '}', ' '), (at, sign) => {
        const changed = FILE.slice(0, at) + sign + FILE.slice(at + 1);
        if (changed !== FILE) expect(BACKUP_FAULTS).toContain(whyNot(changed));
      }),
      { numRuns: 200 }
    );
  });

  test('nothing by an error, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(whyNot(text)).toBe('foreign');
      })
    );
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  test('only what is newer than this', () => {
    expect(BACKUP_VERSION).toBe(1);
    expect(whyNot(FILE)).toBeNull();
  });
});

describe('the checksum', () => {
  test('is SHA-256', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 50, maxLength: 140 }));
    fc.assert(
      fc.property(text, (t) => {
        expect(sha256(t)).toBe(createHash('sha256').update(t).digest('hex'));
      }),
      { numRuns: 500 }
    );
  });

  test('does not depend on the order of keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (bag) => {
        const turned = Object.fromEntries(Object.entries(bag).toReversed());
        expect(canonical(turned)).toBe(canonical(bag));
        expect(canonical(JSON.parse(canonical(bag)))).toBe(canonical(bag));
      })
    );
  });
});
