/** The third trick of all public deals as one game tree in flat arrays: the last trick plays itself. */
import { holderOf, legalMask, lowestIndex, sizeOf, type Geometry } from './geometry';
import type { PublicDeals } from './ending-deals';

/**
 * A node is one seat's choice between two cards in one deal; the nodes of one information set (the same two cards after
 * the same public plays) stand side by side, and the sets in the order of play. `left` is the stronger card in the order of
 * the geometry. A child is a node behind its parents, or one of the ends in front of all nodes.
 */
export interface EndingGame {
  /** What old scores at each end and, after a pass over the tree, at each node. */
  readonly value: Float64Array;
  /** The weight with which each node is come to; that of the first in each deal stands. */
  readonly reach: Float64Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** By node: what one point of the old side is worth to the seat that chooses. */
  readonly stake: Float64Array;
  /** By set: its first node; the last entry is the end of all. */
  readonly start: Int32Array;
  /** By set: who chooses, by place. */
  readonly place: Uint8Array;
  /** By deal: where it begins, a node or an end. */
  readonly root: Int32Array;
  /** The set of two cards held after these plays; undefined where nothing hangs on the choice. */
  readonly setOf: (hand: number, trick: readonly number[]) => number | undefined;
  /** The weight of all deals. */
  readonly total: number;
}

/** Names an information set: the plays so far, in order, behind a leading 1; then the hand. */
const NO_PLAYS = 1;
const playedOn = (plays: number, card: number): number => (plays << 4) | lowestIndex(card);
const keyOf = (plays: number, hand: number): number => (plays << 16) | hand;
/** Of the set of two cards held after these plays. */
export const keyAfter = (trick: readonly number[], hand: number): number =>
  keyOf(trick.reduce(playedOn, NO_PLAYS), hand);

/** No information set has this key. */
export const NONE_KEPT = 0;

/** A choice whose two cards always end alike is left out, unless it is that of the set `kept`. */
export function gameOf(deals: PublicDeals, kept: number): EndingGame {
  const ends = endsOf(deals);
  const raw = new Growth(deals, ends, kept);
  for (let deal = 0; deal < deals.size; deal++) raw.plant(deal);
  return sorted(deals, raw, ends.values);
}

/** The different scores of old, and by party which of them some further points bring. */
function endsOf({ parties }: PublicDeals) {
  const values = [...new Set(parties.flatMap(({ scores }) => [...scores]))];
  return { values, byPoints: parties.map(({ scores }) => Uint8Array.from(scores, (score) => values.indexOf(score))) };
}
type Ends = ReturnType<typeof endsOf>;

/** The trees as they grow, one deal after the other: nodes are numbered from the number of ends on. */
class Growth {
  private readonly g: Geometry;
  readonly left: number[] = [];
  readonly right: number[] = [];
  /** By node. */
  readonly stake: number[] = [];
  readonly set: number[] = [];
  readonly sets = new Map<number, number>();
  /** By set. */
  readonly place: number[] = [];
  readonly root: Int32Array;
  private readonly hands = new Int32Array(4);
  private old = 0;
  private byPoints: Uint8Array;

  constructor(
    private readonly deals: PublicDeals,
    private readonly ends: Ends,
    private readonly kept: number
  ) {
    this.g = deals.g;
    this.root = new Int32Array(deals.size);
    this.byPoints = new Uint8Array();
  }

  plant(deal: number): void {
    const { hands, party, parties } = this.deals;
    for (let place = 0; place < 4; place++) this.hands[place] = hands[4 * deal + place]!;
    this.old = parties[party[deal]!]!.old;
    this.byPoints = this.ends.byPoints[party[deal]!]!;
    this.root[deal] = this.grow(0, NO_PLAYS, 0, 0);
  }

