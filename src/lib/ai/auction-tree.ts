/** Auctions as a tree: every way of speaking on is made once and shared by all worlds and all decisions of a ruleset. */
import { openAuction, say, type Auction } from '../rules/public/auction';
import type { Seat } from '../rules/public/cards';
import { CALLS, isAnnouncement, type Call } from '../rules/public/contracts';
import type { Ruleset } from '../rules/public/rulesets';
import { isSure } from './habits';
import { groundOf, keyOf, Moment, type Ground } from './moment';
import { forgetOdds, oddsKept, Speaker } from './speaker';

/** So many answers are kept; then all are forgotten. */
const MOST_KEPT = 120_000;
let forests = new WeakMap<Ruleset, Forest>();

/** What the auctions of a ruleset share. */
interface Forest {
  readonly roots: (AuctionNode | undefined)[];
  /** By key of the moment, whoever deals. */
  readonly speakers: Map<number, Speaker>;
}

/** Before anybody has spoken. */
export function rootOf(rules: Ruleset, dealer: Seat): AuctionNode {
  if (oddsKept() > MOST_KEPT) {
    forests = new WeakMap();
    forgetOdds();
  }
  const forest = forests.get(rules) ?? { roots: [], speakers: new Map<number, Speaker>() };
  forests.set(rules, forest);
  return (forest.roots[dealer] ??= new AuctionNode(
    openAuction(rules, dealer),
    groundOf(rules, dealer),
    forest.speakers
  ));
}

/** Games that may be kept back: all but the one that cannot be lost. */
const HELD_BACK = CALLS.map((call) => isAnnouncement(call) && !isSure(call));

export class AuctionNode {
  private readonly next: (AuctionNode | undefined)[] = CALLS.map(() => undefined);
  /** Nobody when the auction is over. */
  private readonly speaker: Speaker | null;

  constructor(
    readonly auction: Auction,
    private readonly ground: Ground,
    private readonly speakers: Map<number, Speaker>
  ) {
    this.speaker = auction.turn === null ? null : this.speakerAt(keyOf(auction, ground));
  }

  private speakerAt(key: number): Speaker {
    const known = this.speakers.get(key);
    if (known !== undefined) return known;
    const made = new Speaker(this.auction.rules, new Moment(this.auction, this.ground));
    this.speakers.set(key, made);
    return made;
  }

  after(call: Call): AuctionNode {
    return this.afterIndex(CALLS.indexOf(call));
  }

  /** By index of CALLS: how likely the seat whose turn it is says each with this hand. */
  odds(hand: number): Float64Array {
    return this.speaker!.odds(hand);
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
    if (silent) x *= 1 - heldBack(odds);
    let call = 0;
    for (let i = 0; i < CALLS.length; i++) {
      const share = odds[i]!;
      if (share === 0 || (silent && HELD_BACK[i])) continue;
      call = i;
      x -= share;
      if (x <= 0) break;
    }
    return this.afterIndex(call).finished(dealt, lot, thinker);
  }

  private afterIndex(index: number): AuctionNode {
    return (this.next[index] ??= new AuctionNode(say(this.auction, CALLS[index]!), this.ground, this.speakers));
  }
}

function heldBack(odds: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < CALLS.length; i++) if (HELD_BACK[i]) sum += odds[i]!;
  return sum;
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
