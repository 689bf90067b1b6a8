/** How a sensible player speaks, from its hand and what was said: for imagined auctions, and to read others' words. */
import { BLACK_QUEENS, nextSeat, type Seat } from '../rules/public/cards';
import { isAnnouncement, TRAITS, type Announcement, type Call } from '../rules/public/contracts';
import type { Auction } from '../rules/public/auction';
import type { Ruleset } from '../rules/public/rulesets';
import { geometryOf, maskOf, sizeOf } from './geometry';
import { hunchesOf, HUNCH_GAMES, type HunchGame } from './hunches';

/** How likely each thing is; the rest is `pass`. */
export interface Leaning {
  readonly game: Announcement | null;
  readonly announce: number;
  readonly double: number;
}

/** 0 at `from`, 1 at `to`, a straight line between. */
export const ramp = (x: number, from: number, to: number): number => Math.min(1, Math.max(0, (x - from) / (to - from)));

/** Real chances from open ones: a lone player's opponents do not see the cards, partners do not see each other's. */
const realAlone = (p: number): number => (p < 0.5 ? 1.26 * p : 0.33 + 0.6 * p);
const realTogether = (p: number): number => 0.1 + 0.78 * p;
/** By how many of the four highest trumps a hand holds: how often it holds up a lone player. */
const HOLDS_UP = [0.12, 0.3, 0.6, 0.88, 1] as const;

export interface Policy {
  /** `hand` is a mask of the colour trumps' geometry. */
  lean(auction: Auction, seat: Seat, hand: number): Leaning;
  /** How much a hand wants just this game, 0 to 1; nothing for what is no game. */
  wants(auction: Auction, seat: Seat, hand: number, call: Call): number;
}

export function policyOf(rules: Ruleset, dealer: Seat): Policy {
  const hunches = hunchesOf(rules);
  const g = geometryOf(rules.trumps.colour);
  const queens = maskOf(g, BLACK_QUEENS);
  const four = maskOf(g, ['QC', 'QS', 'QH', 'QD']);
  const jacks = maskOf(g, ['JC', 'JS', 'JH', 'JD']);
  const forehand = nextSeat(dealer);
  const placeOf = (seat: Seat): number => (seat - forehand + 4) & 3;

  const chance = (game: HunchGame, hand: number, seat: Seat): number => hunches.chance(game, hand, placeOf(seat));
  const alone = (game: HunchGame, hand: number, seat: Seat): number => realAlone(chance(game, hand, seat));
  const together = (game: HunchGame, hand: number, seat: Seat): number => realTogether(chance(game, hand, seat));
  const worth = (game: 'cicha' | HunchGame, p: number): number => {
    const value = rules.values[game] ?? 0;
    return (TRAITS[game].sides === 'alone' ? 3 : 1.3) * value * (p - (1 - p) * (rules.lostFactor[game] ?? 1));
  };
  const gameWorth = (game: HunchGame, hand: number, seat: Seat): number =>
    worth(game, game === 'wesele' ? together(game, hand, seat) : alone(game, hand, seat));

  /** What saying nothing is expected to bring. */
  function silence(a: Auction, seat: Seat, hand: number): number {
    if (a.standing === null) {
      if ((hand & queens) === queens) return worth('cicha', alone('zolo', hand, seat));
      return 1.5 * (2 * together('normal', hand, seat) - 1);
    }
    const game = a.standing.game as HunchGame;
    if (a.standing.seat === seat) return gameWorth(game, hand, seat) * (1 << a.doubles.length);
    return TRAITS[game].sides === 'alone' ? -0.4 * (rules.values[game] ?? 0) : 0;
  }

  function bestGame(a: Auction, seat: Seat, hand: number): { game: Announcement | null; worth: number } {
    if ((hand & four) === four) return { game: rules.announcements.at(-1)!, worth: 1000 };
    const order = rules.announcements;
    const least = a.standing === null ? 0 : order.indexOf(a.standing.game) + 1;
    let best: { game: Announcement | null; worth: number } = { game: null, worth: -1000 };
    for (const game of HUNCH_GAMES) {
      if (game === 'normal' || order.indexOf(game) < least) continue;
      if (game === 'wesele' && ((hand & queens) !== queens || a.spoke[seat])) continue;
      const w = gameWorth(game, hand, seat);
      if (w > best.worth) best = { game, worth: w };
    }
    return best;
  }

  /** How sure a seat is that its side beats the other, if it may double; −1 when it may not. */
  function ahead(a: Auction, seat: Seat, hand: number): number {
    const limit = rules.maxDoubles[a.standing?.game ?? 'normal'] ?? 0;
    const last = a.doubles.at(-1);
    if (a.doubles.length >= limit || last === seat) return -1;
    const both = (hand & queens) === queens;
    if (a.standing === null)
      return both ? (last === undefined ? -1 : alone('zolo', hand, seat)) : together('normal', hand, seat);
    const { seat: announcer, game } = a.standing;
    if (TRAITS[game].sides !== 'alone') {
      if (announcer === seat) return last === undefined ? -1 : together('wesele', hand, seat);
      return together('normal', hand, seat);
    }
    const mine = announcer === seat;
    if (mine) return last === undefined ? -1 : alone(game as HunchGame, hand, seat);
    if (last !== undefined && last !== announcer) return -1;
    return HOLDS_UP[sizeOf(hand & (TRAITS[game].trumps === 'gran' ? jacks : 15))]!;
  }

  return {
    lean(a, seat, hand) {
      const { game, worth: best } = bestGame(a, seat, hand);
      const announce = game === null || a.standing?.seat === seat ? 0 : ramp(best - silence(a, seat, hand), 0, 2.5);
      const q = ahead(a, seat, hand);
      const from = a.doubles.length === 0 ? 0.56 : 0.7;
      return { game, announce, double: (1 - announce) * ramp(q, from, from + 0.2) };
    },
    wants(a, seat, hand, call) {
      if (!isAnnouncement(call)) return 0;
      if (TRAITS[call].goal === 'sure') return (hand & four) === four ? 1 : 0;
      return ramp(gameWorth(call as HunchGame, hand, seat) - silence(a, seat, hand), -1, 2.5);
    }
  };
}

/** The call that the leaning comes down to. */
export function callOf({ game, announce, double }: Leaning): Call {
  if (game !== null && announce >= 0.5) return game;
  return double >= 0.5 ? 'double' : 'pass';
}

/**
 * How likely a player with this leaning says `call`; never nothing, for people do not speak by tables. Silence is what they
 * vary most; a game out of the blue is rare, and hands that deserve one are rarer still.
 */
export function likelihoodOf({ announce, double }: Leaning, call: Call, floor: number, wanted: number): number {
  if (isAnnouncement(call)) return mix(wanted, floor / 20);
  return call === 'double' ? mix(double, floor / 2) : mix(1 - announce - double, floor);
}
const mix = (p: number, floor: number): number => floor + (1 - floor) * p;
