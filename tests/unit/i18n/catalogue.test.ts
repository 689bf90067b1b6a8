/** All languages say everything, in their own words. */
import { describe, expect, test } from 'vitest';
import { messages, type Catalogue } from '../../../src/lib/i18n/catalogue';
import { LOCALES } from '../../../src/lib/i18n/locales';
import { CALLS, CONTRACTS } from '../../../src/lib/rules/public/contracts';
import { NUMBER_FAULTS } from '../../../src/lib/rules/public/deal-number';
import { REFUSALS } from '../../../src/lib/rules/public/refusals';
import { PRESETS } from '../../../src/lib/rules/public/rulesets';
import { spokenBy } from './samples';

type Leaf = readonly [path: string, value: unknown];

const leavesOf = (x: unknown, path = ''): readonly Leaf[] =>
  typeof x === 'object' && x !== null
    ? Object.entries(x).flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`))
    : [[path, x]];

/** Every text of a language: what is written and what its functions make. */
function textsOf(t: Catalogue): ReadonlyMap<string, string> {
  const written = leavesOf(t).filter((leaf): leaf is [string, string] => typeof leaf[1] === 'string');
  const made = Object.entries(spokenBy(t)).flatMap(([path, all]) =>
    all.map((text, i) => [`${path}[${i}]`, text] as const)
  );
  return new Map([...written, ...made]);
}
const kindsOf = (t: Catalogue): readonly string[] =>
  leavesOf(t)
    .map(([path, value]) => `${path}: ${typeof value}`)
    .sort();

describe('the catalogue', () => {
  test.each(LOCALES)('%s has the same shape as the others', (locale) => {
    expect(kindsOf(messages[locale])).toEqual(kindsOf(messages.en));
    expect([...textsOf(messages[locale]).keys()]).toEqual([...textsOf(messages.en).keys()]);
  });

  test('has a sample of every function', () => {
    const functions = leavesOf(messages.en).filter(([, value]) => typeof value === 'function');
    expect(Object.keys(spokenBy(messages.en)).sort()).toEqual(functions.map(([path]) => path).sort());
    for (const [path, all] of Object.entries(spokenBy(messages.en))) expect(all.length, path).toBeGreaterThan(0);
  });

  test.each(LOCALES)('%s says nothing empty, broken or badly spaced', (locale) => {
    for (const [path, text] of textsOf(messages[locale])) {
      expect(text, path).toMatch(/\S/);
      expect(text, path).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}|^ | $|\.\.(?!\.)| [.,:;]/);
      expect(text, path).not.toMatch(/(?<![\w→])-\d/); // U+2212 is the minus sign
    }
  });

  test.each(LOCALES)('%s closes every sentence for the live line, and none is long', (locale) => {
    const { 'talk.say': said = [], 'talk.reason': reasons = [], 'advice.why': why = [] } = spokenBy(messages[locale]);
    for (const text of [...said, ...reasons, ...why]) {
      expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(text.length, text).toBeLessThanOrEqual(120);
    }
  });

  test.each([...REFUSALS])('every language has a sentence for the refusal %s', (why) => {
    for (const locale of LOCALES) expect(messages[locale].games.refusals[why]).toMatch(/^\p{Lu}.*: .*\.$/u);
  });

  test.each([...NUMBER_FAULTS, 'bad-record' as const, 'future-day' as const])(
    'every language has a sentence for the number fault %s',
    (fault) => {
      for (const locale of LOCALES) expect(messages[locale].home.numberFaults[fault]).toMatch(/^\p{Lu}.*\.$/u);
    }
  );

  test.each([...CALLS])('every language names the call %s', (call) => {
    const names = LOCALES.map((locale) => messages[locale].games.call(call, 'kontra'));
    for (const name of names) expect(name).toMatch(/^\p{Lu}/u);
  });

  test.each([...CONTRACTS])(
    'the meaning of %s opens with its name and ends with its value, in one sentence',
    (contract) => {
      const rules = PRESETS[contract === 'kop' ? 'kop' : 'baska'];
      for (const locale of LOCALES) {
        const { contracts, meaning } = messages[locale].games;
        const text = meaning(contract, rules);
        expect(text.startsWith(`${contracts[contract]}: `)).toBe(true);
        expect(text.endsWith(` ${rules.values[contract]}.`)).toBe(true);
        expect(text.slice(0, -1)).not.toMatch(/[.!?]/);
      }
    }
  );
});

/** Names, figures and words that two languages really share. */
const SHARED = new RegExp(
  [
    String.raw`^(?:Deutsch|Polski|English|Speedbock|Menu|Partner|partner|Version .*|Pass|normal|Log|jack|Kop|Gran|Zolo|Cicha|Wesele|Baśka)$`,
    String.raw`^\d+\.\d+\.\d{4}$`,
    String.raw`^(?:Baśka|Kop \(Wolsztyn\)|Wdzydze|Gran du|Zolo du)$`,
    String.raw`^(?:Kontra|Re|Bock|Hirsch)(?: \((?:Halżka|Frãcek|Jón)\))?$`,
    String.raw`^(?:Kontra · ×2|(?:Wesele|Gran|Zolo|Gran du|Zolo du|Baśka|Kop) · 2)$`,
    String.raw`^\d+,\d ± \d+,\d$`,
    String.raw`^[+−×]?\d+(?:,\d)?$|^\d+%$|^(?:plus|minus) \d+$|^[A-Z]$`
  ].join('|')
);

describe('no language borrows from another', () => {
  test.each([
    ['de', 'en'],
    ['pl', 'en'],
    ['de', 'pl']
  ] as const)('%s and %s share only names and figures', (a, b) => {
    const others = textsOf(messages[b]);
    const same = [...textsOf(messages[a])].filter(([path, text]) => others.get(path) === text && !SHARED.test(text));
    expect(same).toEqual([]);
  });

  const ENGLISH = /\b(?:the|you|your|deal|trick|trump|queen|spades|hearts|lead|loses|allowed|not|and)\b/i;
  test.each(['de', 'pl'] as const)('%s has no English word left', (locale) => {
    for (const [path, text] of textsOf(messages[locale]))
      if (path !== 'settings.languages.en') expect(text, path).not.toMatch(ENGLISH);
  });

  test('Polish has its own quotation marks and German its own', () => {
    for (const text of textsOf(messages.pl).values()) expect(text).not.toMatch(/["“]/);
    for (const text of textsOf(messages.de).values()) expect(text).not.toMatch(/["”]/);
    for (const text of textsOf(messages.en).values()) expect(text).not.toMatch(/["„]/);
  });
});
