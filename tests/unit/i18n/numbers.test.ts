/** Signs, plurals, lists. */
import { describe, expect, test } from 'vitest';
import { messages } from '../../../src/lib/i18n/catalogue';
import { capitalised, counter, joiner, signed, spoken } from '../../../src/lib/i18n/numbers';

describe('Polish plurals', () => {
  test.each([
    [0, '0 oczek'],
    [1, '1 oczko'],
    [2, '2 oczka'],
    [4, '4 oczka'],
    [5, '5 oczek'],
    [12, '12 oczek'],
    [14, '14 oczek'],
    [21, '21 oczek'],
    [22, '22 oczka'],
    [24, '24 oczka'],
    [25, '25 oczek'],
    [104, '104 oczka'],
    [-1, '−1 oczko'],
    [-4, '−4 oczka'],
    [-5, '−5 oczek']
  ])('%i: %s', (n, text) => expect(messages.pl.table.points(n)).toBe(text));

  test.each([
    [1, '1 rozdanie'],
    [2, '2 rozdania'],
    [8, '8 rozdań'],
    [12, '12 rozdań'],
    [16, '16 rozdań'],
    [24, '24 rozdania']
  ])('%i: %s', (n, text) => expect(messages.pl.home.deals(n)).toBe(text));

  test.each([
    [4, '4 karty'],
    [1, '1 karta'],
    [0, '0 kart']
  ])('%i: %s', (n, text) => expect(messages.pl.table.cardsLeft(n)).toBe(text));
});

test.each([
  [0, '0 Augen', '0 points'],
  [1, '1 Auge', '1 point'],
  [2, '2 Augen', '2 points'],
  [-1, '−1 Auge', '−1 point']
])('German and English %i: %s, %s', (n, de, en) => {
  expect(messages.de.table.points(n)).toBe(de);
  expect(messages.en.table.points(n)).toBe(en);
});

test.each([
  [2, '+2', 'plus 2'],
  [-4, '−4', 'minus 4'],
  [0, '0', '0'],
  [-0, '0', '0'],
  [480, '+480', 'plus 480']
])('%i is shown as %s and said as %s', (n, shown, said) => {
  expect(signed(n)).toBe(shown);
  expect(spoken(n)).toBe(said);
});

test('a counter falls back to the other form', () => expect(counter('pl')(2, { other: 'kart' })).toBe('2 kart'));

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a i b'],
  [['a', 'b', 'c'], 'a, b i c']
])('%j joined: %s', (words, text) => expect(joiner('i')(words)).toBe(text));

test('capitals keep Polish letters', () =>
  expect([capitalised('słup'), capitalised('źrebię'), capitalised('')]).toEqual(['Słup', 'Źrebię', '']));
