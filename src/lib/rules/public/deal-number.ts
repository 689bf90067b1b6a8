/** Deal numbers that a person can read out and type in: `B·7F3K-9Q2M·3`, and `B-2026-12-01-3` for a day's deal. */
import { makeDate, type CalendarDate } from './calendar';
import { DAILY_DEALS, dailyCode, readDailyCode } from './daily-code';
import { err, ok, type Result } from './result';
import type { Rng } from './random';
import { isPresetId, type PresetId, type RulesetId } from './rulesets';

export interface DealNumber {
  readonly kind?: never;
  readonly rules: RulesetId;
  /** Eight characters, the last of which checks the others; the seed of the cards. */
  readonly code: string;
  /** 1-based place in the party; null for the whole party. */
  readonly deal: number | null;
}

/** A deal of a Tagesblatt, or the whole day. */
export interface DailyNumber {
  readonly kind: 'daily';
  readonly rules: PresetId;
  readonly date: CalendarDate;
  /** The day's code, which stands for that of a party. */
  readonly code: string;
  readonly deal: number | null;
}

/** The letters in front say by which rules the deal is played. */
export const PREFIXES: Readonly<Record<RulesetId, string>> = {
  baska: 'B',
  'baska-liga': 'BL',
  'baska-wikipedia': 'BW',
  kop: 'K',
  'kop-liga': 'KL',
  house: 'H'
};

export const NUMBER_FAULTS = ['empty', 'bad-form', 'unknown-rules', 'bad-check', 'bad-date', 'bad-deal'] as const;
export type NumberFault = (typeof NUMBER_FAULTS)[number];

export const MAX_DEALS = 24;

/** Crockford's base 32: no I, L, O, U, so nothing is misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const readable = (text: string): string => text.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');

/** Odd weights: any one wrong character changes the sum. */
function checkOf(seven: string): string {
  const sum = [...seven].reduce((n, ch, i) => n + ALPHABET.indexOf(ch) * (2 * i + 1), 0);
  return ALPHABET[sum % 32]!;
}

export function newCode(rng: Rng): string {
  const seven = Array.from({ length: 7 }, () => ALPHABET[rng.below(32)]).join('');
  return seven + checkOf(seven);
}

export function formatNumber({ rules, code, deal }: Pick<DealNumber, 'rules' | 'code' | 'deal'>): string {
  const day = readDailyCode(code);
  if (day !== null) return [PREFIXES[day.rules], day.date, ...(deal === null ? [] : [deal])].join('-');
  const party = `${PREFIXES[rules]}·${code.slice(0, 4)}-${code.slice(4)}`;
  return deal === null ? party : `${party}·${deal}`;
}

/** Reads what a person typed: any separators, any case, O for 0, I and L for 1; without letters in front, `fallback`. */
export function parseNumber(text: string, fallback: RulesetId): Result<DealNumber | DailyNumber, NumberFault> {
  const parts = text
    .trim()
    .toUpperCase()
    .split(/[^0-9A-Z]+/)
    .filter((p) => p !== '');
  if (parts.length === 0) return err('empty');
  const day = DAY.exec(parts.join('-'));
  if (day !== null) return dailyNumber(day, fallback);
  const head = splitHead(parts, fallback);
  if (head === null) return err('bad-form');
  if (head.rules === null) return err('unknown-rules');
  const code = readable(head.code);
  if (![...code].every((ch) => ALPHABET.includes(ch))) return err('bad-form');
  if (checkOf(code.slice(0, 7)) !== code[7]) return err('bad-check');
  const deal = head.rest.length === 0 ? null : dealIndex(head.rest);
  return deal === undefined ? err('bad-deal') : ok({ rules: head.rules, code, deal });
}

/** A code's second part has four or eight characters, a day's two at most: the one is never taken for the other. */
const DAY = /^(?:([A-Z]{1,2})-?)?([\dOIL]{4})-([\dOIL]{1,2})-([\dOIL]{1,2})(?:-([0-9A-Z-]+))?$/;

function dailyNumber([, letters, ...texts]: RegExpExecArray, fallback: RulesetId): Result<DailyNumber, NumberFault> {
  const rules = letters === undefined ? fallback : rulesOf(letters);
  const [year, month, day, rest] = texts.map((text) => text && readable(text)) as (string | undefined)[];
  const date = makeDate(Number(year), Number(month), Number(day));
  if (!isPresetId(rules)) return err('unknown-rules');
  if (date === null) return err('bad-date');
  const deal = rest === undefined ? null : dealIndex([rest], DAILY_DEALS);
  return deal === undefined ? err('bad-deal') : ok({ kind: 'daily', rules, date, code: dailyCode(rules, date), deal });
}

interface Head {
  readonly rules: RulesetId | null;
  readonly code: string;
  readonly rest: readonly string[];
}

/** Finds letters, code and what follows, however they were separated. */
function splitHead(parts: readonly string[], fallback: RulesetId): Head | null {
  const [a = '', b = '', c = '', ...rest] = parts;
  if (a.length === 8) return { rules: fallback, code: a, rest: parts.slice(1) };
  if (a.length === 4 && b.length === 4) return { rules: fallback, code: a + b, rest: parts.slice(2) };
  if (a.length <= 2 && b.length === 8) return { rules: rulesOf(a), code: b, rest: parts.slice(2) };
  if (a.length <= 2 && b.length === 4 && c.length === 4) return { rules: rulesOf(a), code: b + c, rest };
  if (a.length === 9 || a.length === 10) {
    return { rules: rulesOf(a.slice(0, -8)), code: a.slice(-8), rest: parts.slice(1) };
  }
  if ((a.length === 5 || a.length === 6) && b.length === 4) {
    return { rules: rulesOf(a.slice(0, -4)), code: a.slice(-4) + b, rest: parts.slice(2) };
  }
  return null;
}

function rulesOf(letters: string): RulesetId | null {
  const hit = Object.entries(PREFIXES).find(([, prefix]) => prefix === letters);
  return hit === undefined ? null : (hit[0] as RulesetId);
}

function dealIndex(rest: readonly string[], most = MAX_DEALS): number | undefined {
  const [text = ''] = rest;
  const n = Number(text);
  return rest.length === 1 && /^\d{1,2}$/.test(text) && n >= 1 && n <= most ? n : undefined;
}
