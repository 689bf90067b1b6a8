/** English: why a computer did what it did. */
import { reasoner } from '../speaker';
import { inWords, points } from './words';

const likely = (chance: number | null): string => (chance === null ? '' : ` (${chance}%)`);

const topTrumps = (n: number): string => (n === 1 ? 'the highest trump' : `the ${inWords(n)} highest trumps`);

export const reason = reasoner({
  'four-queens': () => 'Holds all four queens.',
  'holds-top-trumps': ({ n, chance }) => `Holds ${topTrumps(n)}${likely(chance)}.`,
  'all-tricks-sure': () => 'Takes every trick, however the cards lie.',
  'game-pays': ({ chance }) => `Expects this game to bring the most${likely(chance)}.`,
  'strong-hand': () => 'Feels strong enough for it.',
  'side-ahead': ({ chance }) => `Thinks its own side clearly ahead${likely(chance)}.`,
  'gut-double': () => 'Has a good feeling about it.',
  'only-pass': () => 'There was nothing else to say.',
  'silent-cicha': ({ chance }) => `Holds both black queens and keeps quiet about it${likely(chance)}.`,
  'partner-speaks': () => 'Leaves the talking to the partner.',
  'nothing-better': ({ chance }) => `Saw nothing better${likely(chance)}.`,
  'only-card': () => 'There was no other card to play.',
  'all-the-same': () => 'Any card would have done as well.',
  'gives-partner': ({ points: given, sure }) =>
    sure
      ? `Gives the partner ${points(given)}: the trick is safe.`
      : `Gives the partner ${points(given)} and hopes the trick holds.`,
  cheapest: () => 'Cannot win the trick and gives as little as it can.',
  'takes-cheaply': ({ points: taken }) => `Takes ${points(taken)} with the cheapest card that will do.`,
  'cannot-be-beaten': () => 'Nothing still out can beat this card.',
  'wins-most': ({ chance }) => `Wins most often with this card${likely(chance)}.`,
  whim: () => 'Just felt like it.',
  'stand-in': () => 'The computer got stuck, so a plain safe move was made.'
});
