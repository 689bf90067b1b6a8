/** The Tagesblatt: eight deals that are the same for everybody on one calendar date under one preset. */
import { ALL_QUEENS, bySeat, DECK, type BySeat, type Card, type Seat } from '../public/cards';
import type { CalendarDate } from '../public/calendar';
import { DAILY_DEALS, isBarbara, readDailyCode, type DailyVersion } from '../public/daily-code';
import { derivedSeed, rngOf, shuffled } from '../public/random';
import { dealerOf, handsOf } from './shuffle';

export interface Dealt {
  readonly dealer: Seat;
  readonly hands: BySeat<readonly Card[]>;
}

/** @param deal 1-based place in the day */
type DealDay = (code: string, date: CalendarDate, deal: number) => Dealt;

const DEALS: Readonly<Record<DailyVersion, DealDay>> = {
  v1: (code, date, deal) => ({
    dealer: dealerOf(code, deal),
    hands: isBarbara(date) ? barbaraV1(code, deal) : handsOf(code, deal)
  })
};

/** Cards and dealer under any code, a day's or a free party's. */
export function cardsUnder(code: string, deal: number): Dealt {
  const day = readDailyCode(code);
  if (day === null) return { dealer: dealerOf(code, deal), hands: handsOf(code, deal) };
  return DEALS[day.version](code, day.date, deal);
}

/** The bots' lots in one deal under any code: nothing leads from here back to the cards. */
export const botSeedUnder = (code: string, deal: number): string => `${derivedSeed(code, 'bots')}|${deal}`;

const holdsQueens = (hand: readonly Card[]): boolean => ALL_QUEENS.every((card) => hand.includes(card));

/** In one deal of the day, by lot, somebody, by lot, holds the four queens; in the others nobody does. */
function barbaraV1(code: string, deal: number): BySeat<readonly Card[]> {
  const lot = rngOf(code, 'v1', 'barbara');
  const special = lot.below(DAILY_DEALS) + 1;
  const holder = lot.below(4);
  if (deal !== special) return withoutQueensV1(code, deal);
  const rest = DECK.filter((card) => !ALL_QUEENS.includes(card));
  const deck = shuffled(rest, rngOf(code, 'v1', 'barbara', 'cards', deal));
  return bySeat((seat) => {
    const nth = seat < holder ? seat : seat - 1;
    return seat === holder ? ALL_QUEENS : deck.slice(4 * nth, 4 * nth + 4);
  });
}

function withoutQueensV1(code: string, deal: number): BySeat<readonly Card[]> {
  let hands = handsOf(code, deal);
  for (let again = 1; hands.some(holdsQueens); again++) hands = handsOf(`${code}.again${again}`, deal);
  return hands;
}
