/** A thinker and an adviser without a worker: for programs and tests in Node. */
import { act } from '../ai/act';
import { advise } from '../ai/advice';
import { judge } from '../ai/review';
import type { Adviser } from './adviser';
import type { Thinker } from './thinker';

export const localThinker: Thinker = {
  act: (view, level, seed) => Promise.resolve(act(view, level, seed))
};

export const localAdviser: Adviser = {
  advise: (view, seed, depth) => Promise.resolve(advise(view, seed, depth)),
  judge: (decision, seed) => Promise.resolve(judge(decision, seed))
};
