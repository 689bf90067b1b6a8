/** English: advice at the table, and why it is good advice. */
import type { AdviceTexts } from '../advice-shape';
import { reasoner } from '../speaker';
import { cards } from './cards';
import { games } from './games';
import { inWords, large, points, signedDecimal, spokenDecimal } from './words';

export const percent = (chance: number): string => `${chance}%`;
const likely = (chance: number | null): string => (chance === null ? '' : ` (${percent(chance)})`);

const why = reasoner({
  'four-queens': () => 'Four queens in one hand win at once.',
  'holds-top-trumps': ({ n, chance }) =>
    n === 1
      ? `The highest trump is yours${likely(chance)}.`
      : `The ${inWords(n)} highest trumps are yours${likely(chance)}.`,
  'all-tricks-sure': () => 'Every trick is yours, however the cards lie.',
  'game-pays': ({ chance }) => `This game should bring the most${likely(chance)}.`,
  'strong-hand': () => 'The hand is strong enough for it.',
  'side-ahead': ({ chance }) => `Your side is clearly ahead${likely(chance)}.`,
  'gut-double': () => 'A good feeling speaks for it.',
  'only-pass': () => 'Nothing else may be said.',
  'silent-cicha': ({ chance }) => `With both black queens keeping quiet pays more${likely(chance)}.`,
  'partner-speaks': () => 'Your partner has said all there is to say.',
  'nothing-better': ({ chance }) => `Anything else should bring less${likely(chance)}.`,
  'only-card': () => 'No other card may be played.',
  'all-the-same': ({ chance }) => `Any card will do as well${likely(chance)}.`,
  'gives-partner': ({ points: given, sure }) =>
    `${points(given)} for your partner: the trick ${sure ? 'is safe' : 'will probably hold'}.`,
  cheapest: () => 'The trick is out of reach, and this card gives the least.',
  'takes-cheaply': ({ points: taken }) => `Takes ${points(taken)} with the cheapest card that will do.`,
  'cannot-be-beaten': () => 'Nothing still out can beat this card.',
  'wins-most': ({ chance }) => `This card brings the most on the whole${likely(chance)}.`,
  whim: () => 'Here it is a matter of mood.',
  'stand-in': () => 'A plain safe move.'
});

export const advice: AdviceTexts = {
  title: 'Advice',
  thinking: 'Working out the advice …',
  soFar: 'This is a first impression; still counting …',
  failed: 'There is no advice just now. Close this sheet and ask again.',
  notNow: 'You can ask for advice when it is your turn.',
  wins: (wins, deals) => `wins in ${large(wins)} of ${large(deals)} ${deals === 1 ? 'case' : 'cases'}`,
  percent,
  points: 'Points',
  score: signedDecimal,
  scoreSpoken: (score) => `${spokenDecimal(score)} points on average`,
  best: 'best',
  asGood: 'as good',
  callsNote: 'For games and doubles some caution is already taken off.',
  follow: (act) =>
    act.t === 'play'
      ? `Play ${cards.object(act.card)}`
      : act.call === 'pass'
        ? 'Pass now'
        : `Say ${games.call(act.call, act.doubleName)}`,
  why
};
