/** The surroundings of a component under test: a language that can be changed, no motion. */
import { SURROUNDINGS, type Surroundings } from '../../src/lib/components/surroundings';
import { messages } from '../../src/lib/i18n/catalogue';
import type { Locale } from '../../src/lib/i18n/locales';

export class Around implements Surroundings {
  letters = $state<Locale>('en');
  readonly pace = 0;
  get t() {
    return messages[this.letters];
  }
}

/** Options for `render`. */
export const inside = <const Props>(props: Props, around = new Around()) => ({
  props,
  context: new Map([[SURROUNDINGS, around]])
});
