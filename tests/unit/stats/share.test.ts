import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeOf, shareText, signed } from '../../../src/lib/stats/share';

const WORDS = { game: 'Baśka', date: '1.12.2026', deals: '8 rozdań', strong: 'mistrz', streak: 'seria 12' };
const MINE = [4, 2, 1, -3, 8, -1, 1, 2];
const STRONG = [2, 1, 1, -1, 6, -1, 0, 3];

describe('the text to share', () => {
  test('is the one of the design', () => {
    expect(shareText({ mine: MINE, strong: STRONG }, WORDS)).toBe(
      'Baśka · 1.12.2026 · 8 rozdań\n+14 (mistrz +11)  → +3\n▲▲▬▼▲▬▲▼   seria 12'
    );
  });

  test('says nothing of a streak where there is none, and writes real minus signs', () => {
    const text = shareText({ mine: [-5], strong: [0] }, { ...WORDS, streak: null });
    expect(text.split('\n').slice(1)).toEqual(['−5 (mistrz 0)  → −5', '▼']);
  });

  test('has one mark for each deal, and nothing else of the deals but their sums', () => {
    const score = fc.integer({ min: -480, max: 480 });
    const deals = fc.array(fc.tuple(score, score), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(deals, (pairs) => {
        const scores = { mine: pairs.map(([a]) => a), strong: pairs.map(([, b]) => b) };
        const [head, sums, marks = ''] = shareText(scores, { ...WORDS, streak: null }).split('\n');
        const { mine, strong, ahead } = outcomeOf(scores);
        expect(head).toBe('Baśka · 1.12.2026 · 8 rozdań');
        expect(sums).toBe(`${signed(mine)} (mistrz ${signed(strong)})  → ${signed(ahead)}`);
        expect(marks).toMatch(/^[▲▬▼]+$/);
        expect([...marks].map((mark) => ({ '▲': 1, '▬': 0, '▼': -1 })[mark])).toEqual(
          pairs.map(([a, b]) => Math.sign(a - b))
        );
        expect(ahead).toBe(mine - strong);
      })
    );
  });

  test('wants a comparison for every deal', () => {
    expect(() => outcomeOf({ mine: [1, 2], strong: [1] })).toThrow();
  });
});
