/** A legal, sensible act from a view alone, for when a bot fails: pass, or the cheapest card that is not thrown away. */
import { pointsOf, type Card } from '../rules/public/cards';
import { beats, holderOf } from '../rules/public/trumps';
import { legalActs, trumpsIn, type Act, type SeatView } from '../rules/public/view';

export function fallbackAct(view: SeatView): Act {
  const acts = legalActs(view);
  const first = acts[0];
  if (first === undefined) throw new Error('not this seat’s turn');
  if (first.t === 'call') return { t: 'call', call: 'pass' };
  const cards = acts.flatMap((act) => (act.t === 'play' ? [act.card] : []));
  return { t: 'play', card: soundCard(view, cards) };
}

/** To a sure partner's trick the fattest card, else the cheapest; of equals the weakest. */
function soundCard(view: SeatView, cards: readonly Card[]): Card {
  const trumps = trumpsIn(view);
  const worth = (card: Card): number => (partnerHolds(view, card) ? -pointsOf(card) : pointsOf(card));
  return cards.reduce((best, card) => {
    const gain = worth(card) - worth(best);
    return gain < 0 || (gain === 0 && beats(trumps, best, card)) ? card : best;
  });
}

/** Whether the last seat of a trick would leave it to its sure partner with this card. */
function partnerHolds({ trick, you, roles, ...view }: SeatView, card: Card): boolean {
  const trumps = trumpsIn(view);
  const holder = holderOf(trumps, trick);
  if (holder === null || trick.length < 3 || beats(trumps, card, holder.card)) return false;
  return roles[you] !== null && roles[holder.seat] === roles[you];
}
