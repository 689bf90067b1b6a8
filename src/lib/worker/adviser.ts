/** Who advises the person and reviews her deals: in a worker of its own, so that no bot waits for it. */
import type { Advice } from '../ai/advice';
import type { Decision, Review } from '../ai/review';
import type { SeatView } from '../rules/public/view';
import { browser, crewOf, type Workshop } from './crew';

/** Null: not available now. */
export interface Adviser {
  advise(view: SeatView, seed: string): Promise<Advice | null>;
  review(decisions: readonly Decision[], seed: string): Promise<Review | null>;
  /** Nobody waits for an answer any more. */
  rest(): void;
}

/** Makes an adviser with a worker of its own; the app uses the one below. */
export function workerAdviser(workshop: Workshop): Adviser {
  const crew = crewOf(workshop);
  const none = (): null => null;
  return {
    advise: (view, seed) => crew.ask<Advice | null>((bots) => bots.advise(view, seed), none),
    review: (decisions, seed) => crew.ask<Review | null>((bots) => bots.review(decisions, seed), none),
    rest: () => crew.dismiss()
  };
}

/** The app's adviser. */
export const adviser: Adviser = workerAdviser(browser);
