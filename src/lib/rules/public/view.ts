/** What one seat knows of a deal, and what it is told of each event. No field has room for a hand that is not its own. */
import { nextSeat, type BySeat, type Card, type Played, type Seat } from './cards';
import type { Call, Contract, Role } from './contracts';
import { openAuction, say, legalCalls, whyNotCall, type Auction } from './auction';
import { countOf, lay, openPlay, playsOf, type Progress, type Trick } from './progress';
import type { Refusal } from './refusals';
import type { Ruleset } from './rulesets';
import { settle, type Settlement } from './settlement';
import { knownSides, type KnownSides } from './sides';
import { legalCards, trumpsOf, whyNotCard } from './trumps';

/** What a seat may do. */
export type Act = { readonly t: 'call'; readonly call: Call } | { readonly t: 'play'; readonly card: Card };

export const sameAct = (a: Act, b: Act): boolean =>
  a.t === 'call' ? b.t === 'call' && a.call === b.call : b.t === 'play' && a.card === b.card;

export type SeatEvent =
  | { readonly t: 'dealt'; readonly you: Seat; readonly dealer: Seat; readonly hand: readonly Card[] }
  /** `shown`: all four hands, when the call ends the deal (four queens). */
  | { readonly t: 'called'; readonly seat: Seat; readonly call: Call; readonly shown?: BySeat<readonly Card[]> }
  | { readonly t: 'played'; readonly seat: Seat; readonly card: Card };

export const PHASES = ['auction', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

declare const seatViewBrand: unique symbol;

export interface SeatView {
  readonly [seatViewBrand]: true; // never present at run time: a full state must not pass for a view
  readonly rules: Ruleset;
  readonly you: Seat;
  readonly dealer: Seat;
  readonly phase: Phase;
  readonly turn: Seat | null;
  /** Acts so far in this deal. */
  readonly ply: number;
  /** The four cards dealt to `you`, and those still held. */
  readonly dealt: readonly Card[];
  readonly hand: readonly Card[];
  readonly auction: Auction;
  /** As far as `you` can know: null in the auction, and while it may be a normal game or a cicha. */
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly roles: BySeat<Role | null>;
  readonly trick: readonly Played[];
  readonly tricks: readonly Trick[];
  /** All hands as dealt, once the deal is over. */
  readonly shown: BySeat<readonly Card[]> | null;
  readonly settlement: Settlement | null;
}

/** The trumps that the play goes by; nothing announced: the colour order. In the auction: of the standing game. */
export const trumpsIn = (view: Pick<SeatView, 'rules' | 'auction'>): readonly Card[] =>
  trumpsOf(view.rules, view.auction.standing?.game ?? 'normal');

/** Everything that a view is made of. */
export interface Known {
  readonly rules: Ruleset;
  readonly you: Seat;
  readonly dealer: Seat;
  readonly dealt: readonly Card[];
  readonly auction: Auction;
  readonly progress: Progress;
  readonly shown: BySeat<readonly Card[]> | null;
}

const NOTHING_KNOWN: KnownSides = { contract: null, declarer: null, roles: [null, null, null, null] };

/** The only maker of views. */
export function makeView(k: Known): SeatView {
  const plays = playsOf(k.progress);
  const phase = phaseOf(k);
  const { auction } = k;
  const known =
    phase === 'auction' ? NOTHING_KNOWN : knownSides({ standing: auction.standing, you: k.you, dealt: k.dealt, plays });
  const bare: Bare = {
    rules: k.rules,
    you: k.you,
    dealer: k.dealer,
    phase,
    turn: phase === 'auction' ? auction.turn : phase === 'play' ? k.progress.turn : null,
    ply: auction.said.length + plays.length,
    dealt: k.dealt,
    hand: k.dealt.filter((card) => !plays.some((p) => p.card === card)),
    auction,
    ...known,
    trick: k.progress.trick,
    tricks: k.progress.tricks,
    shown: phase === 'over' ? (k.shown ?? handsFrom(plays)) : null,
    settlement: phase === 'over' ? settlementOf(k, known) : null
  };
  return bare as SeatView;
}
type Bare = { [K in keyof SeatView as K extends string ? K : never]: SeatView[K] };

function phaseOf({ auction, progress, shown }: Known): Phase {
  if (auction.turn !== null) return 'auction';
  return progress.turn === null || shown !== null ? 'over' : 'play';
}

/** Hands as they were played. */
const handsFrom = (plays: readonly Played[]): BySeat<readonly Card[]> => {
  const of = (seat: Seat) => plays.filter((p) => p.seat === seat).map((p) => p.card);
  return [of(0), of(1), of(2), of(3)];
};

function settlementOf(k: Known, { contract, roles }: KnownSides): Settlement {
  if (contract === null) throw new Error('a finished deal has a contract');
  const old = ([0, 1, 2, 3] as const).filter((seat) => roles[seat] === 'old');
  return settle(k.rules, { contract, old, doubles: k.auction.doubles, ...countOf(k.progress.tricks, old) });
}

/** The view after one more event; folding what a seat was sent gives the same as looking at the state for it. */
export function evolveView(rules: Ruleset, view: SeatView | undefined, e: SeatEvent): SeatView {
  if (e.t === 'dealt') return makeView(dealtTo(rules, e.you, e.dealer, e.hand));
  if (view === undefined) throw new Error(`${e.t} before dealt`);
  const k = knownIn(view);
  switch (e.t) {
    case 'called':
      return makeView({ ...k, auction: say(k.auction, e.call), shown: e.shown ?? null });
    case 'played':
      return makeView({ ...k, progress: lay(trumpsIn(view), k.progress, e.card) });
  }
}

export const dealtTo = (rules: Ruleset, you: Seat, dealer: Seat, dealt: readonly Card[]): Known => ({
  rules,
  you,
  dealer,
  dealt,
  auction: openAuction(rules, dealer),
  progress: openPlay(nextSeat(dealer)),
  shown: null
});

const knownIn = (v: SeatView): Known => ({
  rules: v.rules,
  you: v.you,
  dealer: v.dealer,
  dealt: v.dealt,
  auction: v.auction,
  progress: { trick: v.trick, tricks: v.tricks, turn: v.phase === 'auction' ? nextSeat(v.dealer) : v.turn },
  shown: null
});

/** Why `you` may not do this now; null when it may. */
export function whyNot(view: SeatView, act: Act): Refusal | null {
  if (view.phase === 'over') return 'deal-over';
  if (view.turn !== view.you) return 'not-your-turn';
  if (act.t === 'call')
    return view.phase === 'auction' ? whyNotCall(view.auction, view.hand, act.call) : 'auction-over';
  return view.phase === 'play' ? whyNotCard(trumpsIn(view), view.hand, view.trick, act.card) : 'auction-running';
}

/** Everything that `you` may do now; empty when it is not your turn. */
export function legalActs(view: SeatView): readonly Act[] {
  if (view.turn !== view.you) return [];
  if (view.phase === 'auction') return legalCalls(view.auction, view.hand).map((call): Act => ({ t: 'call', call }));
  return legalCards(trumpsIn(view), view.hand, view.trick).map((card): Act => ({ t: 'play', card }));
}
