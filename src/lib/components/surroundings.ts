/** What every part of a screen lives in: the words of the language that is set, the letters on the cards, the speed of motion. */
import { getContext, setContext } from 'svelte';
import type { Catalogue } from '$lib/i18n/catalogue';
import type { Locale } from '$lib/i18n/locales';

export interface Surroundings {
  readonly t: Catalogue;
  /** The language, which is also that of the letters on the cards. */
  readonly letters: Locale;
  /** Factor of all motion; 0: none. */
  readonly pace: number;
}

export const SURROUNDINGS = Symbol('surroundings');

/** @param around getters, so that whatever reads them follows every change at once */
export const provide = (around: Surroundings): Surroundings => setContext(SURROUNDINGS, around);
export const surroundings = (): Surroundings => getContext<Surroundings>(SURROUNDINGS);
