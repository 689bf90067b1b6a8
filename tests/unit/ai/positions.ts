/** Random open positions of every contract, for the solver's tests. */
import { ALL_CARDS, geometryOf, holderOf, lowestIndex, type Geometry } from '../../../src/lib/ai/geometry';
import { legalIn, maskOfTrick, type OpenPosition } from '../../../src/lib/ai/open-play';
import { rngOf, shuffled, type Rng } from '../../../src/lib/rules/public/random';
import { PRESETS } from '../../../src/lib/rules/public/rulesets';

export const GEOMETRIES: readonly { readonly name: string; readonly g: Geometry }[] = [
  { name: 'colour trumps of Baśka', g: geometryOf(PRESETS.baska.trumps.colour) },
  { name: 'colour trumps of Kop', g: geometryOf(PRESETS.kop.trumps.colour) },
  { name: 'gran', g: geometryOf(PRESETS.baska.trumps.gran!) }
];

const OLD_SIDES = [0b0001, 0b0010, 0b0100, 0b1000, 0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100];

/** A random deal, played on at random for up to 15 cards. */
export function randomPosition(g: Geometry, seed: string): OpenPosition {
  const rng = rngOf(seed, 'position');
  const cards = shuffled(
    Array.from({ length: 16 }, (_, i) => 1 << i),
    rng
  );
  const hands = [0, 1, 2, 3].map((seat) => cards.slice(4 * seat, 4 * seat + 4).reduce((m, c) => m | c, 0));
  let position: OpenPosition = { hands, old: OLD_SIDES[rng.below(10)]!, turn: rng.below(4), trick: [], points: 0 };
  for (let n = rng.below(16); n > 0; n--) position = playedOn(g, position, anyOf(legalIn(g, position), rng));
  return position;
}

function anyOf(mask: number, rng: Rng): number {
  const cards = Array.from({ length: 16 }, (_, i) => 1 << i).filter((card) => (mask & card) !== 0);
  return cards[rng.below(cards.length)]!;
}

export function playedOn(g: Geometry, p: OpenPosition, card: number): OpenPosition {
  const trick = [...p.trick, card];
  if (trick.length < 4) return { ...p, trick, turn: (p.turn + 1) % 4 };
  const played = maskOfTrick(trick);
  const holder = holderOf(g, lowestIndex(trick[0]!), played);
  const turn = p.hands.findIndex((hand) => (hand & holder) !== 0);
  const gain = (p.old >> turn) & 1 ? g.total[played]! : 0;
  return { ...p, hands: p.hands.map((hand) => hand & ~played & ALL_CARDS), turn, trick: [], points: p.points + gain };
}

/** What a naive solver says of the end: nothing left to play is the points taken. */
export const isOver = (p: OpenPosition): boolean => p.hands.every((hand) => hand === 0);
