/** Auctions as a tree: every way of speaking on is made once and shared by all worlds and all decisions of a ruleset. */
import { openAuction, say, type Auction } from '../rules/public/auction';
import type { Seat } from '../rules/public/cards';
import { CALLS, isAnnouncement, type Call } from '../rules/public/contracts';
import type { Ruleset } from '../rules/public/rulesets';
import { isSure, oddsOf, weightsOf, type Weights } from './habits';
import { groundOf, Moment, type Ground } from './moment';
import { HAND_RANK } from './hand-rank';

/** So many answers are kept; then all are forgotten. */
const MOST_KEPT = 60_000;
let kept = 0;
let roots = new WeakMap<Ruleset, AuctionNode[]>();

/** Before anybody has spoken. */
export function rootOf(rules: Ruleset, dealer: Seat): AuctionNode {
  if (kept > MOST_KEPT) {
    roots = new WeakMap();
    kept = 0;
  }
  const byDealer = roots.get(rules) ?? [];
  roots.set(rules, byDealer);
  return (byDealer[dealer] ??= new AuctionNode(openAuction(rules, dealer), groundOf(rules, dealer), weightsOf(rules)));
}

/** Games that may be kept back: all but the one that cannot be lost. */
const HELD_BACK = CALLS.map((call) => isAnnouncement(call) && !isSure(call));

export class AuctionNode {
  private readonly next: (AuctionNode | undefined)[] = [];
  private readonly known: (Float64Array | undefined)[] = [];
  private readonly moment: Moment | null;

  constructor(
    readonly auction: Auction,
    private readonly ground: Ground,
    private readonly weights: Weights
  ) {
    this.moment = auction.turn === null ? null : new Moment(auction, ground);
  }

  after(call: Call): AuctionNode {
    return this.afterIndex(CALLS.indexOf(call));
  }

  /** By index of CALLS: how likely the seat whose turn it is says each with this hand. */
  odds(hand: number): Float64Array {
    const rank = HAND_RANK[hand]!;
    const known = this.known[rank];
    if (known !== undefined) return known;
    kept++;
    return (this.known[rank] = oddsOf(this.weights, this.moment!, hand));
  }

  /**
   * The end, when everybody speaks on as players with these cards do; `lot` decides where they waver. A game that the
   * thinker keeps back now it does not announce later, for there may be no later.
   */
  finished(dealt: ArrayLike<number>, lot: number, thinker: Seat): AuctionNode {
    const { turn, said } = this.auction;
    if (turn === null) return this;
    const odds = this.odds(dealt[turn]!);
    const silent = turn === thinker;
    let x = shareOf(lot, said.length);
    if (silent) x *= 1 - odds.reduce((sum, p, call) => (HELD_BACK[call] ? sum + p : sum), 0);
    let call = 0;
    for (let i = 0; i < odds.length; i++) {
      if (odds[i] === 0 || (silent && HELD_BACK[i])) continue;
      call = i;
      x -= odds[i]!;
      if (x <= 0) break;
    }
    return this.afterIndex(call).finished(dealt, lot, thinker);
  }

  private afterIndex(index: number): AuctionNode {
    return (this.next[index] ??= new AuctionNode(say(this.auction, CALLS[index]!), this.ground, this.weights));
  }
}

/** The moment that an auction has come to. */
export const nodeOf = ({ rules, said }: Auction, dealer: Seat): AuctionNode =>
  said.reduce((node, { call }) => node.after(call), rootOf(rules, dealer));

/** A share from 0 to 1 that looks like chance but is always the same for the same numbers. */
function shareOf(lot: number, depth: number): number {
  let h = Math.imul(lot + 1, 0x9e3779b1) ^ Math.imul(depth + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}
