/** Which language a browser's wishes lead to. */
import { expect, test } from 'vitest';
import { isLocale, pickLocale } from '../../../src/lib/i18n/locales';

test.each([
  [['pl-PL', 'en-US'], 'pl'],
  [['csb', 'pl'], 'pl'],
  [['de-AT'], 'de'],
  [['DE_de'], 'de'],
  [['fr', 'en-GB', 'de'], 'en'],
  [['fr', 'cs'], 'en'],
  [['plx', 'den'], 'en'],
  [[], 'en'],
  [[''], 'en']
])('%j leads to %s', (preferred, locale) => expect(pickLocale(preferred)).toBe(locale));

test.each(['de', 'pl', 'en'])('%s is a locale', (x) => expect(isLocale(x)).toBe(true));
test.each(['fr', 'PL', '', null, 0])('%s is none', (x) => expect(isLocale(x)).toBe(false));
