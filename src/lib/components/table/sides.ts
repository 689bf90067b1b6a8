/** What the plates at the table say, put together for a sentence. */
import type { Catalogue, ShownSides, Who } from '$lib/i18n/shape';
import type { BySeat, Seat } from '$lib/rules/public/cards';
import type { Ruleset } from '$lib/rules/public/rulesets';
import type { Badge, SeatInfo, TableScreen } from '$lib/state/screen';

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

/** The game's own name; what a rule set adds to it stands on the start page. */
export const gameOf = ({ id, name }: Ruleset): string => (id === 'house' ? name : (name.split(' ')[0] ?? name));

/** What is being played, or that it is still being settled. */
export function titleOf({ contract, phase }: Pick<TableScreen, 'contract' | 'phase'>, t: Catalogue): string {
  if (contract !== null) return t.games.contracts[contract];
  return phase === 'auction' ? t.table.parts.auction : t.games.nothingAnnounced;
}
