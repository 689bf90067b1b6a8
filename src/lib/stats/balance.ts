/** The balance on the start page: what a person is proud of, and today's result. */
import { isCounted, isMyGame, isWon, myRole, myScore } from './filter';
import type { FinishedDeal } from './finished';

export interface Balance {
  readonly games: number;
  readonly points: number;
  readonly wonCicha: number;
  readonly wonZoloDu: number;
  readonly wonGranDu: number;
  /** Own doubles that counted in deals that were won. */
  readonly wonDoubles: number;
  readonly today: { readonly games: number; readonly points: number };
}

const NOTHING: Balance = {
  games: 0,
  points: 0,
  wonCicha: 0,
  wonZoloDu: 0,
  wonGranDu: 0,
  wonDoubles: 0,
  today: { games: 0, points: 0 }
};

/** @param dayStart milliseconds of the epoch when today began */
export const balanceOf = (deals: readonly FinishedDeal[], dayStart: number): Balance =>
  deals.reduce((sum, deal) => (isCounted(deal) ? withDeal(sum, deal, dayStart) : sum), NOTHING);

function withDeal(sum: Balance, deal: FinishedDeal, dayStart: number): Balance {
  const won = isWon(deal);
  const points = myScore(deal);
  const { today } = sum;
  const wonGame = (contract: string): number => (won && deal.contract === contract && isMyGame(deal) ? 1 : 0);
  return {
    games: sum.games + 1,
    points: sum.points + points,
    wonCicha: sum.wonCicha + (won && deal.contract === 'cicha' && myRole(deal) === 'alone' ? 1 : 0),
    wonZoloDu: sum.wonZoloDu + wonGame('zolo-du'),
    wonGranDu: sum.wonGranDu + wonGame('gran-du'),
    wonDoubles: sum.wonDoubles + (won ? deal.doubles.filter((d) => d.seat === deal.seat && d.counts).length : 0),
    today: deal.when < dayStart ? today : { games: today.games + 1, points: today.points + points }
  };
}
