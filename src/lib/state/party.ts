/** From the choice of a party to its header, and from a header to a running table. */
import type { Level } from '../ai/levels';
import { newCode, type DealNumber } from '../rules/public/deal-number';
import { derivedSeed, rngOf } from '../rules/public/random';
import type { HouseRules } from '../rules/public/house-rules';
import type { PresetId } from '../rules/public/rulesets';
import { botSeedUnder, cardsUnder } from '../rules/full/daily';
import { finishedDeal } from '../stats/finished';
import type { Mode, PartyHeader } from '../storage/schema';
import { rulesIn } from '../storage/header';
import { PlaceTaken, type Storage } from '../storage/storage';
import { seatBot, type Pace } from '../table/bot-seat';
import type { TableGuest } from '../table/guest';
import { JournalConflict, TableHost, type Journal } from '../table/host';
import type { DealtCards, Entry } from '../table/table-state';
import type { Thinker } from '../worker/thinker';

export const ME = 0;
/** Kashubian neighbours, clockwise from the person's left. */
export const NAMES = [null, 'Halżka', 'Frãcek', 'Jón'] as const;

export interface PartyChoice {
  readonly rules: PresetId | HouseRules;
  readonly level: Level;
  readonly deals: number;
  /** Without one: free, and practice where a number says the cards. */
  readonly mode?: Mode;
}

/** True chance, from the browser's own source: only ever used to make a new number. */
function chance(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].join('-');
}

/** @param number typed in; without one a new code is drawn. A number of one deal makes a party of that deal. */
export function newParty(choice: PartyChoice, number?: Pick<DealNumber, 'code' | 'deal'>): PartyHeader {
  const seed = chance();
  return {
    id: derivedSeed(seed, 'party'),
    format: 1,
    rules: choice.rules,
    code: number?.code ?? newCode(rngOf(seed, 'code')),
    first: number?.deal ?? 1,
    deals: number?.deal == null ? choice.deals : 1,
    level: choice.level,
    mode: choice.mode ?? (number === undefined ? 'free' : 'practice'),
    state: 'running',
    touched: Date.now()
  };
}

/** The place of a deal under the code, 1-based, from its place in the party. */
const placeOf = (header: PartyHeader, dealNo: number): number => header.first + dealNo - 1;

export function cardsOf(header: PartyHeader, dealNo: number): DealtCards {
  return header.given ?? cardsUnder(header.code, placeOf(header, dealNo));
}

/** The bots' lots in a deal; advice and review draw the same, so that they say what a strong bot would do. */
export const botSeedOf = (header: PartyHeader, dealNo: number): string =>
  botSeedUnder(header.code, placeOf(header, dealNo));

/** With the entry that ends a deal goes the finished deal itself. */
const journalIn = (store: Storage, header: PartyHeader): Journal => ({
  async append(seq, entry, { deal, dealNo, closed }) {
    const finished = deal === undefined || closed ? null : finishedDeal(header, dealNo, deal, Date.now());
    try {
      await store.append(header.id, seq, entry, finished ?? undefined);
    } catch (e) {
      throw e instanceof PlaceTaken ? new JournalConflict() : e;
    }
  }
});

export interface TableFurniture {
  readonly store: Storage;
  readonly thinker: Thinker;
  readonly pace: Pace;
  readonly onConflict: () => void;
}

/** Sets the table: the person's guest at seat 0, three bots; null when what is stored of the party is damaged. */
export async function openTable(
  header: PartyHeader,
  { store, thinker, pace, onConflict }: TableFurniture,
  guestOf: (host: TableHost) => TableGuest
): Promise<TableHost | null> {
  const rules = rulesIn(header);
  if (rules === null) return null;
  const setup = {
    rules,
    deals: header.deals,
    cardsOf: (dealNo: number) => cardsOf(header, dealNo),
    journal: journalIn(store, header),
    onConflict
  };
  const host = await TableHost.open(setup, (await store.entries(header.id)) as readonly Entry[]);
  if (host === null) return null;
  host.join(ME, guestOf(host), true);
  const bot = {
    level: header.level,
    seedOf: (dealNo: number) => botSeedOf(header, dealNo),
    thinker,
    pace
  };
  for (const seat of [1, 2, 3] as const) seatBot(host, seat, bot);
  return host;
}