  /** The node or end at which `place` is to play. */
  private grow(place: number, plays: number, played: number, lead: number): number {
    if (place === 4) return this.end(played, lead);
    const hand = this.hands[place]!;
    const legal = place === 0 ? hand : legalMask(this.g, hand, lead, holderOf(this.g, lead, played));
    const strong = legal & -legal;
    const weak = legal ^ strong;
    const left = this.after(strong, place, plays, played, lead);
    if (weak === 0) return left;
    const right = this.after(weak, place, plays, played, lead);
    const key = keyOf(plays, hand);
    return left === right && key !== this.kept ? left : this.node(left, right, place, key);
  }

  private after(card: number, place: number, plays: number, played: number, lead: number): number {
    return this.grow(place + 1, playedOn(plays, card), played | card, place === 0 ? lowestIndex(card) : lead);
  }

  private node(left: number, right: number, place: number, key: number): number {
    const set = this.sets.get(key) ?? this.place.length;
    if (set === this.place.length) {
      this.sets.set(key, set);
      this.place.push(place);
    }
    this.set.push(set);
    this.stake.push(stakeOf(this.old, place));
    this.left.push(left);
    return this.ends.values.length + this.right.push(right) - 1;
  }

  /** Both tricks counted: the winner of the third leads what it has left. */
  private end(played: number, lead: number): number {
    const { g, hands } = this;
    const winner = this.holder(holderOf(g, lead, played));
    const rest = (hands[0]! | hands[1]! | hands[2]! | hands[3]!) ^ played;
    const last = this.holder(holderOf(g, lowestIndex(hands[winner]! & rest), rest));
    const points = ((this.old >> winner) & 1) * g.total[played]! + ((this.old >> last) & 1) * g.total[rest]!;
    return this.byPoints[points]!;
  }

  private holder(card: number): number {
    const { hands } = this;
    return (hands[0]! & card) !== 0 ? 0 : (hands[1]! & card) !== 0 ? 1 : (hands[2]! & card) !== 0 ? 2 : 3;
  }
}

/** Two against two the young lose what old wins; three against one each of them a third of it. */
const stakeOf = (old: number, place: number): number => ((old >> place) & 1 ? 1 : sizeOf(old) === 2 ? -1 : -1 / 3);

/** Set by set, in the order of play. */
function sorted(deals: PublicDeals, raw: Growth, ends: readonly number[]): EndingGame {
  const order = [0, 1, 2, 3].flatMap((place) => [...raw.place.keys()].filter((set) => raw.place[set] === place));
  const rank = new Int32Array(order.length);
  order.forEach((set, i) => (rank[set] = i));
  const start = startsOf(raw, rank, ends.length);
  const next = start.slice();
  const size = ends.length + raw.set.length;
  /** Where each node goes; the ends stay. */
  const moved = Int32Array.from({ length: size }, (_, ref) =>
    ref < ends.length ? ref : next[rank[raw.set[ref - ends.length]!]!]!++
  );
  const [left, right, stake] = [new Int32Array(size), new Int32Array(size), new Float64Array(size)];
  raw.set.forEach((_, n) => {
    const at = moved[ends.length + n]!;
    left[at] = moved[raw.left[n]!]!;
    right[at] = moved[raw.right[n]!]!;
    stake[at] = raw.stake[n]!;
  });
  const [value, reach] = [new Float64Array(size), new Float64Array(size)];
  value.set(ends);
  const root = raw.root.map((ref) => moved[ref]!);
  root.forEach((ref, deal) => (reach[ref] = deals.weights[deal]!));
  return {
    ...{ value, reach, left, right, stake, start, root },
    place: Uint8Array.from(order, (set) => raw.place[set]!),
    setOf: (hand, trick) => {
      const set = raw.sets.get(keyAfter(trick, hand));
      return set === undefined ? undefined : rank[set]!;
    },
    total: deals.weights.reduce((sum, weight) => sum + weight, 0)
  };
}

/** By set in its new order: its first node, behind the ends. */
function startsOf(raw: Growth, rank: Int32Array, ends: number): Int32Array {
  const start = new Int32Array(rank.length + 1);
  start[0] = ends;
  for (const set of raw.set) start[rank[set]! + 1]!++;
  for (let i = 0; i < rank.length; i++) start[i + 1]! += start[i]!;
  return start;
}
