/** Who advises: several workers, cancelled when nobody looks any more, and never a rejection. */
import { expose } from 'comlink';
import { describe, expect, it } from 'vitest';
import { act } from '../../../src/lib/ai/act';
import { advise } from '../../../src/lib/ai/advice';
import { judge } from '../../../src/lib/ai/review';
import { turnOf } from '../../../src/lib/rules/full/deal';
import { viewOf } from '../../../src/lib/rules/full/redact';
import { workerAdviser } from '../../../src/lib/worker/adviser';
import { PATIENCE_MS, workersFor } from '../../../src/lib/worker/crew';
import { localAdviser } from '../../../src/lib/worker/local';
import { randomState } from '../ai/deals';
import { silent, workshop, type Behaviour } from './fake-workshop';

const state = randomState('adviser');
const view = viewOf(state, turnOf(state)!);
const decision = { view, act: act(view, 'easy', 's').act };
const working: Behaviour = (port) => expose({ act, advise, judge }, port);
const { signal } = new AbortController();

describe('how many workers a page has', () => {
  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [16, 3]
  ])('%i cores: %i', (cores, workers) => expect(workersFor(cores)).toBe(workers));
});

describe('the adviser with workers', () => {
  it('advises and judges as the machinery itself does, with as many workers as are needed', async () => {
    const { shop, workers, timers } = workshop(working, working);
    const adviser = workerAdviser(shop, 2);
    expect(await adviser.advise(view, 's', 'full', signal)).toEqual(advise(view, 's'));
    expect(await adviser.judge(decision, 's', signal)).toEqual(judge(decision, 's'));
    expect(workers).toHaveLength(1);
    expect(timers.size).toBe(0);
    workers[0]!.terminate();
  });

  it('takes another worker while the first is busy, and never more than there may be', async () => {
    const { shop, workers } = workshop(silent, working);
    const adviser = workerAdviser(shop, 2);
    const waiting = adviser.judge(decision, 's', signal);
    expect(await adviser.advise(view, 's', 'quick', signal)).toEqual(advise(view, 's', 'quick'));
    expect(workers).toHaveLength(2);
    workers[0]!.onerror!();
    expect(await waiting).toBeNull();
    workers[1]!.terminate();
  });

  it('ends the work that nobody waits for any more', async () => {
    const { shop, workers, timers } = workshop(silent, working);
    const adviser = workerAdviser(shop);
    const looking = new AbortController();
    const waiting = [
      adviser.advise(view, 's', 'quick', looking.signal),
      adviser.advise(view, 's', 'full', looking.signal)
    ];
    looking.abort();
    expect(await Promise.all(waiting)).toEqual([null, null]);
    expect(workers[0]!.ended).toBe(true);
    expect(timers.size).toBe(0);
    expect(await adviser.advise(view, 's', 'quick', signal)).toEqual(advise(view, 's', 'quick'));
    workers[1]!.terminate();
  });

  it('lets a worker finish what somebody else still waits for', async () => {
    const { shop, workers } = workshop(working);
    const adviser = workerAdviser(shop);
    const looking = new AbortController();
    const review = adviser.judge(decision, 's', signal);
    const advice = adviser.advise(view, 's', 'full', looking.signal);
    looking.abort();
    expect(await advice).toBeNull();
    expect(await review).toEqual(judge(decision, 's'));
    expect(workers).toHaveLength(1);
    workers[0]!.terminate();
  });

  it('asks nobody for what is cancelled already', async () => {
    const { shop, workers } = workshop();
    expect(await workerAdviser(shop).judge(decision, 's', AbortSignal.abort())).toBeNull();
    expect(workers).toHaveLength(0);
  });

  it('has no answer when a worker never comes back', async () => {
    const { shop, timers } = workshop(silent);
    const waiting = workerAdviser(shop).advise(view, 's', 'full', signal);
    const [timer] = timers;
    expect(timer!.ms).toBe(PATIENCE_MS);
    timer!.late();
    expect(await waiting).toBeNull();
  });
});

describe('the adviser without a worker', () => {
  it('says the same', async () => {
    expect(await localAdviser.advise(view, 's', 'full', signal)).toEqual(advise(view, 's'));
    expect(await localAdviser.judge(decision, 's', signal)).toEqual(judge(decision, 's'));
  });
});
