/** From a row of a table of positions to what the seat to act sees, at any place of the table. */
import { evolve, turnOf } from '../../../src/lib/rules/full/deal';
import { replayRecord } from '../../../src/lib/rules/full/record';
import { viewOf } from '../../../src/lib/rules/full/redact';
import { DECK, SEATS, bySeat, type Card, type Seat } from '../../../src/lib/rules/public/cards';
import { PRESETS, type PresetId } from '../../../src/lib/rules/public/rulesets';
import type { SeatView } from '../../../src/lib/rules/public/view';

const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
const cards = (text: string): readonly Card[] => words(text) as Card[];

/**
 * Forehand is seat `turned`, and all others sit as many places further. Seats whose cards are not given get what is
 * left, in the order of the deck: the view does not show them.
 */
export function viewFor(
  rules: PresetId,
  hands: Partial<Record<Seat, string>>,
  said: string,
  played: string,
  turned: number
): SeatView {
  const given = Object.values(hands).flatMap(cards);
  const rest = DECK.filter((card) => !given.includes(card));
  const dealt = SEATS.map((seat) => {
    const held = cards(hands[seat] ?? '');
    return [...held, ...rest.splice(0, 4 - held.length)];
  });
  const start = evolve(PRESETS[rules], undefined, {
    t: 'dealt',
    dealer: ((3 + turned) % 4) as Seat,
    hands: bySeat((seat) => dealt[(seat - turned + 4) % 4]!)
  });
  const { state, offence } = replayRecord(start, { calls: words(said), plays: cards(played) });
  if (offence !== null) throw new Error(`not a position: ${offence.phase} ${offence.index}`);
  return viewOf(state, turnOf(state)!);
}

/** Whether an act is among those that are right (`a|b`), or not the one that is wrong (`!a`). */
export const fits = (act: string, expected: string): boolean =>
  expected.startsWith('!') ? act !== expected.slice(1) : expected.split('|').includes(act);
