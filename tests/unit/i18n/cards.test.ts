/** The names of all 16 cards, in every case that a sentence needs. */
import { describe, expect, test } from 'vitest';
import { messages, FACES, type CardTexts } from '../../../src/lib/i18n/catalogue';
import { LOCALES } from '../../../src/lib/i18n/locales';
import { DECK } from '../../../src/lib/rules/public/cards';

const { de, pl, en } = messages;
/** By suit, and within it ace, ten, queen, jack. */
const all = (name: CardTexts['name']): string => DECK.map((card) => name(card)).join(', ');

describe('the cards', () => {
  test('in Polish', () => {
    expect(all(pl.cards.name)).toBe(
      'as trefl, dziesiątka trefl, dama trefl, walet trefl, as pik, dziesiątka pik, dama pik, walet pik, ' +
        'as kier, dziesiątka kier, dama kier, walet kier, as karo, dziesiątka karo, dama karo, walet karo'
    );
    expect(all(pl.cards.object)).toBe(
      'asa trefl, dziesiątkę trefl, damę trefl, waleta trefl, asa pik, dziesiątkę pik, damę pik, waleta pik, ' +
        'asa kier, dziesiątkę kier, damę kier, waleta kier, asa karo, dziesiątkę karo, damę karo, waleta karo'
    );
  });

  test('in German', () => {
    expect(all(de.cards.name)).toBe(
      'Kreuz-Ass, Kreuz-Zehn, Kreuz-Dame, Kreuz-Bube, Pik-Ass, Pik-Zehn, Pik-Dame, Pik-Bube, ' +
        'Herz-Ass, Herz-Zehn, Herz-Dame, Herz-Bube, Karo-Ass, Karo-Zehn, Karo-Dame, Karo-Bube'
    );
    expect(all(de.cards.object)).toBe(
      'das Kreuz-Ass, die Kreuz-Zehn, die Kreuz-Dame, den Kreuz-Buben, das Pik-Ass, die Pik-Zehn, die Pik-Dame, den Pik-Buben, ' +
        'das Herz-Ass, die Herz-Zehn, die Herz-Dame, den Herz-Buben, das Karo-Ass, die Karo-Zehn, die Karo-Dame, den Karo-Buben'
    );
  });

  test('in German, of the Bavarian pack', () => {
    expect(all((card) => de.cards.name(card, 'bavarian'))).toBe(
      'Eichel-Ass, Eichel-Zehn, Eichel-Ober, Eichel-Unter, Gras-Ass, Gras-Zehn, Gras-Ober, Gras-Unter, ' +
        'Herz-Ass, Herz-Zehn, Herz-Ober, Herz-Unter, Schellen-Ass, Schellen-Zehn, Schellen-Ober, Schellen-Unter'
    );
    expect(all((card) => de.cards.object(card, 'bavarian'))).toBe(
      'das Eichel-Ass, die Eichel-Zehn, den Eichel-Ober, den Eichel-Unter, das Gras-Ass, die Gras-Zehn, den Gras-Ober, den Gras-Unter, ' +
        'das Herz-Ass, die Herz-Zehn, den Herz-Ober, den Herz-Unter, das Schellen-Ass, die Schellen-Zehn, den Schellen-Ober, den Schellen-Unter'
    );
  });

  test('in English', () => {
    expect(all(en.cards.name)).toBe(
      'ace of clubs, ten of clubs, queen of clubs, jack of clubs, ace of spades, ten of spades, queen of spades, jack of spades, ' +
        'ace of hearts, ten of hearts, queen of hearts, jack of hearts, ace of diamonds, ten of diamonds, queen of diamonds, jack of diamonds'
    );
    expect(DECK.every((card) => en.cards.object(card) === `the ${en.cards.name(card)}`)).toBe(true);
  });

  test.each([
    ['de', 'A10DB'],
    ['pl', 'A10DW'],
    ['en', 'A10QJ']
  ] as const)('have the index letters of %s: %s', (locale, letters) => {
    const { index } = messages[locale].cards;
    expect(Object.values(index.french).join('')).toBe(letters);
    expect(Object.values(index.bavarian).join('')).toBe('A10OU');
  });

  test.each(LOCALES)('are never named twice alike in %s', (locale) => {
    for (const face of FACES) {
      expect(new Set(DECK.map((card) => messages[locale].cards.name(card, face))).size).toBe(16);
      expect(new Set(DECK.map((card) => messages[locale].cards.object(card, face))).size).toBe(16);
    }
  });
});
