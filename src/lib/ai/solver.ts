/** Exact play with open cards: what the old side gets when old plays to raise its points and young to lower them. */
import { sizeOf, type Geometry } from './geometry';

const MEMO_BITS = 12;
const MEMO_SIZE = 1 << MEMO_BITS;
const GENERATIONS = 1 << 13;
const MORE_THAN_ALL = 255;
/** No three cards are worth less: jacks. */
const LEAST_WITH_IT = 6;

/**
 * Answers one yes-or-no question at a time: can the old side still take so many points? A few questions fix a payoff
 * class, a bisection the exact points. What holds at a trick boundary is remembered between the questions of one deal.
 * Yes and no are 1 and 0, sides too: a seat of side `s` stops looking as soon as it finds an answer that equals `s`.
 */
export class Solver {
  private readonly group: Uint16Array;
  private readonly alike: Uint16Array;
  private readonly trumps: number;
  private readonly total: Uint8Array;
  /** By seat, and once more for the seats from 4 on, so that a trick never wraps around. */
  private readonly hands = new Int32Array(8);
  private readonly sides = new Uint8Array(8);
  /** All cards dealt to the old side. */
  private oldCards = 0;
  /** The seat that a card was dealt to, bit by bit. */
  private ownerLow = 0;
  private ownerHigh = 0;
  private readonly keys = new Int32Array(MEMO_SIZE);
  /** Old can take at least `low` and at most `high`. */
  private readonly low = new Uint8Array(MEMO_SIZE);
  private readonly high = new Uint8Array(MEMO_SIZE);
  private generation = 0;

  constructor(readonly geometry: Geometry) {
    this.group = geometry.group;
    this.alike = geometry.alike;
    this.trumps = geometry.trumps;
    this.total = geometry.total;
  }

  /** Starts on a deal: what each seat holds, its card of the running trick included; `old` has a bit per seat. */
  deal(h0: number, h1: number, h2: number, h3: number, old: number): void {
    const { hands, sides } = this;
    hands[0] = hands[4] = h0;
    hands[1] = hands[5] = h1;
    hands[2] = hands[6] = h2;
    hands[3] = hands[7] = h3;
    for (let seat = 0; seat < 8; seat++) sides[seat] = (old >> (seat & 3)) & 1;
    this.oldCards = (old & 1 ? h0 : 0) | (old & 2 ? h1 : 0) | (old & 4 ? h2 : 0) | (old & 8 ? h3 : 0);
    this.ownerLow = h1 | h3;
    this.ownerHigh = h2 | h3;
    this.generation += 1;
    if (this.generation === GENERATIONS) {
      this.keys.fill(0);
      this.generation = 1;
    }
  }

  /**
   * Whether old takes at least `need` of the points still out, those of the running trick included.
   * @param live the cards still out, those of the running trick included
   * @param seat who plays next
   * @param played the cards of the running trick, `lead` the index of the first
   */
  takes(live: number, seat: number, played: number, lead: number, need: number): boolean {
    if (need <= 0) return true;
    if (need > this.total[live]!) return false;
    const count = sizeOf(played);
    const left = (sizeOf(live) + 3) >> 2;
    if (count === 0) return this.boundary(live, seat, need, left) === 1;
    if (count === 4) return this.taken(live, played, this.group[lead]!, need, left) === 1;
    const at = seat < count ? seat + 4 : seat;
    if (count === 1) return this.second(live, at, played, this.group[lead]!, need, left) === 1;
    if (count === 2) return this.third(live, at, played, this.group[lead]!, need, left) === 1;
    return this.fourth(live, at, played, this.group[lead]!, need, left) === 1;
  }

  /** Before a trick that `leader` leads to, `left` tricks before the end; 0 < need ≤ all points of `live`. */
  private boundary(live: number, leader: number, need: number, left: number): number {
    if (left === 1) return this.lastTrick(live, leader);
    const trumps = live & this.trumps;
    if (trumps !== 0) {
      // its highest trump takes a side at least one trick
      const top = trumps & -trumps;
      const sure = this.total[top]! + LEAST_WITH_IT;
      if ((top & this.oldCards) !== 0) {
        if (need <= sure) return 1;
      } else if (need > this.total[live]! - sure) return 0;
    }
    const place = live | (leader << 16);
    const key = place | (this.generation << 18);
    const slot = Math.imul(place, 0x9e3779b1) >>> (32 - MEMO_BITS);
    const { keys, low, high } = this;
    if (keys[slot] !== key) {
      const found = this.first(live, leader, need, left);
      keys[slot] = key;
      low[slot] = found === 1 ? need : 0;
      high[slot] = found === 1 ? MORE_THAN_ALL : need - 1;
      return found;
    }
    if (need <= low[slot]!) return 1;
    if (need > high[slot]!) return 0;
    const found = this.first(live, leader, need, left);
    // the search below may have given the slot away
    if (keys[slot] === key) (found === 1 ? low : high)[slot] = found === 1 ? need : need - 1;
    return found;
  }

