/** The yardstick for the solver: plain alpha-beta over card points, with no memo, no order and no equal cards. */
import { maskOfTrick, type OpenPosition } from './open-play';
import { lowestIndex, type Geometry } from './geometry';

export class NaiveSolver {
  private readonly hands = new Int32Array(4);
  /** Whether a card belongs to the old side, and to which seat, by index. */
  private readonly oldCard = new Uint8Array(16);
  private readonly owner = new Uint8Array(16);
  private old = 0;

  constructor(private readonly geometry: Geometry) {}

  /** What old has at the end when everybody plays on with open cards. */
  points({ hands, old, turn, trick, points }: OpenPosition): number {
    const played = maskOfTrick(trick);
    hands.forEach((hand, seat) => {
      this.hands[seat] = hand & ~played;
      for (let rest = hand; rest !== 0; rest &= rest - 1) {
        this.owner[lowestIndex(rest)] = seat;
        this.oldCard[lowestIndex(rest)] = (old >> seat) & 1;
      }
    });
    this.old = old;
    const lead = trick[0] === undefined ? 0 : lowestIndex(trick[0]);
    return points + this.play(turn, played, lead, trick.length, 0, 255);
  }

  private play(seat: number, trick: number, lead: number, count: number, low: number, high: number): number {
    const { group } = this.geometry;
    const hand = this.hands[seat]!;
    let legal = hand;
    if (count !== 0) {
      const duty = hand & group[lead]! || hand & this.geometry.trumps;
      const best = trick & this.geometry.trumps || trick & group[lead]!;
      if (duty !== 0) legal = duty & ((best & -best) - 1) || duty;
    }
    const mine = (this.old >> seat) & 1;
    let found = mine === 1 ? -1 : 255;
    for (let rest = legal; rest !== 0 && low < high; rest &= rest - 1) {
      const card = rest & -rest;
      const first = count === 0 ? lowestIndex(card) : lead;
      this.hands[seat] = hand ^ card;
      const value =
        count === 3
          ? this.taken(trick | card, first, low, high)
          : this.play((seat + 1) & 3, trick | card, first, count + 1, low, high);
      this.hands[seat] = hand;
      if (mine === 1) {
        if (value > found) found = value;
        if (found > low) low = found;
      } else {
        if (value < found) found = value;
        if (found < high) high = found;
      }
    }
    return found;
  }

  /** A full trick goes to its holder, who leads to the next. */
  private taken(trick: number, lead: number, low: number, high: number): number {
    const best = trick & this.geometry.trumps || trick & this.geometry.group[lead]!;
    const index = lowestIndex(best);
    const gain = this.oldCard[index] === 1 ? this.geometry.total[trick]! : 0;
    const winner = this.owner[index]!;
    return this.hands[winner] === 0 ? gain : gain + this.play(winner, 0, 0, 0, low - gain, high - gain);
  }
}
