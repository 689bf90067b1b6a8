/** What the languages say of finished deals looked through and looked at again. */

/** How a deal came about. */
export type ModeName = 'free' | 'daily' | 'learning' | 'practice';

/** Of a swap test: how many of the deals asked about came to the same decision. */
export interface SwapCount {
  readonly same: number;
  readonly asked: number;
  readonly deals: number;
}

export interface HistoryTexts {
  readonly title: string;
  readonly modes: Readonly<Record<ModeName, string>>;
  /** The strong computer’s score of the same deal, on screen and aloud. */
  strong(n: number): string;
  strongSpoken(n: number): string;
  page(page: number, pages: number): string;
  readonly turns: Readonly<Record<'newest' | 'newer' | 'older' | 'oldest', string>>;
  /** Back from one deal. */
  readonly all: string;
  readonly missing: string;
  step(ply: number, plies: number): string;
  readonly steps: Readonly<Record<'first' | 'back' | 'forward' | 'last', string>>;
  readonly playFrom: string;
  readonly swap: string;
  /** What the test does, to somebody by name. */
  swapLine(name: string): string;
  swapRunning(count: SwapCount): string;
  swapDone(count: SwapCount): string;
  /** It had seen every card. */
  readonly swapNone: string;
  readonly swapFailed: string;
  readonly swapOther: string;
}
