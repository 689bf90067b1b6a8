/** One moment of an auction in numbers: what a hand and what was said so far say about the next word. */
import { legalCalls, type Auction } from '../rules/public/auction';
import { ALL_QUEENS, BLACK_QUEENS, nextSeat, type Seat } from '../rules/public/cards';
import { ANNOUNCEMENTS, PARTNER_JACKS, TRAITS, type Announcement, type Call } from '../rules/public/contracts';
import type { Ruleset } from '../rules/public/rulesets';
import { censusOf, type Census, type CensusGame } from './census';
import { cardsOf, geometryOf, lowestIndex, maskOf, type Geometry } from './geometry';

/** Where each kind of number stands: a constant, the sixteen cards, then all that needs more than one number. */
const CARD = 1;
/** The chance of what is called, as it is and beyond each of the edges. */
const CHANCE = 17;
const CHANCE_EDGES = [0.5, 0.75, 0.9] as const;
/** The chance when nothing is called. */
const SILENCE = 21;
const DOUBLED_BEFORE = 23;
const SPOKE_BEFORE = 24;
const PASS_CLOSES = 25;
const PLACE = 26;
const LAST_DOUBLE_BY = 29;
const HOLDS_BOTH = 31;
export const NUMBERS = 32;

/** Rows of weights: doubles of nothing by black queens held, of a wesele by role, of solo games; then each game by situation. */
const GAMES = ['wesele', 'gran', 'zolo', 'gran-du', 'zolo-du'] as const satisfies readonly CensusGame[];
const DEPTHS = 4;
const SITUATIONS = 7;
const WESELE_ROWS = 3 * DEPTHS;
const SOLO_ROWS = WESELE_ROWS + 3 * DEPTHS;
const GAME_ROWS = SOLO_ROWS + GAMES.length * DEPTHS;
export const ROWS = GAME_ROWS + GAMES.length * SITUATIONS;

/** What all moments of a deal share. */
export interface Ground {
  readonly g: Geometry;
  readonly census: Census;
  readonly forehand: Seat;
  readonly blackQueens: number;
  readonly allQueens: number;
  readonly highestJack: number;
}

export function groundOf(rules: Ruleset, dealer: Seat): Ground {
  const g = geometryOf(rules.trumps.colour);
  return {
    g,
    census: censusOf(rules),
    forehand: nextSeat(dealer),
    blackQueens: maskOf(g, BLACK_QUEENS),
    allQueens: maskOf(g, ALL_QUEENS),
    highestJack: g.bitOf[PARTNER_JACKS[0]!]
  };
}

/** A call but pass: its row of weights, and the numbers that they weigh. */
export interface Description {
  readonly row: number;
  readonly numbers: Float64Array;
}

/** What the speaker can tell moments of a ruleset apart by: with the same key all calls and numbers are the same. */
export function keyOf(a: Auction, { forehand }: Ground): number {
  const { standing, doubles } = a;
  const seat = a.turn!;
  const last = doubles.at(-1);
  const game = standing === null ? 0 : 1 + ANNOUNCEMENTS.indexOf(standing.game);
  let key = (game << 3) | doubles.length;
  key = (key << 2) | ((seat - forehand + 4) & 3);
  key = (key << 2) | (last === undefined ? 0 : (last - seat + 4) & 3);
  key = (key << 1) | Number(standing?.seat === seat);
  key = (key << 1) | Number(last !== undefined && standing?.seat === last);
  key = (key << 1) | Number(doubles.includes(seat));
  key = (key << 1) | Number(a.spoke[seat]);
  return (key << 1) | Number(passCloses(a));
}

const passCloses = ({ passes, standing, doubles }: Auction): boolean =>
  passes === (standing === null && doubles.length === 0 ? 3 : 2);

/** For any hand that the speaker may hold: four cards as a mask of the colour trumps' geometry. */
export class Moment {
  private readonly seat: Seat;
  private readonly place: number;
  /** Filled anew for each hand; what comes from the auction alone stays. */
  private readonly numbers = new Float64Array(NUMBERS);
  private readonly legal: (readonly Call[] | undefined)[] = [];

