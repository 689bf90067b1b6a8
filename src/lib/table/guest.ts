/** A seat's side of the table: folds what it is told into its own view of the party. */
import type { Ruleset } from '../rules/public/rulesets';
import type { Act } from '../rules/public/view';
import {
  evolveTableView,
  type Link,
  type SeatEntry,
  type TableView,
  type ToGuest,
  type Thoughts,
  type ToHost
} from './protocol';

/** One entry, and the party once it has happened. */
export interface Told {
  readonly entry: SeatEntry;
  readonly table: TableView;
}

export class TableGuest implements Link {
  readonly #toHost: (message: ToHost) => void;
  readonly #onChange: (told: readonly Told[]) => void;
  #rules: Ruleset | undefined;
  #deals = 0;
  #table: TableView | undefined;

  /** `onChange` gets the whole story so far after a welcome, then one entry at a time. */
  constructor(toHost: (message: ToHost) => void, onChange: (told: readonly Told[]) => void) {
    this.#toHost = toHost;
    this.#onChange = onChange;
  }

  get table(): TableView | undefined {
    return this.#table;
  }

  /** From the host. */
  send(message: ToGuest): void {
    if (message.t === 'refused') return; // what a screen asks for is checked before; the rest came too late
    if (message.t === 'welcome') {
      this.#rules = message.rules;
      this.#deals = message.deals;
      this.#table = undefined;
    } else if (message.seq !== (this.#table?.seq ?? 0) + 1) return;
    this.#fold(message.t === 'welcome' ? message.entries : [message.entry]);
  }

  /** To the host: an act at the place that this guest has seen. */
  act(act: Act, extra: Thoughts = {}): void {
    if (this.#table !== undefined) this.#toHost({ t: 'act', after: this.#table.seq, act, ...extra });
  }

  next(): void {
    if (this.#table !== undefined) this.#toHost({ t: 'next', after: this.#table.seq });
  }

  #fold(entries: readonly SeatEntry[]): void {
    const rules = this.#rules;
    if (rules === undefined) return;
    const told = entries.map((entry): Told => {
      const table = evolveTableView(rules, this.#deals, this.#table, entry.event);
      this.#table = table;
      return { entry, table };
    });
    if (told.length > 0) this.#onChange(told);
  }
}
