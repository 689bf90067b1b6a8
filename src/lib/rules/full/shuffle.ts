/** From a code to cards: the first dealer by lot, then each deal of the party by its place. */
import { DECK, type BySeat, type Card, type Seat } from '../public/cards';
import { rngOf, shuffled } from '../public/random';

/** Part of every seed: a change of the shuffle must never change an old number's cards. */
const VERSION = 'v1';

export function firstDealerOf(code: string): Seat {
  return rngOf(code, VERSION, 'dealer').below(4) as Seat;
}

/** @param deal 1-based place in the party */
export const dealerOf = (code: string, deal: number): Seat => ((firstDealerOf(code) + deal - 1) % 4) as Seat;

/** @param deal 1-based place in the party */
export function handsOf(code: string, deal: number): BySeat<readonly Card[]> {
  const deck = shuffled(DECK, rngOf(code, VERSION, 'cards', deal));
  return [deck.slice(0, 4), deck.slice(4, 8), deck.slice(8, 12), deck.slice(12)];
}
