/** What every language has to say of advice and review. */
import type { Reason } from '../ai/reasons';
import type { Card } from '../rules/public/cards';
import type { Call } from '../rules/public/contracts';

/** An act by its name: a card, or a call that has one. */
export type NamedAct =
  | { readonly t: 'play'; readonly card: Card }
  | { readonly t: 'call'; readonly call: Call; readonly doubleName: string | null };

export interface AdviceTexts {
  /** The sheet, and what opens it. */
  readonly title: string;
  readonly thinking: string;
  /** While only few deals are weighed. */
  readonly soFar: string;
  readonly failed: string;
  readonly notNow: string;
  /** `gewinnt in 1.312 von 2.000 Fällen`. */
  wins(wins: number, deals: number): string;
  percent(chance: number): string;
  /** Over the column of expected points. */
  readonly points: string;
  /** Expected points, on screen and aloud. */
  score(score: number): string;
  scoreSpoken(score: number): string;
  readonly best: string;
  readonly asGood: string;
  /** What the scores of calls hold. */
  readonly callsNote: string;
  /** On the button that follows the advice: `Kreuz-Dame legen`, `Kontra sagen`. */
  follow(act: NamedAct): string;
  /** Why it is the best; true before the act, and afterwards too. */
  why(reason: Reason): string;
}

export interface ReviewTexts {
  /** What opens the sheet. */
  readonly open: string;
  title(deal: number): string;
  progress(judged: number, decisions: number): string;
  readonly failed: string;
  /** Where everything was forced. */
  readonly nothingFree: string;
  /** `4 von 5 Entscheidungen waren gut.` */
  summary(good: number, free: number): string;
  lost(cost: number): string;
  readonly good: string;
  readonly forced: string;
  readonly better: string;
  /** `Gewinnt in 72 % der Fälle statt in 51 %.`. */
  chances(best: number, done: number): string;
  cost(cost: number): string;
  costSpoken(cost: number): string;
  readonly partyTitle: string;
  /** `86 %`, from what was good and what was free. */
  accuracy(good: number, free: number): string;
  costliest(deal: number): string;
}