  constructor(
    private readonly a: Auction,
    private readonly ground: Ground
  ) {
    const seat = a.turn;
    if (seat === null) throw new Error('the auction is over');
    this.seat = seat;
    this.place = (seat - ground.forehand + 4) & 3;
    const x = this.numbers;
    x[0] = 1;
    x[DOUBLED_BEFORE] = Number(a.doubles.includes(seat));
    x[SPOKE_BEFORE] = Number(a.spoke[seat]);
    x[PASS_CLOSES] = Number(passCloses(a));
    if (this.place > 0) x[PLACE + this.place - 1] = 1;
    const last = a.doubles.at(-1);
    const distance = last === undefined ? 0 : (last - seat + 4) & 3;
    if (distance === 1 || distance === 2) x[LAST_DOUBLE_BY + distance - 1] = 1;
  }

  /** What may be said: of a hand it depends on the queens alone. */
  calls(hand: number): readonly Call[] {
    const { g, allQueens } = this.ground;
    const kind = (hand & allQueens) === allQueens ? 3 : this.blackQueensIn(hand);
    return (this.legal[kind] ??= legalCalls(this.a, cardsOf(g, hand)));
  }

  describe(call: Call, hand: number): Description {
    const numbers = this.filled(call, hand).slice();
    for (let rest = hand; rest !== 0; rest &= rest - 1) numbers[CARD + lowestIndex(rest)] = 1;
    return { row: this.rowOf(call, hand), numbers };
  }

  /** The weighed sum of the description. */
  lean(weights: readonly Float64Array[], call: Call, hand: number): number {
    const w = weights[this.rowOf(call, hand)]!;
    const x = this.filled(call, hand);
    let sum = w[0]!;
    for (let rest = hand; rest !== 0; rest &= rest - 1) sum += w[CARD + lowestIndex(rest)]!;
    for (let i = CHANCE; i < NUMBERS; i++) sum += w[i]! * x[i]!;
    return sum;
  }

  /** All numbers but those of the cards. */
  private filled(call: Call, hand: number): Float64Array {
    const x = this.numbers;
    const both = this.blackQueensIn(hand) === 2;
    const quiet = this.ground.census.chance(both ? 'zolo' : 'silence', hand, this.place);
    const chance = this.chanceOf(call, hand, quiet);
    x[CHANCE] = chance;
    for (let i = 0; i < CHANCE_EDGES.length; i++) x[CHANCE + 1 + i] = Math.max(0, chance - CHANCE_EDGES[i]!);
    x[SILENCE] = quiet;
    x[SILENCE + 1] = Math.max(0, quiet - 0.5);
    x[HOLDS_BOTH] = Number(both);
    return x;
  }

  private blackQueensIn(hand: number): 0 | 1 | 2 {
    const black = hand & this.ground.blackQueens;
    return black === 0 ? 0 : black === this.ground.blackQueens ? 2 : 1;
  }

  /** How often this hand wins the game that is called or doubled; 0 where only the cards tell. */
  private chanceOf(call: Call, hand: number, quiet: number): number {
    const { standing } = this.a;
    if (call !== 'double') return this.ground.census.chance(call as CensusGame, hand, this.place);
    if (standing === null) return quiet;
    if (standing.seat === this.seat) return this.ground.census.chance(standing.game as CensusGame, hand, this.place);
    return TRAITS[standing.game].sides === 'alone' ? 0 : quiet;
  }

  private rowOf(call: Call, hand: number): number {
    return call === 'double' ? this.doubleRow(hand) : this.gameRow(call as Announcement);
  }

  private doubleRow(hand: number): number {
    const { standing, doubles } = this.a;
    const depth = Math.min(doubles.length, DEPTHS - 1);
    if (standing === null) return this.blackQueensIn(hand) * DEPTHS + depth;
    if (TRAITS[standing.game].sides === 'alone') return SOLO_ROWS + rankOf(standing.game) * DEPTHS + depth;
    const role = standing.seat === this.seat ? 0 : (hand & this.ground.highestJack) !== 0 ? 1 : 2;
    return WESELE_ROWS + role * DEPTHS + depth;
  }

  private gameRow(game: Announcement): number {
    const { standing, doubles } = this.a;
    const own = standing?.seat === this.seat;
    const begin = standing === null ? 0 : own ? 2 : 4;
    const most = standing === null || own ? 1 : 2;
    return GAME_ROWS + rankOf(game) * SITUATIONS + begin + Math.min(doubles.length, most);
  }
}

const rankOf = (game: Announcement): number => (GAMES as readonly Announcement[]).indexOf(game);
