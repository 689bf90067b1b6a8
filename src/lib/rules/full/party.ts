/** A party: its deals, totals, places and what the leaderboard books (RULES, A party). */
import { bySeat, SEATS, type BySeat, type Seat } from '../public/cards';

/** One deal is a deal number typed in; the others are the lengths a party may have. */
export const PARTY_LENGTHS = [8, 12, 16, 24] as const;
export type PartyLength = (typeof PARTY_LENGTHS)[number];

export type Scores = BySeat<number>;

export const totalsOf = (deals: readonly Scores[]): Scores =>
  bySeat((seat) => deals.reduce((sum, scores) => sum + scores[seat], 0));

/** Place 1 is best; equal totals share a place. */
export const placesOf = (totals: Scores): Scores =>
  bySeat((seat) => 1 + SEATS.filter((other) => totals[other] > totals[seat]).length);

const PLACE_BONUS = [30, 15, 5, 0] as const;

export interface LeaderboardEntry {
  /** Points of the deals that were won. */
  readonly plus: number;
  readonly place: number;
  readonly bonus: number;
  readonly total: number;
}

export function leaderboardOf(deals: readonly Scores[], seat: Seat): LeaderboardEntry {
  const plus = deals.reduce((sum, scores) => sum + Math.max(0, scores[seat]), 0);
  const place = placesOf(totalsOf(deals))[seat];
  const bonus = PLACE_BONUS[place - 1] ?? 0;
  return { plus, place, bonus, total: plus + bonus };
}
