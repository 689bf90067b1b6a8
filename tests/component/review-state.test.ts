/** The state behind advice and review: first answers, cancelling, and a party judged in the background. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Advice } from '../../src/lib/ai/advice';
import { judge } from '../../src/lib/ai/review';
import { decide, evolve, turnOf, type DealEvent, type DealState } from '../../src/lib/rules/full/deal';
import { redact, viewOf } from '../../src/lib/rules/full/redact';
import { PRESETS } from '../../src/lib/rules/public/rulesets';
import { evolveView, legalActs, type SeatView } from '../../src/lib/rules/public/view';
import { Counsel } from '../../src/lib/state/counsel.svelte';
import { Reviews } from '../../src/lib/state/reviews.svelte';
import type { Adviser } from '../../src/lib/worker/adviser';
import { localAdviser } from '../../src/lib/worker/local';
import { SHOWN } from './fake-table';

/** Everything that happens in a deal in which everybody does the first thing that is allowed. */
function eventsOfDeal(): readonly DealEvent[] {
  const rules = PRESETS.baska;
  const dealt = { t: 'dealt', dealer: 3, hands: SHOWN } as const;
  const events: DealEvent[] = [dealt];
  let state: DealState = evolve(rules, undefined, dealt);
  for (let seat = turnOf(state); seat !== null; seat = turnOf(state)) {
    const decision = decide(state, seat, legalActs(viewOf(state, seat))[0]!);
    if (!decision.ok) throw new Error(decision.why);
    events.push(decision.event);
    state = evolve(rules, state, decision.event);
  }
  return events;
}

/** The same as the person in seat 0 hears it, each with her view before. */
function heard(): readonly (readonly [Parameters<Reviews['note']>[0], SeatView | undefined])[] {
  let state: DealState | undefined;
  let view: SeatView | undefined;
  return eventsOfDeal().map((event) => {
    const told = redact(state, event, 0);
    const before = view;
    state = evolve(PRESETS.baska, state, event);
    view = evolveView(PRESETS.baska, view, told);
    return [{ event: told }, before] as const;
  });
}
const DECISIONS = heard().flatMap(([{ event }, before]) =>
  (event.t === 'called' || event.t === 'played') && event.seat === 0 && before !== undefined ? [before] : []
);

function reviewsOf(deals: number, adviser: Adviser): Reviews {
  const reviews = new Reviews(adviser, (deal) => `bots|${deal}`);
  for (let deal = 0; deal < deals; deal++) for (const [entry, before] of heard()) reviews.note(entry, before);
  return reviews;
}
const finished = (reviews: Reviews, deal: number): Promise<void> =>
  vi.waitFor(() => expect(reviews.party.deals[deal - 1]!.lines).toHaveLength(DECISIONS.length));

describe('the review', () => {
  test('judges each own decision by what was known then, with the bots’ seed', async () => {
    const reviews = reviewsOf(1, localAdviser);
    expect(reviews.party).toMatchObject({ decisions: DECISIONS.length, judged: 0 });
    reviews.want(1);
    await finished(reviews, 1);
    const { lines, accuracy } = reviews.party.deals[0]!;
    DECISIONS.forEach((view, i) =>
      expect(lines[i]!.verdict).toEqual(judge({ view, act: legalActs(view)[0]! }, 'bots|1'))
    );
    const sum = lines.reduce((all, { verdict }) => all + verdict.cost, 0);
    expect(accuracy.cost).toBeCloseTo(sum);
    expect(reviews.party.accuracy).toEqual(accuracy);
  });

  test('judges what is wanted last first, and in the end all', async () => {
    const order: string[] = [];
    const reviews = reviewsOf(3, {
      ...localAdviser,
      judge: (decision, seed, signal) => {
        if (order.at(-1) !== seed) order.push(seed);
        return localAdviser.judge(decision, seed, signal);
      }
    });
    reviews.wantAll();
    reviews.want(2);
    for (const deal of [1, 2, 3]) await finished(reviews, deal);
    expect(order.slice(-3)).toEqual(['bots|2', 'bots|1', 'bots|3']);
    expect(reviews.party.judged).toBe(3 * DECISIONS.length);
  });

  test('says when nobody answers, and goes on when asked again', async () => {
    let works = false;
    const reviews = reviewsOf(1, {
      ...localAdviser,
      judge: (...question) => (works ? localAdviser.judge(...question) : Promise.resolve(null))
    });
    reviews.want(1);
    await vi.waitFor(() => expect(reviews.party.failed).toBe(true));
    works = true;
    reviews.want(1);
    await finished(reviews, 1);
    expect(reviews.party.failed).toBe(false);
  });
});

describe('the advice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const view = DECISIONS.find((one) => one.phase === 'play')!;
  /** An adviser that answers when it is told to. */
  function slow() {
    const answers = new Map<string, (advice: Advice | null) => void>();
    const signals: AbortSignal[] = [];
    const adviser: Adviser = {
      ...localAdviser,
      advise: (_view, _seed, depth, signal) => {
        signals.push(signal);
        return new Promise((resolve) => answers.set(depth, resolve));
      }
    };
    const answer = async (depth: 'quick' | 'full', works = true): Promise<void> => {
      answers.get(depth)!(works ? await localAdviser.advise(view, 's', depth, signals[0]!) : null);
      await vi.advanceTimersByTimeAsync(0);
    };
    return { adviser, signals, answer };
  }

  test('is the full answer when that comes within a moment', async () => {
    const { adviser, answer } = slow();
    const counsel = new Counsel(adviser);
    void counsel.ask(view, 's');
    expect(counsel.state).toEqual({ t: 'thinking' });
    await answer('quick');
    expect(counsel.state).toEqual({ t: 'thinking' });
    await answer('full');
    expect(counsel.state).toMatchObject({ t: 'ready', soFar: false });
  });

  test('is the best so far when the full answer keeps the person waiting, and then that', async () => {
    const { adviser, answer } = slow();
    const counsel = new Counsel(adviser);
    void counsel.ask(view, 's');
    await answer('quick');
    await vi.advanceTimersByTimeAsync(1000);
    expect(counsel.state).toMatchObject({ t: 'ready', soFar: true });
    await answer('full');
    expect(counsel.state).toMatchObject({ t: 'ready', soFar: false });
  });

  test('is cancelled and forgotten when dropped', async () => {
    const { adviser, signals, answer } = slow();
    const counsel = new Counsel(adviser);
    void counsel.ask(view, 's');
    counsel.drop();
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
    await answer('quick', false);
    await answer('full', false);
    expect(counsel.state).toBeNull();
  });

  test('says when none comes', async () => {
    const { adviser, answer } = slow();
    const counsel = new Counsel(adviser);
    void counsel.ask(view, 's');
    await answer('full', false);
    await answer('quick', false);
    expect(counsel.state).toEqual({ t: 'failed' });
  });
});
