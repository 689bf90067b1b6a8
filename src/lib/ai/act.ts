/** What a computer player does: the same view, level and seed always give the same act. */
import type { Act, SeatView } from '../rules/public/view';
import { fallbackAct } from './fallback';
import type { Level } from './levels';
import type { Reason } from './reasons';

export interface Deed {
  readonly act: Act;
  readonly why: Reason;
}

export function act(view: SeatView, _level: Level, _seed: string): Deed {
  const done = fallbackAct(view);
  return { act: done, why: done.t === 'call' ? { code: 'only-pass' } : { code: 'cheapest', chance: null } };
}
