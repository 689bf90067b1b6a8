/** The texts in the language that is set: read in a component, they change at once with it. */
import { messages, type Catalogue } from '../i18n/catalogue';
import { settings } from './settings.svelte';

export const texts = (): Catalogue => messages[settings.language];
