/** From a code to cards: numbers once told keep their cards, and every deal is equally likely. */
import { describe, expect, test } from 'vitest';
import { DECK, SEATS } from '../../../src/lib/rules/public/cards';
import { dealerOf, firstDealerOf, handsOf } from '../../../src/lib/rules/full/shuffle';
import { hands } from './deals';

describe('a code', () => {
  test.each([
    ['7F3K9Q2M', 1, 'QS AC QD TS | QH TC TH AD | AH JC AS JH | QC JS TD JD'],
    ['7F3K9Q2M', 2, 'TC JC TD TS | JH AS AC AH | QH JD QS QC | JS TH QD AD'],
    ['7F3K9Q2M', 24, 'AC QS AD QC | QD TS AH TH | JS JD QH AS | TD JH TC JC'],
    ['00000000', 1, 'TS AS QD JC | QC JD JH AH | JS TC AD QH | TD QS AC TH'],
    ['00000000', 24, 'JS QD TS QC | QH AH QS JD | AC JH TH TC | TD AD JC AS'],
    ['ABCDEFGH', 1, 'QH TC TS AH | AD TD JD QD | JS JH TH QC | JC AS QS AC']
  ])('%s, deal %i, always gives the same cards', (code, deal, text) => {
    expect(handsOf(code, deal)).toEqual(hands(text));
  });

  test.each([
    ['7F3K9Q2M', 3],
    ['00000000', 2],
    ['ABCDEFGH', 3]
  ])('%s always gives the same first dealer', (code, dealer) => {
    expect(firstDealerOf(code)).toBe(dealer);
  });

  test('the dealer moves one seat on after each deal', () => {
    expect([1, 2, 3, 4, 5, 24].map((deal) => dealerOf('7F3K9Q2M', deal))).toEqual([3, 0, 1, 2, 3, 2]);
  });

  test('the first dealer is drawn evenly', () => {
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 8_000; i++) counts[firstDealerOf(`lot-${i}`)]! += 1;
    for (const n of counts) expect(Math.abs(n - 2_000)).toBeLessThan(160); // four standard deviations
  });
});

describe('200,000 deals', () => {
  const DEALS = 200_000;
  const at = new Map<string, number>();
  let together = 0;
  for (let i = 0; i < DEALS; i++) {
    const dealt = handsOf(`deal-${i}`, 1);
    for (const seat of SEATS) for (const card of dealt[seat]) at.set(card + seat, (at.get(card + seat) ?? 0) + 1);
    if (dealt.some((h) => h.includes('QC') && h.includes('QS'))) together += 1;
  }

  test('give every card to every seat equally often', () => {
    const cells = DECK.flatMap((card) => SEATS.map((seat) => at.get(card + seat) ?? 0));
    expect(cells.reduce((a, b) => a + b, 0)).toBe(16 * DEALS);
    const chiSquare = cells.reduce((sum, n) => sum + (n - DEALS / 4) ** 2 / (DEALS / 4), 0);
    // 45 degrees of freedom (16/15 of them, as a hand has just four places): once in a thousand above 85
    expect(chiSquare).toBeLessThan(85);
    for (const n of cells) expect(Math.abs(n - DEALS / 4)).toBeLessThan(4.5 * Math.sqrt((DEALS * 3) / 16));
  });

  test('have both black queens in one hand in one of five', () => {
    expect(Math.abs(together / DEALS - 0.2)).toBeLessThan(0.004);
  });
});
