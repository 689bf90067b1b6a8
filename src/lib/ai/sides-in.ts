/** Contract and old side of a deal given as masks, for worlds by the thousand. */
import { BLACK_QUEENS, type Seat } from '../rules/public/cards';
import { ANNOUNCEMENTS, PARTNER_JACKS, TRAITS, type Announcement, type Contract } from '../rules/public/contracts';
import type { Geometry } from './geometry';

/** What each seat was dealt, by seat. */
export type Dealt = ArrayLike<number>;

export const holderIn = (dealt: Dealt, card: number): number =>
  (dealt[0]! & card) !== 0 ? 0 : (dealt[1]! & card) !== 0 ? 1 : (dealt[2]! & card) !== 0 ? 2 : 3;

type Standing = { readonly seat: Seat; readonly game: Announcement } | null;
type Finder = (dealt: Dealt) => number;

/** The old side, a bit per seat, under the game that stands. */
export function oldFinder(g: Geometry, standing: Standing): Finder {
  const number = standing === null ? 0 : 1 + standing.seat + 4 * ANNOUNCEMENTS.indexOf(standing.game);
  let made = MADE.get(g);
  if (made === undefined) MADE.set(g, (made = []));
  return (made[number] ??= make(g, standing));
}
const MADE = new Map<Geometry, (Finder | undefined)[]>();

function make(g: Geometry, standing: Standing): Finder {
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
