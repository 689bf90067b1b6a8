/** The person's finished deals as the start page shows them: today's Tagesblatt, the streak, the balance. */
import { balanceOf, type Balance } from '../stats/balance';
import { daysIn, finishedDates } from '../stats/days';
import type { FinishedDeal } from '../stats/finished';
import { streakOf } from '../stats/streak';
import type { PartyHeader } from '../storage/schema';
import { statusOf } from './day';
import { finishedDeals } from './records';
import { rivals } from './rivals.svelte';
import { settings } from './settings.svelte';
import { store } from './store';
import { dateOf, dayStart } from './today';

export type { Balance };

class Ledger {
  ready = $state(false);
  #stored = $state.raw<readonly FinishedDeal[]>([]);
  #parties = $state.raw<readonly PartyHeader[]>([]);
  /** When the day was last looked up. */
  #now = $state.raw(new Date());

  readonly deals = $derived(this.#stored.map(withPar));
  readonly day = $derived.by(() => statusOf(this.deals, this.#parties, settings.rules, dateOf(this.#now)));
  readonly streak = $derived.by(() => streakOf(finishedDates(daysIn(this.#stored)), dateOf(this.#now)));
  readonly balance = $derived.by(() => balanceOf(this.#stored, dayStart(this.#now)));

  /** Deals, of any kind. */
  get finished(): number {
    return this.#stored.length;
  }

  #reads = 0;

  async read(): Promise<void> {
    const read = ++this.#reads;
    const [deals, parties] = await Promise.all([finishedDeals(store), store.parties()]);
    if (read !== this.#reads) return; // a later one knows more
    this.#stored = deals;
    this.#parties = parties;
    this.#now = new Date();
    this.ready = true;
    this.#compareDays();
  }

  /** Days that were left before the strong computer had caught up. */
  #compareDays(): void {
    for (const { partyId, dealNo } of this.#stored.filter(isOpen)) {
      const party = this.#parties.find(({ id }) => id === partyId);
      if (party !== undefined) void rivals.want(party, dealNo);
    }
  }
}

const isOpen = ({ mode, par }: FinishedDeal): boolean => mode === 'daily' && par === undefined;

/** Compared meanwhile. */
function withPar(deal: FinishedDeal): FinishedDeal {
  const par = isOpen(deal) ? rivals.par(deal.partyId, deal.dealNo) : null;
  return par === null ? deal : { ...deal, par };
}

export const ledger = new Ledger();
