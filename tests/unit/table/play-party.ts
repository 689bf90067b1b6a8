/** Plays parties at a table without a screen: the person's seat is played by a computer too. */
import type { TableView } from '../../../src/lib/table/protocol';
import { memoryStorage } from '../../../src/lib/storage/memory-storage';
import type { PartyHeader } from '../../../src/lib/storage/schema';
import type { Storage } from '../../../src/lib/storage/storage';
import { newParty, openTable, type PartyChoice } from '../../../src/lib/state/party';
import { TableGuest, type Told } from '../../../src/lib/table/guest';
import type { TableHost } from '../../../src/lib/table/host';
import { localThinker } from '../../../src/lib/worker/local';
import type { Thinker } from '../../../src/lib/worker/thinker';

export const noPauses = { pause: () => Promise.resolve() };

export const someParty = (choice: Partial<PartyChoice> = {}, code = '7F3K9Q2M'): PartyHeader =>
  newParty({ rules: 'baska', level: 'easy', deals: 8, ...choice }, { code, deal: null });

export interface Sitting {
  readonly host: TableHost;
  readonly guest: TableGuest;
  readonly told: Told[];
  /** Settles when `until` holds of what the person knows. */
  reached(until: (table: TableView) => boolean): Promise<TableView>;
}

interface Options {
  readonly store?: Storage;
  readonly thinker?: Thinker;
  readonly onConflict?: () => void;
  /** Acts for the person; false leaves the seat to the test. */
  readonly autoplay?: boolean;
}

/** Sits down at a party; null when it is damaged. */
export async function sitDown(header: PartyHeader, options: Options = {}): Promise<Sitting | null> {
  const { store = memoryStorage(), thinker = localThinker, onConflict = () => undefined, autoplay = true } = options;
  const told: Told[] = [];
  const waiting = new Set<() => void>();
  let guest: TableGuest | undefined;
  const hear = (news: readonly Told[]): void => {
    told.push(...news);
    for (const look of [...waiting]) look();
    if (autoplay) void act(news.at(-1)!.table);
  };
  const act = async ({ view, seq, closed }: TableView): Promise<void> => {
    if (closed) return;
    if (view.phase === 'over') return guest?.next();
    if (view.turn !== 0) return;
    const thought = await thinker.act(view, 'easy', 'me');
    if (guest?.table?.seq === seq) guest.act(thought.act);
  };
  const host = await openTable(header, { store, thinker, pace: noPauses, onConflict }, (h) => {
    guest = new TableGuest((message) => void h.receive(0, message), hear);
    return guest;
  });
  if (host === null || guest === undefined) return null;
  return {
    host,
    guest,
    told,
    reached: (until) =>
      new Promise((settle) => {
        const look = (): void => {
          const table = told.at(-1)?.table;
          if (table === undefined || !until(table)) return;
          waiting.delete(look);
          settle(table);
        };
        waiting.add(look);
        look();
      })
  };
}
