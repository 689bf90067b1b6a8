/** Small German words that several areas use. */
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

export const count = counter('de');
export const large = grouped('de');
export const signedLarge = signedGrouped('de');
export const decimal = tenths('de');
export const rough = roughly('de');
export const signedDecimal = signedTenths('de');
export const spokenDecimal = spokenTenths('de');
export const join = joiner('und');
export const points = (n: number): string => count(n, { one: 'Auge', other: 'Augen' });
export const deals = (n: number): string => count(n, { one: 'Spiel', other: 'Spiele' });
export const cardCount = (n: number): string => count(n, { one: 'Karte', other: 'Karten' });

const FACTORS: Readonly<Record<number, string>> = { 2: 'zwei', 4: 'vier', 8: 'acht', 16: 'sechzehn' };
/** `mal zwei` for one double; further ones may yet turn out not to count, unless it is sure who plays with whom. */
export const timesOf = (level: number, sure = level === 1): string =>
  `${sure ? '' : 'höchstens '}mal ${FACTORS[factorOf(level)] ?? factorOf(level)}`;

const NUMBERS = ['kein', 'eins', 'zwei', 'drei', 'vier', 'fünf'];
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** `Du gibst`, `Jón gibt`. */
export function does(who: Who, seat: Seat, you: string, other: string): string {
  const { name, you: me } = who(seat);
  return me ? `Du ${you}` : `${name} ${other}`;
}
export const nameOf = (who: Who, seat: Seat): string => (who(seat).you ? 'du' : who(seat).name);
export const dativeOf = (who: Who, seat: Seat): string => (who(seat).you ? 'dir' : who(seat).name);
