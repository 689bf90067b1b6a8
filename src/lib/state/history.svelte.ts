/** The person's finished deals for looking through, and the one of them that is being looked at. */
import type { CalendarDate } from '../rules/public/calendar';
import type { FinishedDeal } from '../stats/finished';
import { newestFirst, pageOf, pastDeal, type Page, type PastDeal } from '../stats/past';
import { rulesIn } from '../storage/header';
import type { PartyHeader } from '../storage/schema';
import { finishedDeals } from './records';
import { Replay } from './replay.svelte';
import { store } from './store';
import { dateOf } from './today';

/** Deals of one page. */
const PAGE = 20;

export interface PastRow extends Omit<PastDeal, 'when'> {
  readonly date: CalendarDate;
  /** Of house rules; null for a preset. */
  readonly houseName: string | null;
}

export type DealStatus = 'none' | 'loading' | 'ready' | 'missing';

class PastDeals {
  ready = $state(false);
  /** Which page was asked for. */
  asked = $state(1);
  status = $state<DealStatus>('none');
  replay = $state.raw<Replay | null>(null);
  #deals = $state.raw<readonly FinishedDeal[]>([]);
  #headers: ReadonlyMap<string, PartyHeader> = new Map();
  #reading: Promise<void> | undefined;
  #opening = 0;

  readonly list = $derived.by((): Page<PastRow> => {
    const page = pageOf(this.#deals, this.asked, PAGE);
    return { ...page, items: page.items.map((deal) => this.#rowOf(deal)) };
  });

  get count(): number {
    return this.#deals.length;
  }

  #rowOf(deal: FinishedDeal): PastRow {
    const { when, ...row } = pastDeal(deal);
    const header = this.#headers.get(deal.partyId);
    const houseName = row.rules === 'house' ? ((header && rulesIn(header)?.name) ?? '') : null;
    return { ...row, date: dateOf(new Date(when)), houseName };
  }

  /** Asked for again while it is under way, it is done once. */
  read(): Promise<void> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #read(): Promise<void> {
    const [deals, headers] = await Promise.all([finishedDeals(store), store.parties()]);
    this.#headers = new Map(headers.map((header) => [header.id, header]));
    this.#deals = newestFirst(deals);
    this.ready = true;
  }

  /** Lays one deal open; null: none any more. */
  async show(id: string | null): Promise<void> {
    const opening = ++this.#opening;
    this.close();
    if (id === null) return;
    this.status = 'loading';
    const find = (): FinishedDeal | undefined => this.#deals.find((one) => one.id === id);
    if (find() === undefined) await this.read();
    const deal = find();
    const header = deal && this.#headers.get(deal.partyId);
    const replay = deal && header ? Replay.of(header, deal, await store.entries(header.id)) : null;
    if (this.#opening !== opening) return;
    this.replay = replay;
    this.status = replay === null ? 'missing' : 'ready';
  }

  /** Nobody looks at the deal any more. */
  close(): void {
    this.replay?.close();
    this.replay = null;
    this.status = 'none';
  }
}

export const pastDeals = new PastDeals();
