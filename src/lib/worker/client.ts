/** The page's end of the bots' worker: one worker for all, made when first needed, replaced when it fails. */
import { wrap, type Remote } from 'comlink';
import { fallbackAct } from '../ai/fallback';
import type { Level } from '../ai/levels';
import type { SeatView } from '../rules/public/view';
import type { BotEndpoint } from './bot.worker';
import type { Thinker, Thought } from './thinker';

/** So long a bot may think before a plain act takes its place. */
export const PATIENCE_MS = 15_000;

/** What the client needs from the outside; tests bring their own. */
export interface Workshop {
  make(): Worker;
  /** Calls `late` after so many milliseconds unless the returned function is called first. */
  after(ms: number, late: () => void): () => void;
}

const browser: Workshop = {
  make: () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
  after: (ms, late) => {
    const timer = setTimeout(late, ms);
    return () => clearTimeout(timer);
  }
};

interface Crew {
  readonly worker: Worker;
  readonly bots: Remote<BotEndpoint>;
  /** Comlink leaves a call open for ever when its worker dies: whoever waits is told here. */
  readonly waiting: Set<() => void>;
}

/** Makes a thinker with a worker of its own; the app uses the one below. */
export function workerThinker(workshop: Workshop): Thinker {
  let crew: Crew | null = null;

  /** Ends the worker; all who wait for it get the plain act, and the next question makes a new one. */
  function dismiss(failed: Crew): void {
    failed.worker.terminate();
    if (crew === failed) crew = null;
    for (const giveUp of [...failed.waiting]) giveUp();
  }

  function hire(): Crew {
    if (crew !== null) return crew;
    const worker = workshop.make();
    const hired: Crew = { worker, bots: wrap<BotEndpoint>(worker), waiting: new Set() };
    worker.onerror = () => dismiss(hired);
    worker.onmessageerror = () => dismiss(hired);
    crew = hired;
    return hired;
  }

  function ask(asked: Crew, view: SeatView, level: Level, seed: string): Promise<Thought> {
    return new Promise((resolve) => {
      const done = (thought: Thought): void => {
        cancel();
        asked.waiting.delete(giveUp);
        resolve(thought);
      };
      const giveUp = (): void => done(standIn(view));
      const cancel = workshop.after(PATIENCE_MS, () => dismiss(asked));
      asked.waiting.add(giveUp);
      asked.bots.act(view, level, seed).then(done, giveUp);
    });
  }

  return {
    async act(view, level, seed) {
      try {
        return await ask(hire(), view, level, seed);
      } catch {
        return standIn(view);
      }
    }
  };
}

const standIn = (view: SeatView): Thought => ({ act: fallbackAct(view), why: { code: 'stand-in' }, stoodIn: true });

/** The app's thinker. */
export const thinker: Thinker = workerThinker(browser);
