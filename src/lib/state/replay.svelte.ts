/** One finished deal looked at again: act by act, its review, the swap test, its record, and played on from any moment. */
import type { BySeat } from '../rules/public/cards';
import { formatNumber } from '../rules/public/deal-number';
import type { Ruleset } from '../rules/public/rulesets';
import type { Settlement } from '../rules/public/settlement';
import type { Act } from '../rules/public/view';
import { settlementOf, type DealEvent } from '../rules/full/deal';
import { redact, viewOf } from '../rules/full/redact';
import type { FinishedDeal } from '../stats/finished';
import { rulesIn } from '../storage/header';
import type { PartyHeader } from '../storage/schema';
import { adviser, rival } from '../worker/adviser';
import { botSeedOf, ME, NAMES, newParty } from './party';
import { keepAccuracy } from './records';
import { momentsOf, sceneAt, type Moment, type ReplayScene } from './retell';
import { Reviews } from './reviews.svelte';
import type { DealReview } from './screen';
import { store } from './store';
import { SwapTest } from './swap.svelte';
import { table } from './table.svelte';

export type { ReplayScene };
export type { SwapResult } from './swap.svelte';

export class Replay {
  readonly deal: FinishedDeal;
  readonly rules: Ruleset;
  readonly settlement: Settlement;
  /** Null for cards that a record gave. */
  readonly number: string | null;
  readonly plies: number;
  readonly names: BySeat<string | null> = NAMES;
  readonly swap = new SwapTest(rival);
  readonly #header: PartyHeader;
  readonly #moments: readonly Moment[];
  readonly #reviews: Reviews;
  #ply = $state(0);

  readonly scene = $derived.by((): ReplayScene =>
    sceneAt(
      {
        moments: this.#moments,
        names: NAMES,
        you: ME,
        deal: this.deal.dealNo,
        deals: this.deal.partyDeals
      },
      this.#ply
    )
  );
  /** Who just decided, when that was a computer. */
  readonly decider = $derived.by((): string | null => {
    const { event } = this.#moments[this.#ply]!;
    return event.t === 'dealt' ? null : NAMES[event.seat];
  });
  readonly review = $derived.by((): DealReview => ({ ...this.#reviews.party.deals[0]!, deal: this.deal.dealNo }));

  /** Null when what is kept of the deal cannot have happened. */
  static of(header: PartyHeader, deal: FinishedDeal, entries: readonly unknown[]): Replay | null {
    const rules = rulesIn(header);
    const moments = rules && momentsOf(rules, deal.record, entries, deal.dealNo);
    const settlement = moments && settlementOf(moments.at(-1)!.state);
    return rules && moments && settlement ? new Replay(header, deal, rules, moments, settlement) : null;
  }

  private constructor(
    header: PartyHeader,
    deal: FinishedDeal,
    rules: Ruleset,
    moments: readonly Moment[],
    settlement: Settlement
  ) {
    this.#header = header;
    this.#moments = moments;
    this.deal = deal;
    this.rules = rules;
    this.settlement = settlement;
    this.plies = moments.length - 1;
    const { code, first, given } = header;
    this.number = given ? null : formatNumber({ rules: rules.id, code, deal: first + deal.dealNo - 1 });
    this.#reviews = new Reviews(
      adviser,
      () => this.#seed,
      (_, accuracy) => void keepAccuracy(store, { party: header.id, deal: deal.dealNo }, accuracy)
    );
    moments.forEach(({ event }, i) => {
      const before = moments[i - 1]?.state;
      this.#reviews.note({ event: redact(before, event, ME) }, before && viewOf(before, ME));
    });
  }

  /** The bots' lots, as they were. */
  get #seed(): string {
    return botSeedOf(this.#header, this.deal.dealNo);
  }

  get ply(): number {
    return this.#ply;
  }

  /** To a moment; before the first act and after the last there is none. */
  go(ply: number): void {
    const to = Math.max(0, Math.min(this.plies, ply));
    if (to === this.#ply) return;
    this.#ply = to;
    this.swap.drop();
  }

  /** One line of JSON; null where nobody else knows the rules. */
  get record(): string | null {
    const { record } = this.deal;
    return record.rules === 'house' ? null : JSON.stringify({ ...record, id: this.number ?? record.id });
  }

  askReview(): void {
    this.#reviews.want(1);
  }

  async testSwap(): Promise<void> {
    const { event } = this.#moments[this.#ply]!;
    const before = this.#moments[this.#ply - 1]?.state;
    if (event.t === 'dealt' || before === undefined) return;
    await this.swap.start({
      before,
      seat: event.seat,
      done: actOf(event),
      level: this.#header.level,
      seed: this.#seed
    });
  }

  /** Lays the same cards on the table again, as far as they are played here: for practice, with the same opponents. */
  async playFromHere(): Promise<void> {
    const { rules, level, code, first } = this.#header;
    const { dealer, hands } = this.deal.record;
    const place = { code, deal: first + this.deal.dealNo - 1 };
    const header = { ...newParty({ rules, level, deals: 1, mode: 'practice' }, place), given: { dealer, hands } };
    for (const [seq, { event, why, stoodIn }] of this.#moments.slice(0, this.#ply + 1).entries())
      await store.append(header.id, seq, { event, ...(why && { why }), ...(stoodIn && { stoodIn }) });
    await store.putParty(header);
    table.choose(header.id);
  }

  /** Nobody looks at it any more. */
  close(): void {
    this.swap.drop();
    this.#reviews.close();
  }
}

const actOf = (event: Exclude<DealEvent, { t: 'dealt' }>): Act =>
  event.t === 'called' ? { t: 'call', call: event.call } : { t: 'play', card: event.card };
