/** What a hand is worth before anything is known of the others: counted over all their hands with open cards (`npm run census`). */
import { ALL_POINTS, BLACK_QUEENS } from '../rules/public/cards';
import { TRAITS } from '../rules/public/contracts';
import type { Ruleset } from '../rules/public/rulesets';
import { handClassesOf } from './census-hands';
import { read, rowsOf, SHAPES, type TableGame } from './census-code';
import { CENSUS_TABLES } from './census-tables';
import { geometryOf, maskOf, sizeOf, translator, type Geometry } from './geometry';
import { HAND_COUNT, HAND_RANK, HANDS } from './hand-rank';
import { classOfPoints, stakesOf } from './stakes';

/** `silence`: nothing is announced, and it becomes a normal game or a cicha as the black queens lie. */
export const CENSUS_GAMES = ['silence', 'normal', 'cicha', 'wesele', 'zolo', 'zolo-du', 'gran', 'gran-du'] as const;
export type CensusGame = (typeof CENSUS_GAMES)[number];

/**
 * `hand` is a mask of the colour trumps' geometry, `place` counts from forehand, 0. The hand announces the game; in normal, cicha
 * and silence it is old or young as it holds black queens. Both are 0 where the hand or the ruleset cannot have the game.
 */
export interface Census {
  /** The chance that the hand's side wins, 0 to 1: the share of all deals of the others' cards. */
  chance(game: CensusGame, hand: number, place: number): number;
  /** Points of the deal, as they are written down, that the hand's seat is to expect when nobody doubles. */
  score(game: CensusGame, hand: number, place: number): number;
}

type Played = Exclude<CensusGame, 'silence'>;
const TABLE_OF: Readonly<Record<Played, TableGame>> = {
  normal: 'normal',
  cicha: 'cicha',
  wesele: 'wesele',
  zolo: 'zolo',
  'zolo-du': 'zolo',
  gran: 'gran',
  'gran-du': 'gran'
};
/** By black queens in the hand: how often silence is a cicha. Without one, both lie in one other hand in 3 · C(4,2) of C(12,2) cases. */
const CICHA_SHARE = [3 / 11, 0, 1] as const;

type Figure = keyof Census;
type Role = 'old' | 'young';

export function censusOf(rules: Ruleset): Census {
  const made = MADE.get(rules) ?? { chance: lookUp(rules, 'chance'), score: lookUp(rules, 'score') };
  MADE.set(rules, made);
  return made;
}
const MADE = new WeakMap<Ruleset, Census>();

/** Each game's figures are worked out when they are first asked for. */
function lookUp(rules: Ruleset, figure: Figure): Census[Figure] {
  const figures = new Map<CensusGame, Float64Array>();
  return (game, hand, place) => {
    let numbers = figures.get(game);
    if (numbers === undefined) figures.set(game, (numbers = figuresOf(rules, figure, game)));
    return numbers[4 * HAND_RANK[hand]! + place]!;
  };
}

/** By rank of the hand and place. */
function figuresOf(rules: Ruleset, figure: Figure, game: CensusGame): Float64Array {
  const queens = maskOf(geometryOf(rules.trumps.colour), BLACK_QUEENS);
  const held = (i: number): number => sizeOf(HANDS[i >> 2]! & queens);
  const numbers = new Float64Array(4 * HAND_COUNT);
  if (game === 'silence') {
    const [cicha, normal] = [figuresOf(rules, figure, 'cicha'), figuresOf(rules, figure, 'normal')];
    return numbers.map((_, i) => CICHA_SHARE[held(i)]! * cicha[i]! + (1 - CICHA_SHARE[held(i)]!) * normal[i]!);
  }
  // where cicha looks up zolo, both tell the same ends apart
  const { ends } = SHAPES[TABLE_OF[game]];
  const worth = { old: worthOf(rules, figure, game, ends, 'old'), young: worthOf(rules, figure, game, ends, 'young') };
  return numbers.map((_, i) => {
    const [table, role] = sourceOf(game, held(i));
    const shares = tableOf(rules, table)?.(HANDS[i >> 2]!, i & 3);
    return shares === undefined ? 0 : worth[role].reduce((sum, value, end) => sum + value * shares[end]!, 0);
  });
}

/** The table that knows a hand with so many black queens, and the hand's side. Who plays its cicha alone plays it like a zolo. */
function sourceOf(game: Played, blackQueens: number): readonly [TableGame, Role] {
  if (game === 'cicha' && blackQueens === 2) return ['zolo', 'old'];
  return [TABLE_OF[game], game === 'cicha' || (game === 'normal' && blackQueens === 0) ? 'young' : 'old'];
}

/** What each end of the old side brings. A house's limit may lie within an end; then its points are taken to be equally common. */
function worthOf(rules: Ruleset, figure: Figure, game: Played, ends: readonly number[], role: Role): readonly number[] {
  const stakes = stakesOf(rules, game, TRAITS[game].sides === 'alone' ? ONE : TWO, []);
  const valueOf = (points: number): number => {
    const k = classOfPoints(stakes, points);
    return figure === 'score' ? stakes[role][k]! : Number(k >= stakes.winClass === (role === 'old'));
  };
  return ends.map((from, k) => {
    const to = ends[k + 1] ?? ALL_POINTS + 1;
    const values = Array.from({ length: to - from }, (_, i) => valueOf(from + i));
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}
const ONE = 0b01;
const TWO = 0b11;

/** The shares of the ends, by hand and place; nothing for a hand that the table does not have. */
type Table = (hand: number, place: number) => Float64Array | undefined;

/** Rulesets with the same trumps share their tables. */
function tableOf({ trumps }: Ruleset, game: TableGame): Table | null {
  const order = trumps.gran === undefined ? 'kop' : 'baska';
  const key = `${order}:${game}`;
  const text = CENSUS_TABLES[key];
  if (text === undefined) return null;
  const colour = geometryOf(trumps.colour);
  const table = READ.get(key) ?? readTable(text, game, colour, game === 'gran' ? geometryOf(trumps.gran!) : colour);
  READ.set(key, table);
  return table;
}
const READ = new Map<string, Table>();

function readTable(text: string, game: TableGame, colour: Geometry, g: Geometry): Table {
  const into = translator(colour, g);
  const { classOf } = handClassesOf(g);
  const shares = read(SHAPES[game], text);
  const rowOf = new Map(rowsOf(g, SHAPES[game]).map((number, row) => [number, row]));
  return (hand, place) => {
    const row = rowOf.get(classOf(into(hand)));
    return row === undefined ? undefined : shares[4 * row + place];
  };
}
