/** German names of the cards, of the French and of the Bavarian pack. */
import { rankOf, suitOf, type Card } from '../../rules/public/cards';
import type { CardTexts, Face } from '../shape';

const SUITS = {
  french: { C: 'Kreuz', S: 'Pik', H: 'Herz', D: 'Karo' },
  bavarian: { C: 'Eichel', S: 'Gras', H: 'Herz', D: 'Schellen' }
} as const;
const RANKS = {
  french: { A: 'Ass', T: 'Zehn', Q: 'Dame', J: 'Bube' },
  bavarian: { A: 'Ass', T: 'Zehn', Q: 'Ober', J: 'Unter' }
} as const;
/** The accusative: article and rank. */
const OBJECTS = {
  french: { A: ['das', 'Ass'], T: ['die', 'Zehn'], Q: ['die', 'Dame'], J: ['den', 'Buben'] },
  bavarian: { A: ['das', 'Ass'], T: ['die', 'Zehn'], Q: ['den', 'Ober'], J: ['den', 'Unter'] }
} as const;

const name = (card: Card, face: Face = 'french'): string => `${SUITS[face][suitOf(card)]}-${RANKS[face][rankOf(card)]}`;

export const cards: CardTexts = {
  name,
  object: (card, face = 'french') => {
    const [article, rank] = OBJECTS[face][rankOf(card)];
    return `${article} ${SUITS[face][suitOf(card)]}-${rank}`;
  },
  list: (all, face = 'french') => all.map((card) => name(card, face)).join(', '),
  suits: SUITS.french,
  ranks: RANKS.french,
  index: { french: { A: 'A', T: '10', Q: 'D', J: 'B' }, bavarian: { A: 'A', T: '10', Q: 'O', J: 'U' } },
  back: 'verdeckte Karte'
};
