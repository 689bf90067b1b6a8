/** The result of a Tagesblatt against the strong computer, and the text to share it: nothing in it tells of a card. */

export interface DayScores {
  /** Points of each deal, in order. */
  readonly mine: readonly number[];
  /** What the strong computer made of the same cards on the same seat. */
  readonly strong: readonly number[];
}

export type Comparison = 'better' | 'same' | 'worse';

export interface DayOutcome {
  readonly mine: number;
  readonly strong: number;
  /** Above 0: better than the strong computer. */
  readonly ahead: number;
  readonly perDeal: readonly Comparison[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const comparisonOf = (ahead: number): Comparison => (ahead > 0 ? 'better' : ahead < 0 ? 'worse' : 'same');

export function outcomeOf({ mine, strong }: DayScores): DayOutcome {
  if (mine.length !== strong.length) throw new Error('a deal has no comparison');
  const [ours, theirs] = [sum(mine), sum(strong)];
  const perDeal = mine.map((points, i) => comparisonOf(points - strong[i]!));
  return { mine: ours, strong: theirs, ahead: ours - theirs, perDeal };
}

export const MARKS: Readonly<Record<Comparison, string>> = { better: '▲', same: '▬', worse: '▼' };

/** With a real minus; 0 has no sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What only a language knows: `Baśka`, `1.12.2026`, `8 rozdań`, `mistrz`, `seria 12` (null: there is none to speak of). */
export interface ShareWords {
  readonly game: string;
  readonly date: string;
  readonly deals: string;
  readonly strong: string;
  readonly streak: string | null;
}

export function shareText(scores: DayScores, words: ShareWords): string {
  const { mine, strong, ahead, perDeal } = outcomeOf(scores);
  const marks = perDeal.map((one) => MARKS[one]).join('');
  return [
    [words.game, words.date, words.deals].join(' · '),
    `${signed(mine)} (${words.strong} ${signed(strong)})  → ${signed(ahead)}`,
    words.streak === null ? marks : `${marks}   ${words.streak}`
  ].join('\n');
}
