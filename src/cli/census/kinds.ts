/** What the census counts: for each trump order and game, who plays against whom and where the old side's end is cut. */
import { SHAPES, WON, type TableGame } from '../../lib/ai/census-code';
import { geometryOf, maskOf, type Geometry } from '../../lib/ai/geometry';
import { BLACK_QUEENS } from '../../lib/rules/public/cards';
import { PARTNER_JACKS } from '../../lib/rules/public/contracts';
import { PRESETS } from '../../lib/rules/public/rulesets';
import { trumpsOf } from '../../lib/rules/public/trumps';

/** By length of the work: what bots need most comes first. */
export const KIND_IDS = [
  'baska:zolo',
  'kop:zolo',
  'baska:normal',
  'kop:normal',
  'baska:gran',
  'baska:cicha',
  'kop:cicha',
  'baska:wesele',
  'kop:wesele'
] as const;
export type KindId = (typeof KIND_IDS)[number];
export const isKindId = (x: string): x is KindId => (KIND_IDS as readonly string[]).includes(x);

/** The four hands from forehand on. */
export type Hands = readonly [number, number, number, number];

/** Sets of seats have a bit per seat. */
export interface Kind {
  readonly id: KindId;
  readonly order: 'baska' | 'kop';
  readonly game: TableGame;
  readonly g: Geometry;
  /** The classes of an end: class `k` begins at `cuts[k - 1]` points of the old side. */
  readonly cuts: readonly number[];
  /** The old sides that play each deal; none where the game cannot be played. */
  sides(hands: Hands): readonly number[];
  /** Whose hands are counted. */
  counted(hands: Hands, old: number): number;
}

export function kindOf(id: KindId): Kind {
  const [order, game] = id.split(':') as [Kind['order'], TableGame];
  const g = geometryOf(trumpsOf(PRESETS[order], game));
  return { id, order, game, g, cuts: cutsOf(game), ...rolesOf(game, g) };
}

/** The ends that the tables tell apart, and the tie. */
const cutsOf = (game: TableGame): readonly number[] => [...SHAPES[game].ends.slice(1), WON - 1].sort((a, b) => a - b);

const EVERYONE = 0b1111;
const EACH_ALONE = [1, 2, 4, 8];
const NOBODY: readonly number[] = [];
/** Made once, since they are asked for in every deal. */
const ONE_SIDE: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, old) => [old]);

const holders = ([h0, h1, h2, h3]: Hands, cards: number): number =>
  (h0 & cards ? 1 : 0) | (h1 & cards ? 2 : 0) | (h2 & cards ? 4 : 0) | (h3 & cards ? 8 : 0);
const isOne = (seats: number): boolean => (seats & (seats - 1)) === 0;

function rolesOf(game: TableGame, g: Geometry): Pick<Kind, 'sides' | 'counted'> {
  const queens = maskOf(g, BLACK_QUEENS);
  const jacks = PARTNER_JACKS.map((card) => g.bitOf[card]);
  const holdersIf = (one: boolean, hands: Hands): readonly number[] => {
    const old = holders(hands, queens);
    return isOne(old) === one ? ONE_SIDE[old]! : NOBODY;
  };
  switch (game) {
    case 'normal':
      return { sides: (hands) => holdersIf(false, hands), counted: () => EVERYONE };
    case 'cicha':
      return { sides: (hands) => holdersIf(true, hands), counted: () => EVERYONE };
    case 'wesele':
      return {
        sides: (hands) => {
          const announcer = holders(hands, queens);
          // the announcer has room for two of the three jacks at most
          const jack = jacks.find((card) => holders(hands, card) !== announcer)!;
          return isOne(announcer) ? ONE_SIDE[announcer | holders(hands, jack)]! : NOBODY;
        },
        counted: (hands) => holders(hands, queens)
      };
    case 'zolo':
    case 'gran':
      return { sides: () => EACH_ALONE, counted: (_, old) => old };
  }
}
