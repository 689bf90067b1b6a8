/** From what happened to what the table says of it. */
import type { Message } from '../i18n/message';
import { placesOf, totalsOf } from '../rules/full/party';
import { BLACK_QUEENS, type Card, type Seat } from '../rules/public/cards';
import { PARTNER_JACKS } from '../rules/public/contracts';
import { holderOf } from '../rules/public/trumps';
import { legalActs, trumpsIn, type SeatView } from '../rules/public/view';
import type { SeatEntry, TableView } from '../table/protocol';

/** Everything there is to say of one entry, in order; `after` is the party once it has happened. */
export function narrate({ event, stoodIn }: SeatEntry, after: TableView): readonly Message[] {
  const { view } = after;
  const failed: Message[] =
    stoodIn && event.t !== 'closed' && event.t !== 'dealt' ? [{ t: 'stood-in', seat: event.seat }] : [];
  switch (event.t) {
    case 'dealt':
      return [{ t: 'dealt', deal: after.dealNo, deals: after.deals, dealer: event.dealer }];
    case 'called':
      return [...failed, called(view, event.seat), ...contract(view), ...settled(view)];
    case 'played':
      return [
        ...failed,
        played(view, event.seat, event.card),
        ...role(view, event.seat, event.card),
        ...trick(view),
        ...settled(view)
      ];
    case 'closed':
      return [partyOver(after)];
  }
}

function called(view: SeatView, seat: Seat): Message {
  const { said, doubles } = view.auction;
  const call = said.at(-1)!.call;
  const level = doubles.length;
  return {
    t: 'called',
    seat,
    call,
    name: call === 'double' ? (view.rules.doubleNames[level - 1] ?? null) : null,
    level
  };
}

const contract = (view: SeatView): readonly Message[] =>
  view.phase === 'play'
    ? [{ t: 'contract', contract: view.contract, declarer: view.declarer, leader: view.turn! }]
    : [];

function played(view: SeatView, seat: Seat, card: Card): Message {
  const cards = view.trick.length > 0 ? view.trick : (view.tricks.at(-1)?.cards ?? []);
  return { t: 'played', seat, card, takes: cards.length > 1 && holderOf(trumpsIn(view), cards)?.card === card };
}

/** A black queen shows an old one where nobody announced; in a wesele the called jack shows the partner. */
function role(view: SeatView, seat: Seat, card: Card): readonly Message[] {
  const game = view.auction.standing;
  const shows = game === null ? BLACK_QUEENS.includes(card) : PARTNER_JACKS.includes(card) && seat !== game.seat;
  return shows && view.roles[seat] === 'old' && !isAlone(view) ? [{ t: 'role', seat, card, role: 'old' }] : [];
}
const isAlone = (view: SeatView): boolean => view.auction.standing !== null && view.contract !== 'wesele';

function trick(view: SeatView): readonly Message[] {
  const last = view.tricks.at(-1);
  if (view.trick.length > 0 || last === undefined) return [];
  return [{ t: 'trick', n: view.tricks.length, seat: last.winner, points: last.points }];
}

function settled({ settlement, you }: SeatView): readonly Message[] {
  if (settlement === null) return [];
  const { contract, won, points, scores } = settlement;
  return [{ t: 'settled', contract, won, points, mine: scores[you] }];
}

function partyOver({ scores, view }: TableView): Message {
  const totals = totalsOf(scores);
  return { t: 'party-over', place: placesOf(totals)[view.you], mine: totals[view.you] };
}

/** What the person is asked for now; null when it is not their turn. */
export function prompt(view: SeatView): Message | null {
  if (view.turn !== view.you) return null;
  if (view.phase === 'auction') {
    return { t: 'your-call', standing: view.auction.standing?.game ?? null, level: view.auction.doubles.length };
  }
  const legal = legalActs(view).flatMap((act) => (act.t === 'play' ? [act.card] : []));
  return { t: 'your-turn', lead: view.trick[0] ?? null, holder: holderOf(trumpsIn(view), view.trick), legal };
}
