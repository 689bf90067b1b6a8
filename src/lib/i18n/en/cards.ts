/** English names of the cards. */
import { rankOf, suitOf, type Card } from '../../rules/public/cards';
import type { CardTexts } from '../shape';

const suits = { C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds' } as const;
const ranks = { A: 'ace', T: 'ten', Q: 'queen', J: 'jack' } as const;

const name = (card: Card): string => `${ranks[rankOf(card)]} of ${suits[suitOf(card)]}`;

export const cards: CardTexts = {
  name,
  object: (card) => `the ${name(card)}`,
  list: (all) => all.map(name).join(', '),
  suits,
  ranks,
  index: { french: { A: 'A', T: '10', Q: 'Q', J: 'J' }, bavarian: { A: 'A', T: '10', Q: 'O', J: 'U' } },
  back: 'hidden card'
};