  /** All four cards are forced; whoever takes them takes all that is left. */
  private lastTrick(live: number, leader: number): number {
    const best = live & this.trumps || live & this.group[31 - Math.clz32(this.hands[leader]! & live)]!;
    return (best & -best & this.oldCards) !== 0 ? 1 : 0;
  }

  /** Whether a neighbour of the same hand that is worth the same stands right above: then both come to the same. */
  private isTwin(live: number, legal: number, card: number): boolean {
    const above = live & (card - 1);
    return above !== 0 && ((1 << (31 - Math.clz32(above))) & legal & this.alike[31 - Math.clz32(card)]!) !== 0;
  }

  private first(live: number, seat: number, need: number, left: number): number {
    const side = this.sides[seat]!;
    const legal = this.hands[seat]! & live;
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const card = rest & -rest;
      if (this.isTwin(live, legal, card)) continue;
      const found = this.second(live, seat + 1, card, this.group[31 - Math.clz32(card)]!, need, left);
      if (found === side) return found;
    }
    return 1 - side;
  }

  private second(live: number, seat: number, played: number, group: number, need: number, left: number): number {
    const side = this.sides[seat]!;
    const hand = this.hands[seat]! & live;
    const duty = hand & group || hand & this.trumps;
    const over = duty & (played - 1);
    const legal = over !== 0 ? over : duty !== 0 ? duty : hand;
    // most follows are forced
    if ((legal & (legal - 1)) === 0) return this.third(live, seat + 1, played | legal, group, need, left);
    // what does not take an enemy's trick gives little first
    const weakFirst = over === 0 && side !== this.sides[seat - 1];
    for (let rest = legal; rest !== 0;) {
      const card = weakFirst ? 1 << (31 - Math.clz32(rest)) : rest & -rest;
      rest ^= card;
      if (this.isTwin(live, legal, card)) continue;
      const found = this.third(live, seat + 1, played | card, group, need, left);
      if (found === side) return found;
    }
    return 1 - side;
  }

  private third(live: number, seat: number, played: number, group: number, need: number, left: number): number {
    const side = this.sides[seat]!;
    const hand = this.hands[seat]! & live;
    const best = played & this.trumps || played & group;
    const holder = best & -best;
    const duty = hand & group || hand & this.trumps;
    const over = duty & (holder - 1);
    const legal = over !== 0 ? over : duty !== 0 ? duty : hand;
    if ((legal & (legal - 1)) === 0) return this.fourth(live, seat + 1, played | legal, group, need, left);
    const weakFirst = over === 0 && side === ((holder & this.oldCards) === 0 ? 1 : 0);
    for (let rest = legal; rest !== 0;) {
      const card = weakFirst ? 1 << (31 - Math.clz32(rest)) : rest & -rest;
      rest ^= card;
      if (this.isTwin(live, legal, card)) continue;
      const found = this.fourth(live, seat + 1, played | card, group, need, left);
      if (found === side) return found;
    }
    return 1 - side;
  }

  private fourth(live: number, seat: number, played: number, group: number, need: number, left: number): number {
    const side = this.sides[seat]!;
    const hand = this.hands[seat]! & live;
    const best = played & this.trumps || played & group;
    const holder = best & -best;
    const duty = hand & group || hand & this.trumps;
    const over = duty & (holder - 1);
    const legal = over !== 0 ? over : duty !== 0 ? duty : hand;
    if ((legal & (legal - 1)) === 0) return this.taken(live, played | legal, group, need, left);
    const weakFirst = over === 0 && side === ((holder & this.oldCards) === 0 ? 1 : 0);
    for (let rest = legal; rest !== 0;) {
      const card = weakFirst ? 1 << (31 - Math.clz32(rest)) : rest & -rest;
      rest ^= card;
      if (this.isTwin(live, legal, card)) continue;
      const found = this.taken(live, played | card, group, need, left);
      if (found === side) return found;
    }
    return 1 - side;
  }

  /** A full trick: books it and goes on with its winner. */
  private taken(live: number, played: number, group: number, need: number, left: number): number {
    const best = played & this.trumps || played & group;
    const winner = best & -best;
    const rest = live ^ played;
    const still = (winner & this.oldCards) === 0 ? need : need - this.total[played]!;
    if (still <= 0) return 1;
    if (still > this.total[rest]!) return 0;
    const index = 31 - Math.clz32(winner);
    const leader = ((this.ownerLow >> index) & 1) | (((this.ownerHigh >> index) & 1) << 1);
    return this.boundary(rest, leader, still, left - 1);
  }
}
