import { describe, expect, it } from 'vitest';
import { expose } from 'comlink';
import { act } from '../../../src/lib/ai/act';
import { fallbackAct } from '../../../src/lib/ai/fallback';
import { localThinker } from '../../../src/lib/worker/local';
import { PATIENCE_MS, workerThinker, type Workshop } from '../../../src/lib/worker/client';
import { turnOf } from '../../../src/lib/rules/full/deal';
import { viewOf } from '../../../src/lib/rules/full/redact';
import { randomState } from '../ai/deals';
import { silent, workshop } from './fake-workshop';

const state = randomState('worker');
const view = viewOf(state, turnOf(state)!);
const plain = { act: fallbackAct(view), why: { code: 'stand-in' }, stoodIn: true };

const working = (port: MessagePort): void => expose({ act }, port);
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
