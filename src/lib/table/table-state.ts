/** The truth of one table: a log of entries, and the party that it amounts to. */
import { isSeat, type BySeat, type Card, type Seat } from '../rules/public/cards';
import type { Refusal } from '../rules/public/refusals';
import type { Ruleset } from '../rules/public/rulesets';
import type { Act } from '../rules/public/view';
import { decide, evolve, phaseOf, settlementOf, type DealEvent, type DealState } from '../rules/full/deal';
import type { Scores } from '../rules/full/party';
import { areHands } from '../rules/full/record';
import type { Thoughts } from './protocol';

/** `closed`: the party's result has been asked for; nothing follows. */
export type TableEvent = DealEvent | { readonly t: 'closed' };

/** One line of the journal. */
export interface Entry extends Thoughts {
  readonly event: TableEvent;
}

export interface TableState {
  readonly rules: Ruleset;
  /** How many the party has. */
  readonly deals: number;
  /** Number of entries so far: the place that an act must carry. */
  readonly seq: number;
  readonly deal: DealState | undefined;
  /** 1-based; 0 before the first deal. */
  readonly dealNo: number;
  /** Of the finished deals, in order. */
  readonly scores: readonly Scores[];
  readonly closed: boolean;
}

export const emptyTable = (rules: Ruleset, deals: number): TableState => ({
  rules,
  deals,
  seq: 0,
  deal: undefined,
  dealNo: 0,
  scores: [],
  closed: false
});

export function evolveTable(s: TableState, event: TableEvent): TableState {
  const next = { ...s, seq: s.seq + 1 };
  if (event.t === 'closed') return { ...next, closed: true };
  const deal = evolve(s.rules, s.deal, event);
  if (event.t === 'dealt') return { ...next, deal, dealNo: s.dealNo + 1 };
  const settled = settlementOf(deal);
  return { ...next, deal, scores: settled === null ? s.scores : [...s.scores, settled.scores] };
}

/** Whether the table waits for somebody to go on: before the first deal, and after each. */
export const isBetweenDeals = (s: TableState): boolean => s.deal === undefined || phaseOf(s.deal) === 'over';

export type TableDecision =
  { readonly ok: true; readonly event: TableEvent } | { readonly ok: false; readonly why: Refusal };

export function decideAct(s: TableState, seat: Seat, act: Act): TableDecision {
  if (s.deal === undefined) return { ok: false, why: 'deal-over' };
  return decide(s.deal, seat, act);
}

export interface DealtCards {
  readonly dealer: Seat;
  readonly hands: BySeat<readonly Card[]>;
}

/** What going on means: the next deal, or after the last one the end of the party. */
export function decideNext(s: TableState, cardsOf: (dealNo: number) => DealtCards): TableDecision {
  if (s.closed || !isBetweenDeals(s)) return { ok: false, why: 'stale' };
  if (s.dealNo >= s.deals) return { ok: true, event: { t: 'closed' } };
  return { ok: true, event: { t: 'dealt', ...cardsOf(s.dealNo + 1) } };
}

/** A log from the store, checked act by act; null when it cannot have happened at this table. */
export function replayTable(start: TableState, entries: readonly unknown[]): TableState | null {
  let state = start;
  for (const entry of entries) {
    const event = isBag(entry) ? entry['event'] : undefined;
    if (!isBag(event) || !mayFollow(state, event)) return null;
    state = evolveTable(state, event as unknown as TableEvent);
  }
  return state;
}

type Bag = Readonly<Record<string, unknown>>;
const isBag = (x: unknown): x is Bag => typeof x === 'object' && x !== null;

function mayFollow(s: TableState, e: Bag): boolean {
  switch (e['t']) {
    case 'dealt':
      return !s.closed && isBetweenDeals(s) && s.dealNo < s.deals && isSeat(e['dealer']) && areHands(e['hands']);
    case 'closed':
      return !s.closed && isBetweenDeals(s) && s.dealNo === s.deals;
    case 'called':
      return isSeat(e['seat']) && decideAct(s, e['seat'], { t: 'call', call: e['call'] as never }).ok;
    case 'played':
      return isSeat(e['seat']) && decideAct(s, e['seat'], { t: 'play', card: e['card'] as never }).ok;
    default:
      return false;
  }
}
