/** The reason for what was chosen, in the words of the table where there are such, else in figures. */
import { pointsOf } from '../rules/public/cards';
import { BLACK_QUEENS } from '../rules/public/cards';
import { isAnnouncement } from '../rules/public/contracts';
import { trumpsOf } from '../rules/public/trumps';
import type { SeatView } from '../rules/public/view';
import type { CallValue } from './call-mind';
import type { CardValue } from './card-mind';
import { percent, tenths, type Reason } from './reasons';
import { pointsIn, senseOf } from './table-sense';

export function whyCall(view: SeatView, { call, chance, score }: CallValue): Reason {
  if (call === 'double') return { code: 'side-ahead', chance: percent(chance) };
  if (isAnnouncement(call)) {
    const trumps = trumpsOf(view.rules, call);
    const beyond = trumps.findIndex((card) => !view.hand.includes(card));
    if (beyond >= 3) return { code: 'holds-top-trumps', n: beyond, chance: percent(chance) };
    return { code: 'game-pays', chance: percent(chance), score: tenths(score) };
  }
  const cicha = view.auction.standing === null && BLACK_QUEENS.every((card) => view.hand.includes(card));
  return { code: cicha ? 'silent-cicha' : 'nothing-better', chance: percent(chance) };
}

export function whyCard(view: SeatView, { card, chance, score }: CardValue, all: readonly CardValue[]): Reason {
  const share = percent(chance);
  if (all.every((v) => v.score === score)) return { code: 'all-the-same', chance: share };
  const s = senseOf(view);
  const takes = s.takes(card);
  if (s.partnerHolds && !takes && pointsOf(card) >= 10) {
    const sure = s.last || s.onlyFriendsLeft || s.unbeatable(s.holder!.card);
    return { code: 'gives-partner', points: pointsOf(card), sure, chance: share };
  }
  const least = Math.min(...s.legal.map(pointsOf));
  if (!takes && !s.partnerHolds && pointsOf(card) === least) return { code: 'cheapest', chance: share };
  if (takes && s.last && s.legal.filter(s.takes).every((other) => pointsOf(other) >= pointsOf(card))) {
    return { code: 'takes-cheaply', points: pointsIn(view.trick) + pointsOf(card), chance: share };
  }
  if (takes && s.unbeatable(card)) return { code: 'cannot-be-beaten', chance: share };
  return { code: 'wins-most', chance: share, score: tenths(score) };
}
