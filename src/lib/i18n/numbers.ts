/** Figures in sentences: signs, plurals, lists, and the words of the small factors. */
import type { Locale } from './locales';

/** U+2212: a hyphen is too short beside figures, and screen readers skip it. */
const MINUS = '−';

/** On screen: +2, −4, 0. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `${MINUS}${-n}` : '0');

/** Aloud: plus 2, minus 4, 0; the two words are the same in all three languages. */
export const spoken = (n: number): string => (n > 0 ? `plus ${n}` : n < 0 ? `minus ${-n}` : '0');

/** Tenths, in the language's own way: 0.8 or 0,8; signed: +0,8, −0,8. */
export const tenths = (locale: Locale): ((n: number) => string) => {
  const { format } = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (n) => format(Math.abs(n));
};
const signOf = (n: number, plus: string, minus: string): string => {
  const rounded = Math.round(n * 10);
  return rounded > 0 ? plus : rounded < 0 ? minus : '';
};
export const signedTenths = (locale: Locale): ((n: number) => string) => {
  const figure = tenths(locale);
  return (n) => signOf(n, '+', MINUS) + figure(n);
};
export const spokenTenths = (locale: Locale): ((n: number) => string) => {
  const figure = tenths(locale);
  return (n) => signOf(n, 'plus ', 'minus ') + figure(n);
};

/** Large counts with the language's own groups: 1.312, 1,312. */
export const grouped = (locale: Locale): ((n: number) => string) => {
  const { format } = new Intl.NumberFormat(locale);
  return (n) => format(n);
};

/** Tenths where they still say something. */
export const roughly = (locale: Locale): ((n: number) => string) => {
  const [small, large] = [tenths(locale), grouped(locale)];
  return (n) => (n < 100 ? small(n) : large(Math.round(n)));
};
export const signedGrouped = (locale: Locale): ((n: number) => string) => {
  const figure = grouped(locale);
  return (n) => signOf(n, '+', MINUS) + figure(Math.abs(n));
};

export const percentOf = (part: number, whole: number): number => Math.round((100 * part) / Math.max(1, whole));

export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A counter for one language: `count(22, { one: 'oczko', few: 'oczka', other: 'oczek' })` is `22 oczka`. */
export function counter(locale: Locale): (n: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  const figure = grouped(locale);
  return (n, forms) => `${n < 0 ? MINUS : ''}${figure(Math.abs(n))} ${forms[rules.select(Math.abs(n))] ?? forms.other}`;
}

/** `a, b and c`, with the language's own word before the last. */
export const joiner =
  (and: string) =>
  (words: readonly string[]): string =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)!}`;

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The factor that so many doubles make. */
export const factorOf = (level: number): number => 2 ** level;
