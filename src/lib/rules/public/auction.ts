/** The auction: what has been said, what stands, and what a seat may say next (RULES, Auction). */
import { BLACK_QUEENS, bySeat, nextSeat, type BySeat, type Card, type Seat } from './cards';
import { isCall, TRAITS, type Announcement, type Call } from './contracts';
import type { Refusal } from './refusals';
import type { Ruleset } from './rulesets';

export interface Said {
  readonly seat: Seat;
  readonly call: Call;
}

export interface Auction {
  readonly rules: Ruleset;
  readonly said: readonly Said[];
  /** Who speaks next; null when the auction is over. */
  readonly turn: Seat | null;
  /** The highest game so far and who announced it. */
  readonly standing: { readonly seat: Seat; readonly game: Announcement } | null;
  /** Who doubled, in order, since the standing game. */
  readonly doubles: readonly Seat[];
  readonly passes: number;
  readonly spoke: BySeat<boolean>;
}

export const openAuction = (rules: Ruleset, dealer: Seat): Auction => ({
  rules,
  said: [],
  turn: nextSeat(dealer),
  standing: null,
  doubles: [],
  passes: 0,
  spoke: [false, false, false, false]
});

/** The auction after one more call, which must be legal. */
export function say(a: Auction, call: Call): Auction {
  const seat = a.turn;
  if (seat === null) throw new Error('the auction is over');
  const said = [...a.said, { seat, call }];
  const spoke = bySeat((s) => s === seat || a.spoke[s]);
  const next = { ...a, said, spoke, passes: 0 };
  if (call === 'pass') return closed({ ...next, passes: a.passes + 1 });
  if (call === 'double') return closed({ ...next, doubles: [...a.doubles, seat] });
  return closed({ ...next, doubles: [], standing: { seat, game: call } });
}

/** Three passes end it after a game or a double, four when neither was said; a sure game ends it at once. */
function closed(a: Auction): Auction {
  const last = a.said.at(-1)!;
  const passesToEnd = a.standing === null && a.doubles.length === 0 ? 4 : 3;
  const sure = a.standing !== null && TRAITS[a.standing.game].goal === 'sure';
  return { ...a, turn: sure || a.passes >= passesToEnd ? null : nextSeat(last.seat) };
}

export const auctionOf = (rules: Ruleset, dealer: Seat, calls: readonly Call[]): Auction =>
  calls.reduce(say, openAuction(rules, dealer));

/** Why the seat whose turn it is, holding `hand`, may not say `call`; null when it may. */
export function whyNotCall(a: Auction, hand: readonly Card[], call: Call): Refusal | null {
  if (a.turn === null) return 'auction-over';
  if (!isCall(call)) return 'unknown-call';
  if (call === 'pass') return null;
  return call === 'double' ? whyNotDouble(a, a.turn, hand) : whyNotGame(a, a.turn, hand, call);
}

function whyNotGame(a: Auction, seat: Seat, hand: readonly Card[], game: Announcement): Refusal | null {
  const order = a.rules.announcements;
  if (!order.includes(game)) return 'not-in-this-game';
  const { needs, firstWordOnly } = TRAITS[game];
  if (!needs.every((c) => hand.includes(c))) return needs.length === 2 ? 'needs-black-queens' : 'needs-four-queens';
  if (a.standing !== null && order.indexOf(game) <= order.indexOf(a.standing.game)) return 'too-low';
  return firstWordOnly && a.spoke[seat] ? 'first-word-only' : null;
}

function whyNotDouble(a: Auction, seat: Seat, hand: readonly Card[]): Refusal | null {
  const limit = a.rules.maxDoubles[a.standing?.game ?? 'normal'] ?? 0;
  if (a.doubles.length >= limit) return 'no-more-doubles';
  const last = a.doubles.at(-1);
  if (last === seat) return 'own-double';
  if (a.standing === null) {
    const holdsBoth = BLACK_QUEENS.every((c) => hand.includes(c));
    return last === undefined && holdsBoth ? 'holds-both-black-queens' : null;
  }
  const announcer = a.standing.seat;
  if (last === undefined) return seat === announcer ? 'own-game' : null;
  const soloGame = TRAITS[a.standing.game].sides === 'alone';
  return soloGame && (last === announcer) === (seat === announcer) ? 'same-side' : null;
}

/** Everything that can be said under a ruleset, in the order in which a table shows it. */
export const callsOf = (rules: Ruleset): readonly Call[] => ['pass', 'double', ...rules.announcements];

export const legalCalls = (a: Auction, hand: readonly Card[]): readonly Call[] =>
  callsOf(a.rules).filter((call) => whyNotCall(a, hand, call) === null);
