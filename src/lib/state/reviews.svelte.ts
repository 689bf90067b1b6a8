/** The review of a party: the own decisions as they were made, judged in the background, deal by deal. */
import type { Decision } from '../ai/review';
import { accuracyOf, isGood, type Accuracy, type Verdict } from '../ai/verdict';
import type { SeatView } from '../rules/public/view';
import type { Adviser } from '../worker/adviser';
import type { SeatEntry } from '../table/protocol';
import type { DealReview, PartyReview, ReviewLine } from './screen';
import { showAct } from './show';

interface Case {
  readonly seed: string;
  readonly decisions: readonly Decision[];
}

export class Reviews {
  readonly #adviser: Adviser;
  readonly #seedOf: (deal: number) => string;
  readonly #work = new AbortController();
  #cases: readonly Case[] = [];
  /** The next first; each deal once. */
  #wanted: readonly number[] = [];
  #running = false;
  #deals = $state.raw<readonly DealReview[]>([]);

  readonly party = $derived.by((): PartyReview => {
    const deals = this.#deals;
    const accuracy = accuracyOf(deals.map(verdictsIn));
    const { costliest } = accuracy;
    const dear = costliest === null ? undefined : deals[costliest.place];
    const line = dear?.lines.find(({ verdict }) => verdict === costliest?.verdict);
    return {
      deals,
      accuracy,
      decisions: sum(deals.map(({ decisions }) => decisions)),
      judged: sum(deals.map(({ lines }) => lines.length)),
      costliest: dear === undefined || line === undefined ? null : { deal: dear.deal, line },
      failed: deals.some(({ failed }) => failed)
    };
  });

  readonly #onJudged: (deal: number, accuracy: Accuracy) => void;

  /**
   * @param seedOf the bots' seed in a deal: so a strong one in this seat is never blamed
   * @param onJudged told of each deal, once all of it is judged
   */
  constructor(
    adviser: Adviser,
    seedOf: (deal: number) => string,
    onJudged: (deal: number, accuracy: Accuracy) => void = () => undefined
  ) {
    this.#adviser = adviser;
    this.#seedOf = seedOf;
    this.#onJudged = onJudged;
  }

  /** Notes what was decided; `before` is the own view of the moment. */
  note({ event }: SeatEntry, before: SeatView | undefined): void {
    if (event.t === 'dealt') {
      const deal = this.#cases.length + 1;
      this.#cases = [...this.#cases, { seed: this.#seedOf(deal), decisions: [] }];
      this.#deals = [...this.#deals, { deal, decisions: 0, lines: [], accuracy: accuracyOf([]), failed: false }];
    } else if (before !== undefined && event.t !== 'closed' && event.seat === before.you) {
      const act =
        event.t === 'called' ? ({ t: 'call', call: event.call } as const) : ({ t: 'play', card: event.card } as const);
      const last = this.#cases.at(-1)!;
      const decisions = [...last.decisions, { view: before, act }];
      this.#cases = [...this.#cases.slice(0, -1), { ...last, decisions }];
      this.#change(this.#cases.length, { decisions: decisions.length });
    }
  }

  /** Judges this deal before all others. */
  want(deal: number): void {
    this.#wanted = [deal, ...this.#wanted.filter((other) => other !== deal)];
    void this.#judgeAll();
  }

  wantAll(): void {
    for (const { deal } of this.#deals.toReversed()) this.want(deal);
  }

  /** Nobody looks at this party any more. */
  close(): void {
    this.#work.abort();
    this.#wanted = [];
  }

  /** One decision at a time; what is wanted meanwhile comes next. */
  async #judgeAll(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let deal = this.#wanted[0]; deal !== undefined; deal = this.#wanted[0]) {
      if (!(await this.#judgeNext(deal))) this.#wanted = this.#wanted.filter((other) => other !== deal);
    }
    this.#running = false;
  }

  /** @returns whether there may be more to judge in this deal */
  async #judgeNext(deal: number): Promise<boolean> {
    const { lines } = this.#deals[deal - 1]!;
    const { decisions, seed } = this.#cases[deal - 1]!;
    const decision = decisions[lines.length];
    if (decision === undefined) return false;
    const verdict = await this.#adviser.judge(decision, seed, this.#work.signal);
    if (verdict === null) {
      this.#change(deal, { failed: true });
      return false;
    }
    const judged = [...lines, lineOf(decision.view, verdict)];
    const accuracy = accuracyOf([judged.map((line) => line.verdict)]);
    this.#change(deal, { lines: judged, accuracy, failed: false });
    if (judged.length === decisions.length) this.#onJudged(deal, accuracy);
    return true;
  }

  #change(deal: number, news: Partial<DealReview>): void {
    this.#deals = this.#deals.map((one) => (one.deal === deal ? { ...one, ...news } : one));
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const verdictsIn = ({ lines }: DealReview): readonly Verdict[] => lines.map(({ verdict }) => verdict);

const lineOf = (view: SeatView, verdict: Verdict): ReviewLine => ({
  done: showAct(view, verdict.act),
  best: verdict.forced ? null : showAct(view, verdict.best),
  good: isGood(verdict),
  verdict
});
