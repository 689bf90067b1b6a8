import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK, type BySeat, type Card } from '../../../src/lib/rules/public/cards';
import { PRESET_IDS, type PresetId } from '../../../src/lib/rules/public/rulesets';
import { cardsUnder } from '../../../src/lib/rules/full/daily';
import { binomialTails, HANDS, momentsOf, normalTails } from '../../../src/lib/stats/chance';
import {
  ENOUGH_DEALS,
  FAIRNESS_FIGURES,
  fairnessOfHands,
  FALSE_ALARM,
  type DealtHands
} from '../../../src/lib/stats/fairness';
import { fairHistory, lots } from './fair-deals';

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
const some = (base: PresetId, n: number, seed = 'seven'): readonly DealtHands[] =>
  Array.from({ length: n }, (_, i) => ({ base, hands: cardsUnder(seed, i + 1).hands }));

describe('what chance predicts', () => {
  test('is counted over all hands: 1,820, each in 34,650 of 63,063,000 deals', () => {
    expect(HANDS).toHaveLength(1820);
    expect(new Set(HANDS.map((hand) => hand.join(' '))).size).toBe(1820);
    expect(1820 * choose(12, 4) * choose(8, 4)).toBe(63_063_000);
  });

  test.each([
    ['baska', 12],
    ['kop', 14]
  ] as const)('%s: the textbook’s mean and variance of %i trumps among 16 cards', (base, trumps) => {
    const { rows } = fairnessOfHands(some(base, 1));
    const [row] = rows.filter(({ figure }) => figure === 'trumps');
    expect(row!.expected).toBeCloseTo((4 * trumps) / 16, 12);
    expect(row!.spread ** 2).toBeCloseTo(4 * (trumps / 16) * (1 - trumps / 16) * (12 / 15), 12);
  });

  test.each([
    ['points', 26, ((4 * (4 * (121 + 100 + 9 + 4))) / 16 - 4 * 6.5 ** 2) * (12 / 15)],
    ['four-queens', 1 / 1820, (1 / 1820) * (1819 / 1820)],
    ['both-black-queens', 1 / 20, (1 / 20) * (19 / 20)],
    ['top-three', 13 / 1820, (13 / 1820) * (1807 / 1820)]
  ] as const)('%s of a hand: %d', (figure, mean, variance) => {
    for (const base of PRESET_IDS) {
      const [row] = fairnessOfHands(some(base, 1)).rows.filter((r) => r.figure === figure);
      expect(row!.expected).toBeCloseTo(mean, 12);
      expect(row!.spread ** 2).toBeCloseTo(variance, 12);
    }
  });

  test('moments are those of the hands', () => {
    expect(momentsOf(() => 3)).toEqual({ mean: 3, variance: 0 });
    const { mean, variance } = momentsOf((hand) => (hand.includes('QC') ? 1 : 0));
    expect([mean, variance]).toEqual([expect.closeTo(1 / 4, 12), expect.closeTo(3 / 16, 12)]);
  });

  test.each([
    [0, 1],
    [1, 0.3173105],
    [1.959964, 0.05],
    [3.290527, 0.001],
    [5, 5.733e-7]
  ])('%d standard deviations off: %d', (z, p) => {
    expect(normalTails(z * 3, 9) / p).toBeCloseTo(1, 4);
    expect(normalTails(-z * 3, 9)).toBe(normalTails(z * 3, 9));
  });

  test('the tails of a rare hand are the sums that they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 99 }), fc.nat(25), (n, percent, seen) => {
        const [p, k] = [percent / 100, Math.min(seen, n)];
        const pmf = (i: number): number => choose(n, i) * p ** i * (1 - p) ** (n - i);
        const sum = (from: number, to: number): number =>
          Array.from({ length: to - from + 1 }, (_, i) => pmf(from + i)).reduce((a, b) => a + b, 0);
        expect(binomialTails(n, p, k)).toBeCloseTo(Math.min(1, 2 * sum(0, k), 2 * sum(k, n)), 9);
      })
    );
    expect(binomialTails(100_000, 1 / 20, 5000)).toBeGreaterThan(0.9);
    expect(binomialTails(100_000, 1 / 20, 5500)).toBeLessThan(1e-10);
  });
});

