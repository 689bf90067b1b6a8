/** What the plates at the table say, put together for a sentence. */
import type { Who, ShownSides } from '$lib/i18n/shape';
import type { BySeat, Seat } from '$lib/rules/public/cards';
import type { Badge, SeatInfo } from '$lib/state/screen';

export const whoIn =
  (seats: BySeat<Pick<SeatInfo, 'name'>>): Who =>
  (seat) => ({ name: seats[seat].name ?? '', you: seats[seat].name === null });

export function sidesIn(
  seats: BySeat<SeatInfo>,
  contract: ShownSides['contract'],
  declarer: ShownSides['declarer']
): ShownSides {
  const having = (...badges: readonly Badge[]): readonly Seat[] =>
    seats.filter((info) => info.badges.some((b) => badges.includes(b))).map((info) => info.seat);
  return { contract, declarer, old: having('old', 'alone'), young: having('young') };
}
