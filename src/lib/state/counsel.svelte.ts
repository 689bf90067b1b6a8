/** Advice while it is being worked out: the first answer from few deals, if the full one keeps the person waiting. */
import type { Advice, Depth } from '../ai/advice';
import type { SeatView } from '../rules/public/view';
import type { Adviser } from '../worker/adviser';
import type { AdviceState } from './screen';
import { showAct } from './show';

/** Milliseconds after which a first answer is better than none. */
const MOMENT = 300;

export class Counsel {
  state = $state.raw<AdviceState | null>(null);
  readonly #adviser: Adviser;
  #work: AbortController | null = null;

  constructor(adviser: Adviser) {
    this.#adviser = adviser;
  }

  /** @param seed of the bots in this deal: so the advice is what a strong one would do. */
  async ask(view: SeatView, seed: string): Promise<void> {
    this.drop();
    const work = new AbortController();
    this.#work = work;
    this.state = { t: 'thinking' };
    const answer = (depth: Depth): Promise<Advice | null> => this.#adviser.advise(view, seed, depth, work.signal);

    const quick = answer('quick');
    const moment = setTimeout(() => void quick.then((soFar) => show(soFar, true)), MOMENT);
    const show = (advice: Advice | null, soFar: boolean): void => {
      if (this.#work === work && advice !== null) this.state = shown(view, advice, soFar);
    };

    const full = await answer('full');
    clearTimeout(moment);
    if (full === null) show(await quick, false);
    if (this.#work !== work) return;
    if (full !== null) show(full, false);
    else if (this.state.t === 'thinking') this.state = { t: 'failed' };
    this.#work = null;
  }

  /** Cancels what is not finished, and forgets the rest. */
  drop(): void {
    this.#work?.abort();
    this.#work = null;
    this.state = null;
  }
}

const shown = (view: SeatView, { options, deals, why }: Advice, soFar: boolean): AdviceState => ({
  t: 'ready',
  lines: options.map(({ act, ...figures }) => ({ act: showAct(view, act), ...figures })),
  deals,
  why,
  soFar
});
