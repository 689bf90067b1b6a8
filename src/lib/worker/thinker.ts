/** Who thinks for the bots, wherever that happens. */
import type { Level } from '../ai/levels';
import type { Reason } from '../ai/reasons';
import type { Act, SeatView } from '../rules/public/view';

export interface Thought {
  readonly act: Act;
  readonly why: Reason;
  /** The bot failed or took too long: a plain legal act took its place. */
  readonly stoodIn?: true;
}

export interface Thinker {
  act(view: SeatView, level: Level, seed: string): Promise<Thought>;
}
