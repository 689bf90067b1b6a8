/** The person's choices: kept on the device, each falling back to its default when what is stored makes no sense. */
import { LEVELS, type Level } from '../ai/levels';
import { LOCALES, pickLocale, type Locale } from '../i18n/locales';
import { PARTY_LENGTHS, type PartyLength } from '../rules/full/party';
import { PRESET_IDS, type PresetId } from '../rules/public/rulesets';
import { store } from './store';

export { LEVELS, PARTY_LENGTHS, PRESET_IDS };

export const LIGHTS = ['auto', 'day', 'evening'] as const;
export type Light = (typeof LIGHTS)[number];

/** Factors of all pauses and motion; 0 turns them off. */
export const SPEEDS = [0, 0.5, 1, 1.6] as const;
export type Speed = (typeof SPEEDS)[number];

interface Choices {
  readonly language: Locale;
  readonly rules: PresetId;
  readonly level: Level;
  readonly deals: PartyLength;
  readonly light: Light;
  readonly speed: Speed;
}

const ALLOWED: { readonly [K in keyof Choices]: readonly Choices[K][] } = {
  language: LOCALES,
  rules: PRESET_IDS,
  level: LEVELS,
  deals: PARTY_LENGTHS,
  light: LIGHTS,
  speed: SPEEDS
};

const DEFAULTS: Choices = { language: 'pl', rules: 'baska', level: 'normal', deals: 8, light: 'auto', speed: 1 };
const KEY = 'choices';

class Settings {
  #choices = $state.raw<Choices>(DEFAULTS);
  #opened: Promise<void> | undefined;

  /** Reads what is stored, once; without a stored language the browser's is taken. */
  open(): Promise<void> {
    this.#opened ??= this.#read();
    return this.#opened;
  }

  /** What is stored may be of another device now. */
  reread(): Promise<void> {
    this.#opened = undefined;
    return this.open();
  }

  async #read(): Promise<void> {
    const fresh: Choices = { ...DEFAULTS, language: pickLocale(navigator.languages) };
    const stored = await store.setting(KEY);
    const bag = typeof stored === 'object' && stored !== null ? (stored as Partial<Record<string, unknown>>) : {};
    const valid = Object.entries(ALLOWED).filter(([key, allowed]) =>
      (allowed as readonly unknown[]).includes(bag[key])
    );
    this.#choices = { ...fresh, ...Object.fromEntries(valid.map(([key]) => [key, bag[key]])) };
  }

  #set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.#choices = { ...this.#choices, [key]: value };
    void store.putSetting(KEY, this.#choices);
  }

  get language(): Locale {
    return this.#choices.language;
  }
  set language(value: Locale) {
    this.#set('language', value);
  }
  get rules(): PresetId {
    return this.#choices.rules;
  }
  set rules(value: PresetId) {
    this.#set('rules', value);
  }
  get level(): Level {
    return this.#choices.level;
  }
  set level(value: Level) {
    this.#set('level', value);
  }
  get deals(): PartyLength {
    return this.#choices.deals;
  }
  set deals(value: PartyLength) {
    this.#set('deals', value);
  }
  get light(): Light {
    return this.#choices.light;
  }
  set light(value: Light) {
    this.#set('light', value);
  }
  get speed(): Speed {
    return this.#choices.speed;
  }
  set speed(value: Speed) {
    this.#set('speed', value);
  }
}

export const settings = new Settings();
