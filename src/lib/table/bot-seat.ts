/** A seat that a computer plays: it gets what any guest gets, thinks, and answers; late answers are stale by themselves. */
import type { Level } from '../ai/levels';
import type { Seat } from '../rules/public/cards';
import { rngOf } from '../rules/public/random';
import type { Thinker } from '../worker/thinker';
import type { TableHost } from './host';
import { TableGuest } from './guest';
import type { TableView } from './protocol';

/** How long things take for the eye; a table without a screen has no pauses. */
export interface Pace {
  /** Settles after so many milliseconds at normal speed, or when somebody cuts the waiting short. */
  pause(ms: number): Promise<void>;
}

/** Milliseconds at normal speed (DESIGN, Motion). */
export const PACE = { thinkLeast: 350, thinkMost: 650, holdTrick: 900, collect: 240 } as const;

export interface BotSetup {
  readonly level: Level;
  /** The bots' own seed for a deal: never the seed of the cards. */
  readonly seedOf: (dealNo: number) => string;
  readonly thinker: Thinker;
  readonly pace: Pace;
}

export function seatBot(host: TableHost, seat: Seat, bot: BotSetup): void {
  const guest: TableGuest = new TableGuest(
    (message) => void host.receive(seat, message),
    (told) => {
      const { table } = told.at(-1)!;
      if (table.view.turn === seat) void answer(guest, table, bot);
    }
  );
  host.join(seat, guest, false);
}

/** The guest stamps the answer with what it has seen by then, so the table must not have moved on meanwhile. */
async function answer(guest: TableGuest, table: TableView, { level, seedOf, thinker, pace }: BotSetup): Promise<void> {
  const seed = seedOf(table.dealNo);
  const [thought] = await Promise.all([thinker.act(table.view, level, seed), pace.pause(pauseBefore(table, seed))]);
  if (guest.table?.seq !== table.seq) return;
  guest.act(thought.act, { why: thought.why, ...(thought.stoodIn && { stoodIn: true as const }) });
}

/** By lot, so that the time tells nothing; a trick just taken is first held for all to see. */
function pauseBefore({ view }: TableView, seed: string): number {
  const { thinkLeast, thinkMost, holdTrick, collect } = PACE;
  const think = thinkLeast + rngOf(seed, 'pace', view.you, view.ply).below(thinkMost - thinkLeast + 1);
  return view.trick.length === 0 && view.tricks.length > 0 ? holdTrick + collect + think : think;
}
