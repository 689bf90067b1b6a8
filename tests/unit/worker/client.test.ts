import { describe, expect, it } from 'vitest';
import { expose } from 'comlink';
import { act } from '../../../src/lib/ai/act';
import { fallbackAct } from '../../../src/lib/ai/fallback';
import { localThinker } from '../../../src/lib/worker/local';
import { PATIENCE_MS, workerThinker, type Workshop } from '../../../src/lib/worker/client';
import { turnOf } from '../../../src/lib/rules/full/deal';
import { viewOf } from '../../../src/lib/rules/full/redact';
import { randomState } from '../ai/deals';

const state = randomState('worker');
const view = viewOf(state, turnOf(state)!);
const plain = { act: fallbackAct(view), why: { code: 'stand-in' }, stoodIn: true };

/** A worker made of a message channel; `serve` says what lives behind it. */
class FakeWorker {
  readonly port: MessagePort;
  ended = false;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  constructor(serve: (port: MessagePort) => void) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    serve(port2);
    port1.start();
    port2.start();
  }
  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.port.postMessage(message, transfer);
  }
  addEventListener(type: string, listener: EventListener): void {
    this.port.addEventListener(type, listener);
  }
  removeEventListener(type: string, listener: EventListener): void {
    this.port.removeEventListener(type, listener);
  }
  terminate(): void {
    this.ended = true;
    this.port.close();
  }
}

const working = (port: MessagePort): void => expose({ act }, port);
const silent = (): void => undefined;
const throwing = (port: MessagePort): void => {
  expose(
    {
      act: () => {
        throw new Error('lost its mind');
      }
    },
    port
  );
};

/** A workshop whose workers behave in the given ways, one after the other, and whose clock the test turns. */
function workshop(...behaviours: readonly ((port: MessagePort) => void)[]) {
  const workers: FakeWorker[] = [];
  const timers = new Set<{ readonly ms: number; readonly late: () => void }>();
  const shop: Workshop = {
    make: () => {
      const worker = new FakeWorker(behaviours[workers.length]!);
      workers.push(worker);
      return worker as unknown as Worker;
    },
    after: (ms, late) => {
      const timer = { ms, late };
      timers.add(timer);
      return () => timers.delete(timer);
    }
  };
  return { shop, workers, timers };
}

describe('the thinker with a worker', () => {
  it('answers as the bot itself does, by one worker for all questions', async () => {
    const { shop, workers, timers } = workshop(working);
    const thinker = workerThinker(shop);
    expect(await thinker.act(view, 'easy', 's')).toEqual(act(view, 'easy', 's'));
    expect(await thinker.act(view, 'normal', 's')).toEqual(act(view, 'normal', 's'));
    expect(workers).toHaveLength(1);
    expect(timers.size).toBe(0);
    workers[0]!.terminate();
  });

  it('gives all who wait the plain act when the worker breaks, and makes a new one for the next question', async () => {
    const { shop, workers } = workshop(silent, working);
    const thinker = workerThinker(shop);
    const waiting = [thinker.act(view, 'easy', 's'), thinker.act(view, 'easy', 't')];
    workers[0]!.onerror!();
    expect(await Promise.all(waiting)).toEqual([plain, plain]);
    expect(workers[0]!.ended).toBe(true);
    expect(await thinker.act(view, 'easy', 's')).toEqual(act(view, 'easy', 's'));
    expect(workers).toHaveLength(2);
    workers[1]!.terminate();
  });

  it('loses patience with a worker that never answers', async () => {
    const { shop, workers, timers } = workshop(silent, working);
    const thinker = workerThinker(shop);
    const waiting = thinker.act(view, 'easy', 's');
    const [timer] = timers;
    expect(timer!.ms).toBe(PATIENCE_MS);
    timer!.late();
    expect(await waiting).toEqual(plain);
    expect(workers[0]!.ended).toBe(true);
    expect(timers.size).toBe(0);
  });

  it('gives the plain act when the bot throws, and keeps the worker', async () => {
    const { shop, workers } = workshop(throwing);
    expect(await workerThinker(shop).act(view, 'easy', 's')).toEqual(plain);
    expect(workers[0]!.ended).toBe(false);
    workers[0]!.terminate();
  });

  it('gives the plain act where no worker can be made', async () => {
    const shop: Workshop = {
      make: () => {
        throw new Error('no workers here');
      },
      after: () => () => undefined
    };
    expect(await workerThinker(shop).act(view, 'easy', 's')).toEqual(plain);
  });
});

describe('the thinker without a worker', () => {
  it('answers as the bot itself does', async () => {
    expect(await localThinker.act(view, 'easy', 's')).toEqual(act(view, 'easy', 's'));
  });
});
