/** The authority over one table: writes down what happens, then tells each seat what it may know. Knows no transport. */
import type { Seat } from '../rules/public/cards';
import type { Ruleset } from '../rules/public/rulesets';
import { redact } from '../rules/full/redact';
import type { Link, SeatEntry, ToHost } from './protocol';
import {
  decideAct,
  decideNext,
  emptyTable,
  evolveTable,
  replayTable,
  type DealtCards,
  type Entry,
  type TableState
} from './table-state';

/** Where entries are kept before anybody sees them, `after` being the table then. Rejects with a JournalConflict when somebody else wrote `seq`. */
export interface Journal {
  append(seq: number, entry: Entry, after: TableState): Promise<void>;
}
export class JournalConflict extends Error {}

export interface TableSetup {
  readonly rules: Ruleset;
  readonly deals: number;
  /** The cards of each deal, 1-based. */
  readonly cardsOf: (dealNo: number) => DealtCards;
  readonly journal: Journal;
  /** Told when the journal refuses: from then on this host is deaf. */
  readonly onConflict: () => void;
}

interface Guest {
  readonly link: Link;
  readonly isPerson: boolean;
}

export class TableHost {
  readonly #setup: TableSetup;
  readonly #entries: Entry[];
  readonly #guests = new Map<Seat, Guest>();
  #state: TableState;
  #stopped = false;
  #queue: Promise<void> = Promise.resolve();

  private constructor(setup: TableSetup, state: TableState, entries: readonly Entry[]) {
    this.#setup = setup;
    this.#state = state;
    this.#entries = [...entries];
  }

  /** Resumes a stored log, or deals the first cards; null when the log is damaged. */
  static async open(setup: TableSetup, entries: readonly Entry[]): Promise<TableHost | null> {
    const state = replayTable(emptyTable(setup.rules, setup.deals), entries);
    if (state === null) return null;
    const host = new TableHost(setup, state, entries);
    if (state.dealNo === 0) await host.receive(0, { t: 'next', after: 0 });
    return host;
  }

  /** Seats a guest and tells it everything it may know so far. */
  join(seat: Seat, link: Link, isPerson: boolean): void {
    this.#guests.set(seat, { link, isPerson });
    const { rules, deals } = this.#setup;
    link.send({ t: 'welcome', seat, rules, deals, entries: this.#retold(seat, isPerson) });
  }

  /** Nothing is written or told any more. */
  close(): void {
    this.#stopped = true;
    this.#guests.clear();
  }

  /** One at a time, in order; what comes late is refused as stale. Settles when the message has been dealt with. */
  receive(seat: Seat, message: ToHost): Promise<void> {
    this.#queue = this.#queue.catch(() => undefined).then(() => this.#handle(seat, message));
    return this.#queue;
  }

  async #handle(seat: Seat, message: ToHost): Promise<void> {
    if (this.#stopped) return;
    const stale = message.after !== this.#state.seq;
    const decision = stale
      ? ({ ok: false, why: 'stale' } as const)
      : message.t === 'next'
        ? decideNext(this.#state, this.#setup.cardsOf)
        : decideAct(this.#state, seat, message.act);
    if (!decision.ok) return this.#guests.get(seat)?.link.send({ t: 'refused', why: decision.why });
    const { why, stoodIn } = message.t === 'act' ? message : {};
    await this.#append({ event: decision.event, ...(why && { why }), ...(stoodIn && { stoodIn }) });
  }

  async #append(entry: Entry): Promise<void> {
    const before = this.#state;
    const after = evolveTable(before, entry.event);
    try {
      await this.#setup.journal.append(before.seq, entry, after);
    } catch (e) {
      if (!(e instanceof JournalConflict)) throw e;
      this.close();
      return this.#setup.onConflict();
    }
    if (this.#stopped) return;
    this.#state = after;
    this.#entries.push(entry);
    for (const [seat, { link, isPerson }] of this.#guests) {
      link.send({ t: 'entry', seq: after.seq, entry: tell(before, entry, seat, isPerson) });
    }
  }

  #retold(seat: Seat, isPerson: boolean): readonly SeatEntry[] {
    let state = emptyTable(this.#setup.rules, this.#setup.deals);
    return this.#entries.map((entry) => {
      const told = tell(state, entry, seat, isPerson);
      state = evolveTable(state, entry.event);
      return told;
    });
  }
}

/** Announcements and doubles come with their reason; one for a pass or a card would tell of cards not yet seen. */
function tell(before: TableState, { event, why, stoodIn }: Entry, seat: Seat, isPerson: boolean): SeatEntry {
  const told = event.t === 'closed' ? event : redact(before.deal, event, seat);
  const reason = isPerson && event.t === 'called' && event.call !== 'pass' ? why : undefined;
  return { event: told, ...(reason && { why: reason }), ...(stoodIn && { stoodIn }) };
}
