/** What the card drawings look up: letters, colours of the people and places of the ten pips. */
import type { Card, Rank, Suit } from '$lib/rules/public/cards';

export type Faces = 'french' | 'bavarian';
export type Letters = 'en' | 'de' | 'pl';

const INDEX = { en: 'A10QJ', de: 'A10DB', pl: 'A10DW', bavarian: 'A10OU' } as const;

/** Width of each glyph in card units (the card is 100 wide). */
const WIDTH: Readonly<Record<string, number>> = { A: 30, D: 31.5, Q: 32, J: 19, W: 36, B: 29, O: 32, U: 30 };
const TEN_WIDTH = 46;

export interface Index {
  readonly glyphs: readonly string[];
  readonly width: number;
}

/** The letters in the corner, e.g. `['1', '0']`, and how wide they are. */
export function indexOf(rank: Rank, letters: Letters | 'bavarian'): Index {
  const text = INDEX[letters];
  if (rank === 'T') return { glyphs: ['1', '0'], width: TEN_WIDTH };
  const glyph = rank === 'A' ? 'A' : text.charAt(rank === 'Q' ? 3 : 4);
  return { glyphs: [glyph], width: WIDTH[glyph] ?? 30 };
}

/** French suits follow the colour set chosen for the table; the Bavarian pips keep their own natural colours. */
const COLOUR: Readonly<Record<Faces, Readonly<Record<Suit, string>>>> = {
  french: {
    C: 'var(--suit-c, #1b1a1f)',
    S: 'var(--suit-s, #1b1a1f)',
    H: 'var(--suit-h, #b3121d)',
    D: 'var(--suit-d, #b3121d)'
  },
  bavarian: {
    C: 'var(--suit-eichel, #6b4a16)',
    S: 'var(--suit-gras, #1f6a35)',
    H: 'var(--suit-herz, #b3121d)',
    D: 'var(--suit-schellen, #8f5a00)'
  }
};

export const colourOf = (suit: Suit, faces: Faces): string => COLOUR[faces][suit];

/** Sprite ids: `k-`, `f` or `b` for the set, then the card (`k-fQC`) or the bare suit (`k-fC`). */
export const idOf = (what: Card | Suit, faces: Faces): string => `#k-${faces === 'french' ? 'f' : 'b'}${what}`;

/** Centres of the ten small pips, clear of the index above and of the trump band below. */
export const TEN_PIPS: readonly (readonly [number, number])[] = [24, 76]
  .flatMap((x) => [51, 73.5, 96, 118.5].map((y) => [x, y] as const))
  .concat([
    [50, 62],
    [50, 107.5]
  ]);
