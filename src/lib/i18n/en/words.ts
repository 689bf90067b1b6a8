/** Small English words that several areas use. */
import type { Seat } from '../../rules/public/cards';
import {
  counter,
  factorOf,
  grouped,
  joiner,
  roughly,
  signedGrouped,
  signedTenths,
  spokenTenths,
  tenths
} from '../numbers';
import type { Who } from '../shape';

export const count = counter('en');
export const large = grouped('en');
export const signedLarge = signedGrouped('en');
export const decimal = tenths('en');
export const rough = roughly('en');
export const signedDecimal = signedTenths('en');
export const spokenDecimal = spokenTenths('en');
export const join = joiner('and');
export const points = (n: number): string => count(n, { one: 'point', other: 'points' });
export const deals = (n: number): string => count(n, { one: 'deal', other: 'deals' });
export const cardCount = (n: number): string => count(n, { one: 'card', other: 'cards' });

const FACTORS: Readonly<Record<number, string>> = { 2: 'two', 4: 'four', 8: 'eight', 16: 'sixteen' };
/** `times two` for one double; further ones may yet turn out not to count, unless it is sure who plays with whom. */
export const timesOf = (level: number, sure = level === 1): string =>
  `${sure ? '' : 'at most '}times ${FACTORS[factorOf(level)] ?? factorOf(level)}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

const ORDINALS = ['first', 'second', 'third', 'fourth'];
export const ordinal = (place: number): string => ORDINALS[place - 1] ?? `${place}th`;

/** `You lead`, `Jón leads`. */
export function does(who: Who, seat: Seat, you: string, other: string): string {
  const { name, you: me } = who(seat);
  return me ? `You ${you}` : `${name} ${other}`;
}
export const nameOf = (who: Who, seat: Seat): string => (who(seat).you ? 'you' : who(seat).name);
