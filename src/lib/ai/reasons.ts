/** Why a bot did what it did, as codes and figures: computed from what decided, turned into a sentence by i18n. */

/**
 * `chance`: in how many of the weighed deals the own side wins, in whole percent; null where nothing was weighed.
 * `score`: expected points of the deal for the seat itself, rounded to tenths.
 */
export type Reason =
  // announcing
  | { readonly code: 'four-queens' }
  /** Holds the `n` highest trumps of the game it announces. */
  | { readonly code: 'holds-top-trumps'; readonly n: number; readonly chance: number | null }
  /** Every trick is its own, however the cards lie. */
  | { readonly code: 'all-tricks-sure' }
  /** The announced game is expected to bring most. */
  | { readonly code: 'game-pays'; readonly chance: number; readonly score: number }
  /** A strong hand by feel. */
  | { readonly code: 'strong-hand' }
  // doubling
  | { readonly code: 'side-ahead'; readonly chance: number }
  | { readonly code: 'gut-double' }
  // passing
  | { readonly code: 'only-pass' }
  /** Holds both black queens and says nothing: plays alone in secret. */
  | { readonly code: 'silent-cicha'; readonly chance: number | null }
  /** Its sure partner has said what there is to say. */
  | { readonly code: 'partner-speaks' }
  /** Nothing else is expected to bring more. */
  | { readonly code: 'nothing-better'; readonly chance: number | null }
  // playing
  | { readonly code: 'only-card' }
  /** All legal cards come to the same. */
  | { readonly code: 'all-the-same'; readonly chance: number }
  /** Gives a card that counts to its partner's trick; `sure`: nobody can take that trick away. */
  | { readonly code: 'gives-partner'; readonly points: number; readonly sure: boolean; readonly chance: number | null }
  /** Throws the least into a trick that it does not get. */
  | { readonly code: 'cheapest'; readonly chance: number | null }
  /** The last to play, takes the trick with the card that costs least. */
  | { readonly code: 'takes-cheaply'; readonly points: number; readonly chance: number | null }
  /** Plays a card that nothing still out can beat. */
  | { readonly code: 'cannot-be-beaten'; readonly chance: number | null }
  /** Best on the whole, without one plain word for it. */
  | { readonly code: 'wins-most'; readonly chance: number; readonly score: number }
  | { readonly code: 'whim' }
  // standing in for a bot that failed
  | { readonly code: 'stand-in' };

export const percent = (share: number): number => Math.round(share * 100);
export const tenths = (score: number): number => Math.round(score * 10) / 10;
