/** The page's end of the bots' worker: a plain act takes the place of one that does not come. */
import { fallbackAct } from '../ai/fallback';
import type { SeatView } from '../rules/public/view';
import { browser, crewOf, type Crew, type Workshop } from './crew';
import type { Thinker, Thought } from './thinker';

export { PATIENCE_MS, type Workshop } from './crew';

/** Makes a thinker with a worker of its own; the app uses the one below. */
export const workerThinker = (workshop: Workshop): Thinker => thinkerWith(crewOf(workshop));

export const thinkerWith = (crew: Crew): Thinker => ({
  act: (view, level, seed) =>
    crew.ask<Thought>(
      (bots) => bots.act(view, level, seed),
      () => standIn(view)
    )
});

const standIn = (view: SeatView): Thought => ({ act: fallbackAct(view), why: { code: 'stand-in' }, stoodIn: true });

/** The app's thinker. */
export const thinker: Thinker = workerThinker(browser);
