/** Advice and review in words: figures as each language writes them. */
import { expect, test } from 'vitest';
import { messages } from '../../../src/lib/i18n/catalogue';

const { de, pl, en } = messages;

test('how often it wins, with the language’s own groups and cases', () => {
  expect(de.advice.wins(1312, 2000)).toBe('gewinnt in 1.312 von 2.000 Fällen');
  expect(en.advice.wins(1312, 2000)).toBe('wins in 1,312 of 2,000 cases');
  expect(pl.advice.wins(1312, 2000)).toBe('wygrywa w 1312 z 2000 przypadków');
  expect([de, pl, en].map(({ advice }) => advice.wins(1, 1))).toEqual([
    'gewinnt in 1 von 1 Fall',
    'wygrywa w 1 z 1 przypadku',
    'wins in 1 of 1 case'
  ]);
});

test('expected points in tenths, with a real minus, and none on what is nothing', () => {
  expect([0.84, -1.25, 0, -0.04].map(de.advice.score)).toEqual(['+0,8', '−1,3', '0,0', '0,0']);
  expect([0.84, -1.2].map(en.advice.score)).toEqual(['+0.8', '−1.2']);
  expect(pl.advice.scoreSpoken(-1.2)).toBe('średnio minus 1,2 punktu');
});

test('what following the advice means', () => {
  const queen = { t: 'play', card: 'QC' } as const;
  const re = { t: 'call', call: 'double', doubleName: 're' } as const;
  expect([de, pl, en].map(({ advice }) => advice.follow(queen))).toEqual([
    'Kreuz-Dame legen',
    'Zagraj damę trefl',
    'Play the queen of clubs'
  ]);
  expect([de, pl, en].map(({ advice }) => advice.follow(re))).toEqual(['Re sagen', 'Powiedz: Re', 'Say Re']);
});

test('a review in figures', () => {
  expect(de.review.summary(1, 1)).toBe('1 von 1 Entscheidung war gut.');
  expect(de.review.summary(4, 5)).toBe('4 von 5 Entscheidungen waren gut.');
  expect(pl.review.lost(1.5)).toBe('Oddane: 1,5 punktu');
  expect(de.review.accuracy(31, 36)).toBe('86\u00a0%');
  expect(en.review.accuracy(0, 0)).toBe('0%');
  expect(en.review.cost(1.5)).toBe('−1.5');
});
