/** What a table and its seats say to each other; a link may carry it anywhere. */
import type { Reason } from '../ai/reasons';
import type { Scores } from '../rules/full/party';
import type { Refusal } from '../rules/public/refusals';
import type { Ruleset } from '../rules/public/rulesets';
import type { Seat } from '../rules/public/cards';
import { evolveView, type Act, type SeatEvent, type SeatView } from '../rules/public/view';

/** What goes with a computer's act. */
export interface Thoughts {
  readonly why?: Reason;
  /** The computer failed, and a plain legal act took the place of its own. */
  readonly stoodIn?: true;
}

/** What one seat is told of one entry. Reasons go to persons only: to a computer they would tell of hidden cards. */
export interface SeatEntry extends Thoughts {
  readonly event: SeatEvent | { readonly t: 'closed' };
}

export type ToGuest =
  | {
      readonly t: 'welcome';
      readonly seat: Seat;
      readonly rules: Ruleset;
      readonly deals: number;
      readonly entries: readonly SeatEntry[];
    }
  | { readonly t: 'entry'; readonly seq: number; readonly entry: SeatEntry }
  | { readonly t: 'refused'; readonly why: Refusal };

/** `after`: the number of entries that the sender has seen; anything else is stale. */
export type ToHost =
  | ({ readonly t: 'act'; readonly after: number; readonly act: Act } & Thoughts)
  | { readonly t: 'next'; readonly after: number };

export interface Link {
  send(message: ToGuest): void;
}

/** The party as one seat knows it. */
export interface TableView {
  readonly seq: number;
  readonly deals: number;
  readonly dealNo: number;
  readonly scores: readonly Scores[];
  readonly view: SeatView;
  readonly closed: boolean;
}

export function evolveTableView(
  rules: Ruleset,
  deals: number,
  v: TableView | undefined,
  e: SeatEntry['event']
): TableView {
  if (e.t === 'closed') {
    if (v === undefined) throw new Error('closed before dealt');
    return { ...v, seq: v.seq + 1, closed: true };
  }
  const view = evolveView(rules, v?.view, e);
  const scores = view.settlement === null ? (v?.scores ?? []) : [...(v?.scores ?? []), view.settlement.scores];
  const dealNo = (v?.dealNo ?? 0) + (e.t === 'dealt' ? 1 : 0);
  return { seq: (v?.seq ?? 0) + 1, deals, dealNo, scores, view, closed: false };
}
