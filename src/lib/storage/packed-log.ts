/** A party's log as a backup writes it: a word for each act; whose it was follows from the rules, which check it on the way back. */
import { isCard } from '../rules/public/cards';
import { isCall } from '../rules/public/contracts';
import { turnOf } from '../rules/full/deal';
import { cardsUnder } from '../rules/full/daily';
import { areHands } from '../rules/full/record';
import type { Act } from '../rules/public/view';
import { rulesIn } from './header';
import { canonical, isBag, type Bag } from './json';
import type { PartyHeader } from './schema';
import {
  decideAct,
  decideNext,
  emptyTable,
  evolveTable,
  type DealtCards,
  type Entry,
  type TableDecision,
  type TableEvent,
  type TableState
} from '../table/table-state';

type Reason = NonNullable<Entry['why']>;

/** An act; with the place of its reason among the reasons, if it has one; `1` marks a computer that was stood in for. */
export type PackedEntry = string | readonly [word: string, reason: number | null] | readonly [string, number | null, 1];

/** The reasons of all logs, each written once. */
export class Reasons {
  readonly all: Reason[] = [];
  readonly #places = new Map<string, number>();

  placeOf(reason: Reason): number {
    const key = canonical(reason);
    const place = this.#places.get(key) ?? this.all.push(reason) - 1;
    this.#places.set(key, place);
    return place;
  }
}

/** What happened in a word, seats left out; null for what cannot be an event. */
export function wordOf(event: object): string | null {
  const { t, dealer, hands, call, card } = event as Bag;
  if (t === 'closed') return t;
  if (t === 'called') return isCall(call) ? call : null;
  if (t === 'played') return isCard(card) ? card : null;
  return t === 'dealt' && areHands(hands) ? [dealer, ...hands.map((hand) => hand.join(''))].join('|') : null;
}

const cardsIn = (header: PartyHeader, dealNo: number): DealtCards =>
  header.given ?? cardsUnder(header.code, header.first + dealNo - 1);

function decisionFor(header: PartyHeader, table: TableState, word: string): TableDecision | null {
  const next = decideNext(table, (dealNo) => cardsIn(header, dealNo));
  if (next.ok) return wordOf(next.event) === word ? next : null;
  const seat = table.deal === undefined ? null : turnOf(table.deal);
  const act: Act | null = isCall(word) ? { t: 'call', call: word } : isCard(word) ? { t: 'play', card: word } : null;
  return seat === null || act === null ? null : decideAct(table, seat, act);
}

/** The events that the words stand for; null when they cannot have happened: against the rules, or other cards than the code's. */
function eventsOf(header: PartyHeader, words: readonly unknown[]): readonly TableEvent[] | null {
  const rules = rulesIn(header);
  if (rules === null) return null;
  const events: TableEvent[] = [];
  let table = emptyTable(rules, header.deals);
  for (const word of words) {
    const decision = typeof word === 'string' ? decisionFor(header, table, word) : null;
    if (!decision?.ok) return null;
    events.push(decision.event);
    table = evolveTable(table, decision.event);
  }
  return events;
}

const seatOf = (event: object): unknown => (event as Bag)['seat'];

function packEntry(word: string, { why, stoodIn }: Bag, reasons: Reasons): PackedEntry {
  const place = isReason(why) ? reasons.placeOf(why) : null;
  if (stoodIn === true) return [word, place, 1];
  return place === null ? word : [word, place];
}

/** A stored log, as it comes from the store; null when it cannot have happened. */
export function packLog(
  header: PartyHeader,
  entries: readonly unknown[],
  reasons: Reasons
): readonly PackedEntry[] | null {
  const bags = entries.map((entry) => (isBag(entry) ? entry : {}));
  const stored = bags.map(({ event }) => (isBag(event) ? event : {}));
  const words = stored.map(wordOf);
  const events = eventsOf(header, words);
  if (events === null || events.some((event, i) => seatOf(event) !== seatOf(stored[i]!))) return null;
  return bags.map((bag, i) => packEntry(words[i]!, bag, reasons));
}

/** The reverse, of a log that comes from anywhere. */
export function unpackLog(
  header: PartyHeader,
  log: readonly unknown[],
  reasons: readonly unknown[]
): readonly Entry[] | null {
  const packed = log.map((entry) => (Array.isArray(entry) ? (entry as readonly unknown[]) : [entry]));
  const events = eventsOf(
    header,
    packed.map(([word]) => word)
  );
  const whys = packed.map(([, place]) => (typeof place === 'number' ? (reasons[place] ?? null) : undefined));
  if (events === null || whys.includes(null)) return null;
  return events.map((event, i): Entry => {
    const why = whys[i];
    return { event, ...(isReason(why) && { why }), ...(packed[i]![2] === 1 && { stoodIn: true as const }) };
  });
}

/** A code with plain figures: what i18n does not know it does not say. */
export const isReason = (x: unknown): x is Reason =>
  isBag(x) &&
  typeof x['code'] === 'string' &&
  Object.values(x).every((value) => value === null || ['string', 'number', 'boolean'].includes(typeof value));
