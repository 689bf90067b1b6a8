/** A thinker without a worker: for programs and tests in Node. */
import { act } from '../ai/act';
import type { Thinker } from './thinker';

export const localThinker: Thinker = {
  act: (view, level, seed) => Promise.resolve(act(view, level, seed))
};
