/** From the full deal to what one seat may know: a whitelist, so that a new secret stays one until it is named here. */
import type { Seat } from '../public/cards';
import { makeView, type SeatEvent, type SeatView } from '../public/view';
import { evolve, phaseOf, type DealEvent, type DealState } from './deal';

/** What `you` is told of an event that happens in state `before` (absent for `dealt`). */
export function redact(before: DealState | undefined, e: DealEvent, you: Seat): SeatEvent {
  switch (e.t) {
    case 'dealt':
      return { t: 'dealt', you, dealer: e.dealer, hand: e.hands[you] };
    case 'called':
      return { t: 'called', seat: e.seat, call: e.call, ...shownBy(before, e) };
    case 'played':
      return { t: 'played', seat: e.seat, card: e.card };
  }
}

/** A call that ends the deal lays all hands open; after a played deal everybody has seen them. */
function shownBy(before: DealState | undefined, e: DealEvent) {
  if (before === undefined) return {};
  const after = evolve(before.rules, before, e);
  return phaseOf(after) === 'over' ? { shown: after.hands } : {};
}

export const viewOf = (s: DealState, you: Seat): SeatView =>
  makeView({
    rules: s.rules,
    you,
    dealer: s.dealer,
    dealt: s.hands[you],
    auction: s.auction,
    progress: s.progress,
    shown: phaseOf(s) === 'over' && s.progress.tricks.length === 0 ? s.hands : null
  });
