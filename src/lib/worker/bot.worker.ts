/** The worker's end: thinks when asked and holds nothing but tables. */
import { expose } from 'comlink';
import { act } from '../ai/act';
import { advise, type Depth } from '../ai/advice';
import type { Level } from '../ai/levels';
import { judge, type Decision } from '../ai/review';
import type { SeatView } from '../rules/public/view';
import { withKnownRules } from './same-rules';

const endpoint = {
  act: (view: SeatView, level: Level, seed: string) => act(withKnownRules(view), level, seed),
  advise: (view: SeatView, seed: string, depth: Depth) => advise(withKnownRules(view), seed, depth),
  judge: ({ view, act }: Decision, seed: string) => judge({ view: withKnownRules(view), act }, seed)
};
export type BotEndpoint = typeof endpoint;

expose(endpoint);
