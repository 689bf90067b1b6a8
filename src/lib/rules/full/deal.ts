/** One deal with all its hands: decide what may happen, evolve by what happened, replay a log. */
import { nextSeat, type BySeat, type Card, type Seat } from '../public/cards';
import { TRAITS, type Call } from '../public/contracts';
import { openAuction, say, whyNotCall, legalCalls, type Auction } from '../public/auction';
import { countOf, isPlayed, lay, openPlay, playsOf, type Progress } from '../public/progress';
import type { Refusal } from '../public/refusals';
import type { Ruleset } from '../public/rulesets';
import { settle, type Settlement } from '../public/settlement';
import { sidesOf, type Sides } from '../public/sides';
import { legalCards, trumpsOf, whyNotCard } from '../public/trumps';
import type { Act, Phase } from '../public/view';

export type DealEvent =
  | { readonly t: 'dealt'; readonly dealer: Seat; readonly hands: BySeat<readonly Card[]> }
  | { readonly t: 'called'; readonly seat: Seat; readonly call: Call }
  | { readonly t: 'played'; readonly seat: Seat; readonly card: Card };

export interface DealState {
  readonly rules: Ruleset;
  readonly dealer: Seat;
  /** As dealt. */
  readonly hands: BySeat<readonly Card[]>;
  readonly auction: Auction;
  readonly progress: Progress;
  /** Null until the auction is over. */
  readonly sides: Sides | null;
}

export type Decision = { readonly ok: true; readonly event: DealEvent } | { readonly ok: false; readonly why: Refusal };

export const phaseOf = (s: DealState): Phase =>
  s.sides === null ? 'auction' : s.progress.turn === null || TRAITS[s.sides.contract].goal === 'sure' ? 'over' : 'play';

export function turnOf(s: DealState): Seat | null {
  const phase = phaseOf(s);
  return phase === 'auction' ? s.auction.turn : phase === 'play' ? s.progress.turn : null;
}

/** Acts so far in this deal. */
export const plyOf = (s: DealState): number => s.auction.said.length + playsOf(s.progress).length;

export const trumpsOfDeal = (s: DealState): readonly Card[] => trumpsOf(s.rules, s.auction.standing?.game ?? 'normal');

/** The cards a seat still holds. */
export const handOf = (s: DealState, seat: Seat): readonly Card[] =>
  s.hands[seat].filter((card) => !isPlayed(s.progress, card));

function whyNotIn(s: DealState, seat: Seat, act: Act): Refusal | null {
  const phase = phaseOf(s);
  if (phase === 'over') return 'deal-over';
  if (turnOf(s) !== seat) return 'not-your-turn';
  const hand = handOf(s, seat);
  if (act.t === 'call') return phase === 'auction' ? whyNotCall(s.auction, hand, act.call) : 'auction-over';
  return phase === 'play' ? whyNotCard(trumpsOfDeal(s), hand, s.progress.trick, act.card) : 'auction-running';
}

/** Never throws, sees no clock, draws no lot. */
export function decide(s: DealState, seat: Seat, act: Act): Decision {
  const why = whyNotIn(s, seat, act);
  if (why !== null) return { ok: false, why };
  return {
    ok: true,
    event: act.t === 'call' ? { t: 'called', seat, call: act.call } : { t: 'played', seat, card: act.card }
  };
}

export function evolve(rules: Ruleset, s: DealState | undefined, e: DealEvent): DealState {
  if (e.t === 'dealt') return freshDeal(rules, e.dealer, e.hands);
  if (s === undefined) throw new Error(`${e.t} before dealt`);
  switch (e.t) {
    case 'called': {
      const auction = say(s.auction, e.call);
      return { ...s, auction, sides: auction.turn === null ? sidesOf(auction.standing, dealtTo(s.hands)) : null };
    }
    case 'played':
      return { ...s, progress: lay(trumpsOfDeal(s), s.progress, e.card) };
  }
}

const freshDeal = (rules: Ruleset, dealer: Seat, hands: BySeat<readonly Card[]>): DealState => ({
  rules,
  dealer,
  hands,
  auction: openAuction(rules, dealer),
  progress: openPlay(nextSeat(dealer)),
  sides: null
});

const dealtTo =
  (hands: BySeat<readonly Card[]>) =>
  (card: Card): Seat =>
    hands.findIndex((h) => h.includes(card)) as Seat;

/** The state after a log, which begins with `dealt`. */
export function replay(rules: Ruleset, events: readonly DealEvent[]): DealState {
  const state = events.reduce<DealState | undefined>((s, e) => evolve(rules, s, e), undefined);
  if (state === undefined) throw new Error('an empty log has no state');
  return state;
}

/** Everything the seat whose turn it is may do; empty when the deal is over. */
export function legalActsOf(s: DealState): readonly Act[] {
  const seat = turnOf(s);
  if (seat === null) return [];
  const hand = handOf(s, seat);
  return phaseOf(s) === 'auction'
    ? legalCalls(s.auction, hand).map((call): Act => ({ t: 'call', call }))
    : legalCards(trumpsOfDeal(s), hand, s.progress.trick).map((card): Act => ({ t: 'play', card }));
}

/** Null while the deal goes on. */
export function settlementOf(s: DealState): Settlement | null {
  if (s.sides === null || phaseOf(s) !== 'over') return null;
  const { contract, old } = s.sides;
  return settle(s.rules, { contract, old, doubles: s.auction.doubles, ...countOf(s.progress.tricks, old) });
}
