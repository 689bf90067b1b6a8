/** Contract and old side of a deal given as masks, for worlds by the thousand. */
import { BLACK_QUEENS, type Seat } from '../rules/public/cards';
import { PARTNER_JACKS, TRAITS, type Announcement, type Contract } from '../rules/public/contracts';
import type { Geometry } from './geometry';

/** What each seat was dealt, by seat. */
export type Dealt = ArrayLike<number>;

export const holderIn = (dealt: Dealt, card: number): number =>
  (dealt[0]! & card) !== 0 ? 0 : (dealt[1]! & card) !== 0 ? 1 : (dealt[2]! & card) !== 0 ? 2 : 3;

/** The old side, a bit per seat, under the game that stands. */
export function oldFinder(
  g: Geometry,
  standing: { readonly seat: Seat; readonly game: Announcement } | null
): (dealt: Dealt) => number {
  if (standing === null) {
    const [club, spade] = BLACK_QUEENS.map((card) => g.bitOf[card]) as [number, number];
    return (dealt) => (1 << holderIn(dealt, club)) | (1 << holderIn(dealt, spade));
  }
  const declarer = 1 << standing.seat;
  if (TRAITS[standing.game].sides === 'alone') return () => declarer;
  const jacks = PARTNER_JACKS.map((card) => g.bitOf[card]);
  return (dealt) => {
    const jack = jacks.find((bit) => (dealt[standing.seat]! & bit) === 0)!;
    return declarer | (1 << holderIn(dealt, jack));
  };
}

/** Nothing announced: one seat alone plays a cicha. */
export const contractIn = (standing: { readonly game: Announcement } | null, old: number): Contract =>
  standing?.game ?? ((old & (old - 1)) === 0 ? 'cicha' : 'normal');