describe('the verdict', () => {
  test('waits for enough deals', () => {
    const hands = some('baska', ENOUGH_DEALS);
    expect(fairnessOfHands([]).verdict).toBe('too-few');
    expect(fairnessOfHands(hands.slice(1)).verdict).toBe('too-few');
    expect(fairnessOfHands(hands).verdict).toBe('within-chance');
  });

  test('has a row for every seat and figure, and its seats share what is dealt', () => {
    const { rows } = fairnessOfHands([...some('baska', 300), ...some('kop', 300, 'eight')]);
    expect(rows).toHaveLength(4 * FAIRNESS_FIGURES.length);
    const all = (figure: string): number => rows.filter((r) => r.figure === figure).reduce((n, r) => n + r.seen, 0);
    expect(all('points')).toBe(600 * 104);
    expect(all('trumps')).toBe(300 * 12 + 300 * 14);
  });

  /** Seat 2 gets the better of two random cards now and then: it takes the ace of hearts from whoever holds it. */
  const favoured = (hands: BySeat<readonly Card[]>): BySeat<readonly Card[]> => {
    const give = hands[2].find((card) => card !== 'AH')!;
    const swap = (card: Card): Card => (card === 'AH' ? give : card === give ? 'AH' : card);
    return hands[2].includes('AH')
      ? hands
      : [hands[0].map(swap), hands[1].map(swap), hands[2].map(swap), hands[3].map(swap)];
  };

  test('finds a seat that is favoured in one deal of four', () => {
    const rigged = some('baska', 1500).map(({ base, hands }, i) => ({
      base,
      hands: i % 4 === 0 ? favoured(hands) : hands
    }));
    const { verdict, rows } = fairnessOfHands(rigged);
    expect(verdict).toBe('unusual');
    expect(rows.filter((row) => row.verdict === 'unusual').every((row) => row.seat === 2)).toBe(true);
  });

  test('finds wesele dealt too often', () => {
    const wesele = (hands: BySeat<readonly Card[]>): BySeat<readonly Card[]> => {
      const seat = hands.findIndex((hand) => hand.includes('QC'));
      const give = hands[seat]!.find((card) => card !== 'QC' && card !== 'QS')!;
      const swap = (card: Card): Card => (card === 'QS' ? give : card === give ? 'QS' : card);
      return hands[seat]!.includes('QS')
        ? hands
        : [hands[0].map(swap), hands[1].map(swap), hands[2].map(swap), hands[3].map(swap)];
    };
    const rigged = some('kop', 600).map(({ base, hands }, i) => ({ base, hands: i % 5 === 0 ? wesele(hands) : hands }));
    expect(
      fairnessOfHands(rigged)
        .rows.filter((r) => r.verdict === 'unusual')
        .map((r) => r.figure)
    ).toContain('both-black-queens');
  });

  test('calls a fair game unusual less than once in a hundred: 2,000 fair histories', () => {
    const draw = lots(20_261_201);
    let alarms = 0;
    for (let i = 0; i < 2000; i++) {
      const history = fairHistory(
        draw,
        PRESET_IDS[i % PRESET_IDS.length]!,
        i % 2 === 0 ? ENOUGH_DEALS : 2 * ENOUGH_DEALS
      );
      alarms += fairnessOfHands(history).verdict === 'unusual' ? 1 : 0;
    }
    expect(alarms / 2000).toBeLessThan(FALSE_ALARM);
  });
});

test('the simulated deals are whole decks', () => {
  const [deal] = fairHistory(lots(1), 'baska', 1);
  expect(deal!.hands.flat().toSorted()).toEqual([...DECK].sort());
});
