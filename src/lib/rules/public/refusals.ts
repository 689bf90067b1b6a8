/** Every reason for which an act is refused; i18n turns each into a sentence. */
export const REFUSALS = [
  'deal-over',
  'not-your-turn',
  'stale',
  'auction-running',
  'auction-over',
  'not-in-hand',
  'must-follow',
  'must-trump',
  'must-beat',
  'unknown-call',
  'not-in-this-game',
  'too-low',
  'needs-black-queens',
  'needs-four-queens',
  'first-word-only',
  'no-more-doubles',
  'holds-both-black-queens',
  'own-game',
  'own-double',
  'same-side'
] as const;
export type Refusal = (typeof REFUSALS)[number];
