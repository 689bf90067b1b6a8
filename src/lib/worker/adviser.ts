/** Who advises the person, reviews her deals and plays them out for comparison: in workers of their own, so that no bot waits for them. */
import type { Advice, Depth } from '../ai/advice';
import type { Decision } from '../ai/review';
import type { Verdict } from '../ai/verdict';
import type { SeatView } from '../rules/public/view';
import { thinkerWith } from './client';
import { browser, crewOf, workersFor, type Crew, type Workshop } from './crew';
import type { Thinker } from './thinker';

/** Null: not available now. An aborted `signal` ends the work: nobody waits for the answer any more. */
export interface Adviser {
  advise(view: SeatView, seed: string, depth: Depth, signal: AbortSignal): Promise<Advice | null>;
  judge(decision: Decision, seed: string, signal: AbortSignal): Promise<Verdict | null>;
}

/** Makes an adviser with workers of its own; the app uses the one below. */
export const workerAdviser = (workshop: Workshop, size = 1): Adviser => adviserWith(crewOf(workshop, size));

function adviserWith(crew: Crew): Adviser {
  const none = (): null => null;
  return {
    advise: (view, seed, depth, signal) =>
      crew.ask<Advice | null>((bots) => bots.advise(view, seed, depth), none, signal),
    judge: (decision, seed, signal) => crew.ask<Verdict | null>((bots) => bots.judge(decision, seed), none, signal)
  };
}

/** The bots keep one worker to themselves, and even the smallest device has another for advice. */
const helpers = (): number => Math.max(1, workersFor(globalThis.navigator?.hardwareConcurrency ?? 2) - 1);

const crew = crewOf(browser, helpers());
/** The app's adviser. */
export const adviser: Adviser = adviserWith(crew);
/** Who plays on the person's seat for comparison. */
export const rival: Thinker = thinkerWith(crew);
