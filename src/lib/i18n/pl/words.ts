/** Small Polish words that several areas use. */
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

export const count = counter('pl');
export const large = grouped('pl');
export const signedLarge = signedGrouped('pl');
export const decimal = tenths('pl');
export const rough = roughly('pl');
export const signedDecimal = signedTenths('pl');
export const spokenDecimal = spokenTenths('pl');
export const join = joiner('i');
export const points = (n: number): string => count(n, { one: 'oczko', few: 'oczka', other: 'oczek' });
export const deals = (n: number): string => count(n, { one: 'rozdanie', few: 'rozdania', other: 'rozdań' });
export const cardCount = (n: number): string => count(n, { one: 'karta', few: 'karty', other: 'kart' });

const FACTORS: Readonly<Record<number, string>> = { 2: 'dwa', 4: 'cztery', 8: 'osiem', 16: 'szesnaście' };
/** `razy dwa` for one double; further ones may yet turn out not to count, unless it is sure who plays with whom. */
export const timesOf = (level: number, sure = level === 1): string =>
  `${sure ? '' : 'najwyżej '}razy ${FACTORS[factorOf(level)] ?? factorOf(level)}`;

const NUMBERS = ['zero', 'jeden', 'dwa', 'trzy', 'cztery'];
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

const PLACES = ['pierwsze', 'drugie', 'trzecie', 'czwarte'];
export const placeWord = (place: number): string => PLACES[place - 1] ?? `${place}.`;

/** `Grasz`, `Jón gra`: only the present tense, which does not ask whether you are a man or a woman. */
export function does(who: Who, seat: Seat, you: string, other: string): string {
  const { name, you: me } = who(seat);
  return me ? you : `${name} ${other}`;
}
/** With the verb in front: `wychodzi Jón`, `wychodzisz ty`. */
export function doing(who: Who, seat: Seat, you: string, other: string): string {
  const { name, you: me } = who(seat);
  return me ? `${you} ty` : `${other} ${name}`;
}
export const nameOf = (who: Who, seat: Seat): string => (who(seat).you ? 'ty' : who(seat).name);
