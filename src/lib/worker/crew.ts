/** One worker for all questions of a kind: made when first needed, replaced when it fails; who asks always gets an answer. */
import { wrap, type Remote } from 'comlink';
import type { BotEndpoint } from './bot.worker';

/** So long an answer may take before the worker is given up. */
export const PATIENCE_MS = 15_000;

/** What is needed from the outside; tests bring their own. */
export interface Workshop {
  make(): Worker;
  /** Calls `late` after so many milliseconds unless the returned function is called first. */
  after(ms: number, late: () => void): () => void;
}

export const browser: Workshop = {
  make: () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
  after: (ms, late) => {
    const timer = setTimeout(late, ms);
    return () => clearTimeout(timer);
  }
};

interface Hired {
  readonly worker: Worker;
  readonly bots: Remote<BotEndpoint>;
  /** Comlink leaves a call open for ever when its worker dies: whoever waits is told here. */
  readonly waiting: Set<() => void>;
}

export interface Crew {
  /** Settles in any case: with the answer, or with what stands in for it. */
  ask<T>(question: (bots: Remote<BotEndpoint>) => Promise<T>, otherwise: () => T): Promise<T>;
  /** Ends the worker; all who wait get what stands in. The next question makes a new one. */
  dismiss(): void;
}

export function crewOf(workshop: Workshop): Crew {
  let now: Hired | null = null;

  function dismiss(failed: Hired): void {
    failed.worker.terminate();
    if (now === failed) now = null;
    for (const giveUp of [...failed.waiting]) giveUp();
  }

  function hire(): Hired {
    if (now !== null) return now;
    const worker = workshop.make();
    const hired: Hired = { worker, bots: wrap<BotEndpoint>(worker), waiting: new Set() };
    worker.onerror = () => dismiss(hired);
    worker.onmessageerror = () => dismiss(hired);
    now = hired;
    return hired;
  }

  function wait<T>(asked: Hired, question: (bots: Remote<BotEndpoint>) => Promise<T>, otherwise: () => T): Promise<T> {
    return new Promise((resolve) => {
      const done = (answer: T): void => {
        cancel();
        asked.waiting.delete(giveUp);
        resolve(answer);
      };
      const giveUp = (): void => done(otherwise());
      const cancel = workshop.after(PATIENCE_MS, () => dismiss(asked));
      asked.waiting.add(giveUp);
      question(asked.bots).then(done, giveUp);
    });
  }

  return {
    async ask(question, otherwise) {
      try {
        return await wait(hire(), question, otherwise);
      } catch {
        return otherwise();
      }
    },
    dismiss: () => {
      if (now !== null) dismiss(now);
    }
  };
}
