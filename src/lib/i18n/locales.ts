/** The languages of the app, and which of them a browser's wishes lead to. */
export const LOCALES = ['de', 'pl', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (x: unknown): x is Locale => (LOCALES as readonly unknown[]).includes(x);

/** @param preferred language tags, best first, as `navigator.languages` has them; nothing fits: English. */
export function pickLocale(preferred: readonly string[]): Locale {
  const languages = preferred.map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  return languages.find(isLocale) ?? 'en';
}
