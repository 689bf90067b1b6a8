/** Deal numbers: read out, typed in, refused when one character is wrong. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatNumber,
  MAX_DEALS,
  newCode,
  NUMBER_FAULTS,
  parseNumber,
  PREFIXES
} from '../../../src/lib/rules/public/deal-number';
import { rngOf } from '../../../src/lib/rules/public/random';
import type { RulesetId } from '../../../src/lib/rules/public/rulesets';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RULES = Object.keys(PREFIXES) as RulesetId[];
const codeArb = fc.string({ minLength: 1, maxLength: 12 }).map((seed) => newCode(rngOf(seed)));
const numberArb = fc.record({
  rules: fc.constantFrom(...RULES),
  code: codeArb,
  deal: fc.option(fc.integer({ min: 1, max: MAX_DEALS }))
});
/** A code of its own; last comes the character that checks it. */
const CODE = 'GHKCR0JR';
const faultOf = (text: string) => {
  const read = parseNumber(text, 'baska');
  return read.ok ? null : read.why;
};

describe('a number', () => {
  test('of a new code has eight readable characters', () => {
    expect(newCode(rngOf('codes'))).toBe(CODE);
    fc.assert(fc.property(codeArb, (code) => code.length === 8 && [...code].every((ch) => ALPHABET.includes(ch))));
  });

  test.each([
    ['baska', null, 'B·GHKC-R0JR'],
    ['baska-liga', 3, 'BL·GHKC-R0JR·3'],
    ['baska-wikipedia', 24, 'BW·GHKC-R0JR·24'],
    ['kop', 1, 'K·GHKC-R0JR·1'],
    ['kop-liga', null, 'KL·GHKC-R0JR'],
    ['house', null, 'H·GHKC-R0JR']
  ] as const)('%s, deal %s is written %s', (rules, deal, text) => {
    expect(formatNumber({ rules, code: CODE, deal })).toBe(text);
  });

  test('is read as it is written', () => {
    fc.assert(
      fc.property(numberArb, (n) => {
        expect(parseNumber(formatNumber(n), 'kop')).toEqual({ ok: true, value: n });
      })
    );
  });
});

describe('typing', () => {
  test.each([
    'GHKCR0JR',
    'ghkcr0jr',
    'GHKC-R0JR',
    'ghkc r0jr',
    ' GHKC – R0JR ',
    'GHKCRoJR',
    'ghkc-rOjr',
    'B·GHKC-R0JR',
    'b ghkcr0jr',
    'b/ghkc/r0jr',
    'BGHKCR0JR',
    'bghkc-r0jr',
    'B-GHKCR0JR'
  ])('%s is understood', (text) => {
    expect(parseNumber(text, 'baska')).toEqual({ ok: true, value: { rules: 'baska', code: CODE, deal: null } });
  });

  test.each(['KL·GHKC-R0JR·7', 'kl ghkcr0jr 7', 'klghkcr0jr 7', 'klghkc-r0jr-07', 'KL-GHKC-R0JR #7'])(
    '%s names rules and deal',
    (text) => {
      expect(parseNumber(text, 'baska')).toEqual({ ok: true, value: { rules: 'kop-liga', code: CODE, deal: 7 } });
    }
  );

  test('without letters in front the rules are those chosen', () => {
    expect(parseNumber('GHKC-R0JR·2', 'kop')).toEqual({ ok: true, value: { rules: 'kop', code: CODE, deal: 2 } });
  });

  test('I and L are read as 1', () => {
    const code = Array.from({ length: 200 }, (_, i) => newCode(rngOf(`one-${i}`))).find((c) => c.includes('1')) ?? '';
    for (const letter of ['I', 'L', 'i', 'l']) {
      expect(parseNumber(code.replaceAll('1', letter), 'baska')).toMatchObject({ ok: true, value: { code } });
    }
  });
});

describe('a fault', { timeout: 60_000 }, () => {
  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['·-·', 'empty'],
    ['GHKC', 'bad-form'],
    ['GHKC-R0J', 'bad-form'],
    ['GHKC-R0JU', 'bad-form'],
    ['hello world', 'bad-form'],
    ['B·GHKC', 'bad-form'],
    ['GHKCR0JRGHKCR0JR', 'bad-form'],
    ['X·GHKC-R0JR', 'unknown-rules'],
    ['BX·GHKC-R0JR·3', 'unknown-rules'],
    ['GHKC-R0JS', 'bad-check'],
    ['B-2026-02-30', 'bad-date'],
    ['GHKC-R0JR·0', 'bad-deal'],
    ['GHKC-R0JR·25', 'bad-deal'],
    ['GHKC-R0JR·x', 'bad-deal'],
    ['GHKC-R0JR·1·2', 'bad-deal'],
    ['GHKC-R0JR·001', 'bad-deal']
  ] as const)('%s: %s', (text, fault) => expect(faultOf(text)).toBe(fault));

  test('every code comes up above', () => expect(NUMBER_FAULTS).toHaveLength(6));

  test('any single wrong character is refused', () => {
    const one = (code: string) => {
      for (let i = 0; i < 8; i++) {
        for (const ch of ALPHABET) {
          if (ch !== code[i]) expect(faultOf(code.slice(0, i) + ch + code.slice(i + 1))).toBe('bad-check');
        }
      }
    };
    one(CODE);
    fc.assert(fc.property(codeArb, one), { numRuns: 30 });
  });

  test('no text whatever makes it throw', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        (text) => typeof parseNumber(text, 'kop').ok === 'boolean'
      )
    );
  });
});
