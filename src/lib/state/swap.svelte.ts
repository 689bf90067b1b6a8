/** The swap test of one decision: the cards that a computer could not see are dealt anew, and it is asked again. */
import type { Level } from '../ai/levels';
import type { Seat } from '../rules/public/cards';
import { rngOf } from '../rules/public/random';
import { sameAct, type Act } from '../rules/public/view';
import type { DealState } from '../rules/full/deal';
import { viewOf } from '../rules/full/redact';
import { redealt } from '../rules/full/swap';
import type { Thinker } from '../worker/thinker';

/** So many other deals, where there are as many. */
export const SWAPS = 50;

export interface SwapCase {
  readonly before: DealState;
  readonly seat: Seat;
  /** What was done at the table. */
  readonly done: Act;
  readonly level: Level;
  readonly seed: string;
}

/** `deals` are asked about; `same` of the `asked` ones so far came to the same decision. */
export interface SwapResult {
  readonly state: 'running' | 'done' | 'failed';
  readonly deals: number;
  readonly asked: number;
  readonly same: number;
  /** With the true cards today's computer decides as the one at the table did. */
  readonly asThen: boolean;
}

export class SwapTest {
  readonly #thinker: Thinker;
  #run = 0;
  result = $state.raw<SwapResult | null>(null);

  /** @param thinker one that no seat at a table waits for */
  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  /** Nobody looks at it any more. */
  drop(): void {
    this.#run++;
    this.result = null;
  }

  async start({ before, seat, done, level, seed }: SwapCase): Promise<void> {
    const run = ++this.#run;
    const deals = redealt(before, seat, SWAPS, rngOf(seed, 'swap'));
    let result: SwapResult = { state: 'running', deals: deals.length, asked: 0, same: 0, asThen: true };
    this.result = result;
    const decide = async (state: DealState): Promise<Act | null> => {
      const { act, stoodIn } = await this.#thinker.act(viewOf(state, seat), level, seed);
      return stoodIn ? null : act;
    };
    /** @returns whether somebody still looks */
    const show = (news: Partial<SwapResult>): boolean => {
      if (this.#run !== run) return false;
      this.result = result = { ...result, ...news };
      return true;
    };
    const now = await decide(before);
    if (now === null) return void show({ state: 'failed' });
    if (!show({ asThen: sameAct(now, done) })) return;
    for (const deal of deals) {
      const act = await decide(deal);
      if (act === null) return void show({ state: 'failed' });
      const same = result.same + (sameAct(act, now) ? 1 : 0);
      if (!show({ asked: result.asked + 1, same })) return;
    }
    show({ state: 'done' });
  }
}
