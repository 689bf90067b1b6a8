/** Polish names of the cards. */
import { rankOf, suitOf, type Card } from '../../rules/public/cards';
import type { CardTexts } from '../shape';

const suits = { C: 'trefl', S: 'pik', H: 'kier', D: 'karo' } as const;
const ranks = { A: 'as', T: 'dziesiątka', Q: 'dama', J: 'walet' } as const;
/** The accusative; ace and jack decline as if they were alive. */
const objects = { A: 'asa', T: 'dziesiątkę', Q: 'damę', J: 'waleta' } as const;

const name = (card: Card): string => `${ranks[rankOf(card)]} ${suits[suitOf(card)]}`;

export const cards: CardTexts = {
  name,
  object: (card) => `${objects[rankOf(card)]} ${suits[suitOf(card)]}`,
  list: (all) => all.map(name).join(', '),
  suits,
  ranks,
  index: { french: { A: 'A', T: '10', Q: 'D', J: 'W' }, bavarian: { A: 'A', T: '10', Q: 'O', J: 'U' } },
  back: 'zakryta karta'
};
