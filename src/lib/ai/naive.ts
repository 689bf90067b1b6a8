/** The yardstick for the solver: plain alpha-beta over card points, with no memo, no order and no equal cards. */
import { holderOf, legalMask, lowestIndex, sizeOf, type Geometry } from './geometry';

export class NaiveSolver {
  /** What each seat still holds. */
  private readonly hands = new Int32Array(4);
  private old = 0;

  constructor(readonly geometry: Geometry) {}

  /**
   * The points that old takes of those still out, those of the running trick included.
   * @param hands by seat, without the cards of the running trick
   * @param old a bit per seat
   * @param played by seat from the leader on, in order
   */
  points(hands: readonly number[], old: number, turn: number, played: readonly number[]): number {
    this.hands.set(hands);
    this.old = old;
    const lead = played.length === 0 ? 0 : lowestIndex(played[0]!);
    const trick = played.reduce((mask, card) => mask | card, 0);
    const holder = played.length === 0 ? 0 : holderOf(this.geometry, lead, trick);
    const holdingSeat = (turn - played.length + played.indexOf(holder) + 4) & 3;
    return this.play(turn, trick, lead, holder, holdingSeat, sizeOf(trick), 0, 255);
  }

  private play(
    seat: number,
    trick: number,
    lead: number,
    holder: number,
    holdingSeat: number,
    count: number,
    low: number,
    high: number
  ): number {
    if (count === 4) return this.taken(trick, holdingSeat, low, high);
    const hand = this.hands[seat]!;
    const mine = ((this.old >> seat) & 1) === 1;
    let best = mine ? -1 : 255;
    const legal = count === 0 ? hand : legalMask(this.geometry, hand, lead, holder);
    for (let rest = legal; rest !== 0; rest &= rest - 1) {
      const card = rest & -rest;
      const first = count === 0 ? lowestIndex(card) : lead;
      const now = holderOf(this.geometry, first, holder | card);
      this.hands[seat] = hand ^ card;
      const by = now === card ? seat : holdingSeat;
      const found = this.play((seat + 1) & 3, trick | card, first, now, by, count + 1, low, high);
      this.hands[seat] = hand;
      if (mine) {
        if (found > best) best = found;
        if (best > low) low = best;
      } else {
        if (found < best) best = found;
        if (best < high) high = best;
      }
      if (low >= high) break;
    }
    return best;
  }

  /** A full trick goes to its holder, who leads to the next. */
  private taken(trick: number, winner: number, low: number, high: number): number {
    const gain = ((this.old >> winner) & 1) === 1 ? this.geometry.total[trick]! : 0;
    if (this.hands[winner] === 0) return gain;
    return gain + this.play(winner, 0, 0, 0, winner, 0, low - gain, high - gain);
  }
}
