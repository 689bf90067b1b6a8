/** The one typed catalogue: everything the app says, in each of its languages. */
import { de } from './de';
import { en } from './en';
import type { Locale } from './locales';
import { pl } from './pl';
import type { Catalogue } from './shape';

export type * from './shape';
export { FACES } from './shape';

export const messages: Readonly<Record<Locale, Catalogue>> = { de, pl, en };
