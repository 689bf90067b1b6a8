/** Imagined auctions: every way of speaking on is made once and shared by all worlds. */
import { say, type Auction } from '../rules/public/auction';
import type { Seat } from '../rules/public/cards';
import { CALLS, type Call } from '../rules/public/contracts';
import { HAND_COUNT, HAND_RANK } from './hand-rank';
import { callOf, type Policy } from './policy';

const UNKNOWN = -1;

export class AuctionNode {
  private readonly next: (AuctionNode | undefined)[] = [];
  /** By rank of the speaker's hand: the index of what it says. */
  private said: Int8Array | null = null;

  constructor(
    readonly auction: Auction,
    private readonly policy: Policy,
    /** Who imagines: a game that it keeps back now it does not announce later, for there may be no later. */
    private readonly thinker: Seat
  ) {}

  after(call: Call): AuctionNode {
    return this.afterIndex(CALLS.indexOf(call));
  }

  /** The end, when everybody speaks on as a sensible player with these cards would. */
  finished(dealt: ArrayLike<number>): AuctionNode {
    const { turn } = this.auction;
    return turn === null ? this : this.afterIndex(this.callIndex(dealt[turn]!)).finished(dealt);
  }

  private afterIndex(index: number): AuctionNode {
    return (this.next[index] ??= new AuctionNode(say(this.auction, CALLS[index]!), this.policy, this.thinker));
  }

  private callIndex(hand: number): number {
    const said = (this.said ??= new Int8Array(HAND_COUNT).fill(UNKNOWN));
    const rank = HAND_RANK[hand]!;
    if (said[rank] === UNKNOWN) {
      const turn = this.auction.turn!;
      const leaning = this.policy.lean(this.auction, turn, hand);
      said[rank] = CALLS.indexOf(callOf(turn === this.thinker ? { ...leaning, announce: 0 } : leaning));
    }
    return said[rank]!;
  }
}
