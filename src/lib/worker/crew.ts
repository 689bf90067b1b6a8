/** A few workers for all questions of a kind: made when needed, replaced when they fail; who asks always gets an answer. */
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

/** All workers of a page: one for each core but the page's own, three at most. */
export const workersFor = (cores: number): number => Math.max(1, Math.min(3, cores - 1));

interface Hired {
  readonly worker: Worker;
  readonly bots: Remote<BotEndpoint>;
  /** Comlink leaves a call open for ever when its worker dies: whoever waits is told here. */
  readonly waiting: Set<() => void>;
}

export type Question<T> = (bots: Remote<BotEndpoint>) => Promise<T>;

export interface Crew {
  /** Settles in any case: with the answer, or with what stands in for it, which is at once when `signal` is aborted. */
  ask<T>(question: Question<T>, otherwise: () => T, signal?: AbortSignal): Promise<T>;
}

export function crewOf(workshop: Workshop, size = 1): Crew {
  const crew = new Set<Hired>();

  function dismiss(failed: Hired): void {
    failed.worker.terminate();
    crew.delete(failed);
    for (const giveUp of [...failed.waiting]) giveUp();
  }

  function hire(): Hired {
    const worker = workshop.make();
    const hired: Hired = { worker, bots: wrap<BotEndpoint>(worker), waiting: new Set() };
    worker.onerror = () => dismiss(hired);
    worker.onmessageerror = () => dismiss(hired);
    crew.add(hired);
    return hired;
  }

  /** Who is free, else somebody new, else who has least to do. */
  function choose(): Hired {
    const [first] = [...crew].sort((a, b) => a.waiting.size - b.waiting.size);
    if (first === undefined) return hire();
    return first.waiting.size > 0 && crew.size < size ? hire() : first;
  }

  function wait<T>(asked: Hired, question: Question<T>, otherwise: () => T, signal?: AbortSignal): Promise<T> {
    return new Promise((resolve) => {
      const done = (answer: T): void => {
        cancel();
        signal?.removeEventListener('abort', leave);
        asked.waiting.delete(giveUp);
        resolve(answer);
      };
      const giveUp = (): void => done(otherwise());
      /** A worker cannot be interrupted; it is ended when nobody else waits for it. */
      const leave = (): void => {
        giveUp();
        if (asked.waiting.size === 0) dismiss(asked);
      };
      const cancel = workshop.after(PATIENCE_MS, () => dismiss(asked));
      asked.waiting.add(giveUp);
      signal?.addEventListener('abort', leave);
      question(asked.bots).then(done, giveUp);
    });
  }

  return {
    async ask(question, otherwise, signal) {
      if (signal?.aborted) return otherwise();
      try {
        return await wait(choose(), question, otherwise, signal);
      } catch {
        return otherwise();
      }
    }
  };
}
