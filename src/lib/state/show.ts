/** From the view of the person's seat to what the screen shows: pure functions, one for each part of the table. */
import type { BySeat, Card, Seat } from '../rules/public/cards';
import { bySeat, SUITS, RANKS, rankOf, suitOf } from '../rules/public/cards';
import { callsOf } from '../rules/public/auction';
import { TRAITS, type Call } from '../rules/public/contracts';
import type { Scores } from '../rules/full/party';
import { holderOf } from '../rules/public/trumps';
import { trumpsIn, whyNot, type Act, type SeatView } from '../rules/public/view';
import type { Badge, CallOption, HandCard, LadderCard, SeatInfo, ShownAct, ShownTrick } from './screen';

export function optionsIn(view: SeatView): readonly CallOption[] {
  const level = view.auction.doubles.length;
  return callsOf(view.rules).map((call) => ({
    call,
    doubleName: doubleNameIn(view, call),
    value: valueOf(view, call, level),
    why: whyNot(view, { t: 'call', call })
  }));
}

/** What the next double would be called. */
function doubleNameIn({ rules: { doubleNames }, auction }: SeatView, call: Call): string | null {
  return call === 'double' ? (doubleNames[Math.min(auction.doubles.length, doubleNames.length - 1)] ?? null) : null;
}

/** An act of the one whose view it is, as it was then. */
export const showAct = (view: SeatView, act: Act): ShownAct =>
  act.t === 'play'
    ? { ...act, trump: trumpsIn(view).includes(act.card) }
    : { ...act, doubleName: doubleNameIn(view, act.call) };

function valueOf(view: SeatView, call: Call, level: number): number | null {
  if (call === 'pass') return null;
  return call === 'double' ? 2 ** (level + 1) : (view.rules.values[call] ?? null);
}

/** Trumps first, strongest left, then suit by suit. */
export function inOrder(cards: readonly Card[], trumps: readonly Card[]): readonly Card[] {
  const rank = (card: Card): number => {
    const trump = trumps.indexOf(card);
    return trump >= 0 ? trump : 100 + 10 * SUITS.indexOf(suitOf(card)) + RANKS.indexOf(rankOf(card));
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

export function handIn(view: SeatView): readonly HandCard[] {
  const trumps = trumpsIn(view);
  const choosing = view.phase === 'play' && view.turn === view.you;
  return inOrder(view.hand, trumps).map((card) => ({
    card,
    why: choosing ? whyNot(view, { t: 'play', card }) : null,
    trump: trumps.includes(card)
  }));
}

/** `held`: the trick just taken still lies there to be seen. */
export function trickIn(view: SeatView, held: boolean): ShownTrick {
  const last = view.tricks.at(-1);
  if (held && last !== undefined) return { cards: last.cards, holder: last.winner, full: true };
  return { cards: view.trick, holder: holderOf(trumpsIn(view), view.trick)?.seat ?? null, full: false };
}

export function ladderIn(view: SeatView): readonly LadderCard[] {
  const gone = [...view.tricks.flatMap((t) => t.cards), ...view.trick].map((p) => p.card);
  const stateOf = (card: Card): LadderCard['state'] =>
    gone.includes(card) ? 'gone' : view.hand.includes(card) ? 'mine' : 'out';
  return trumpsIn(view).map((card) => ({ card, state: stateOf(card) }));
}

function badgesOf(view: SeatView, seat: Seat): readonly Badge[] {
  const role = view.roles[seat];
  const alone = view.contract !== null && TRAITS[view.contract].sides === 'alone';
  const mine = view.roles[view.you];
  return [
    ...(view.dealer === seat ? (['dealer'] as const) : []),
    ...(alone && view.declarer === seat ? (['alone'] as const) : []),
    ...(role !== null && !(alone && role === 'old') ? [role] : []),
    ...(seat !== view.you && !alone && view.contract !== null && role !== null && role === mine
      ? (['partner'] as const)
      : [])
  ];
}

function lastSaid(view: SeatView, seat: Seat): SeatInfo['said'] {
  if (view.phase !== 'auction') return null;
  const { said } = view.auction;
  const at = said.findLastIndex((s) => s.seat === seat);
  const call = said[at]?.call;
  if (call === undefined) return null;
  return { call, doubleName: call === 'double' ? (view.rules.doubleNames[levelAt(view, at)] ?? null) : null };
}

/** How many doubles of the same game stood when the call at `at` was made. */
function levelAt(view: SeatView, at: number): number {
  const before = view.auction.said.slice(0, at);
  const game = before.findLastIndex((s) => s.call !== 'pass' && s.call !== 'double');
  return before.slice(game + 1).filter((s) => s.call === 'double').length;
}

const played = (view: SeatView, seat: Seat): number =>
  [...view.tricks.flatMap((t) => t.cards), ...view.trick].filter((p) => p.seat === seat).length;

export const seatsIn = (view: SeatView, names: BySeat<string | null>, totals: Scores): BySeat<SeatInfo> =>
  bySeat((seat) => ({
    seat,
    name: names[seat],
    badges: badgesOf(view, seat),
    score: totals[seat],
    turn: view.turn === seat,
    cardsLeft: 4 - played(view, seat),
    said: lastSaid(view, seat)
  }));
