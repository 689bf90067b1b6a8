/** A finished deal told again, act by act, with all hands open and with what the computers thought. */
import type { Message } from '../i18n/message';
import { bySeat, type BySeat, type Card, type Seat } from '../rules/public/cards';
import type { Call } from '../rules/public/contracts';
import type { Trick } from '../rules/public/progress';
import type { Ruleset } from '../rules/public/rulesets';
import { holderOf } from '../rules/public/trumps';
import { evolve, handOf, trumpsOfDeal, turnOf, type DealEvent, type DealState } from '../rules/full/deal';
import { replayRecord, type DealRecord } from '../rules/full/record';
import { redact, viewOf } from '../rules/full/redact';
import type { Entry } from '../table/table-state';
import type { Thoughts } from '../table/protocol';
import { narrate } from './narrate';
import type { Badge, LogLine } from './screen';
import { inOrder } from './show';

/** One moment: what had just happened, and the deal once it had. */
export interface Moment extends Thoughts {
  readonly event: DealEvent;
  readonly state: DealState;
}

export interface ReplaySeat {
  readonly seat: Seat;
  /** Null: the person at this device. */
  readonly name: string | null;
  readonly badges: readonly Badge[];
  readonly turn: boolean;
  /** As dealt, and those still held. */
  readonly dealt: readonly Card[];
  readonly held: readonly Card[];
  /** Its card in the trick that lies there; one just taken still does. */
  readonly laid: Card | null;
  readonly holds: boolean;
}

/** The deal at one moment, as it is shown. */
export interface ReplayScene {
  readonly ply: number;
  readonly lines: readonly LogLine[];
  readonly seats: BySeat<ReplaySeat>;
  readonly trumps: readonly Card[];
  readonly auction: readonly { readonly seat: Seat; readonly call: Call; readonly doubleName: string | null }[];
  readonly tricks: readonly Trick[];
}

/** Null when what is kept of the deal cannot have happened; without its log it is told without reasons. */
export function momentsOf(
  rules: Ruleset,
  { dealer, hands, calls, plays }: DealRecord,
  entries: readonly unknown[],
  dealNo: number
): readonly Moment[] | null {
  const start = evolve(rules, undefined, { t: 'dealt', dealer, hands });
  const { events, offence } = replayRecord(start, { calls, plays });
  if (offence !== null) return null;
  const logged = entriesOf(entries, dealNo);
  const thoughts = events.map((event, i): Thoughts => {
    const { event: other, why, stoodIn } = logged[i] ?? {};
    return isSame(event, other) ? { ...(why && { why }), ...(stoodIn && { stoodIn }) } : {};
  });
  let state = start;
  return events.map((event, i) => {
    state = evolve(rules, i === 0 ? undefined : state, event);
    return { ...thoughts[i], event, state };
  });
}

/** The part of a party's log that is about one deal. */
function entriesOf(entries: readonly unknown[], dealNo: number): readonly Partial<Entry>[] {
  const log = entries.map((entry) => (entry ?? {}) as Partial<Entry>);
  const starts = log.flatMap(({ event }, i) => (event?.t === 'dealt' ? [i] : []));
  const from = starts[dealNo - 1];
  return from === undefined ? [] : log.slice(from, starts[dealNo]);
}

const isSame = (a: DealEvent, b: Entry['event'] | undefined): boolean =>
  (a.t === 'dealt' && b?.t === 'dealt') ||
  (a.t === 'called' && b?.t === 'called' && a.seat === b.seat && a.call === b.call) ||
  (a.t === 'played' && b?.t === 'played' && a.seat === b.seat && a.card === b.card);

export interface Told {
  readonly moments: readonly Moment[];
  readonly names: BySeat<string | null>;
  /** Whose view the sentences are of. */
  readonly you: Seat;
  readonly deal: number;
  readonly deals: number;
}

/** @param ply acts so far */
export function sceneAt(told: Told, ply: number): ReplayScene {
  const { state } = told.moments[ply]!;
  const trumps = trumpsOfDeal(state);
  return {
    ply,
    lines: linesAt(told, ply),
    seats: bySeat((seat) => seatAt(told, ply, seat)),
    trumps,
    auction: told.moments.slice(1, ply + 1).flatMap(({ event, state: { auction } }) => {
      if (event.t !== 'called') return [];
      const { seat, call } = event;
      return [{ seat, call, doubleName: call === 'double' ? (doubleName(auction, state.rules) ?? null) : null }];
    }),
    tricks: state.progress.tricks
  };
}

const doubleName = ({ doubles }: DealState['auction'], rules: Ruleset): string | undefined =>
  rules.doubleNames[doubles.length - 1];

function linesAt({ moments, you, deal, deals }: Told, ply: number): readonly LogLine[] {
  const { event, state, why, stoodIn } = moments[ply]!;
  const before = moments[ply - 1]?.state;
  const after = { seq: ply, deals, dealNo: deal, scores: [], view: viewOf(state, you), closed: false };
  const said: readonly Message[] = narrate({ event: redact(before, event, you), ...(stoodIn && { stoodIn }) }, after);
  return said.map((message, i) => ({ id: i, message, reason: i === 0 ? (why ?? null) : null }));
}

function seatAt({ moments, names }: Told, ply: number, seat: Seat): ReplaySeat {
  const { event, state } = moments[ply]!;
  const trumps = trumpsOfDeal(state);
  const { trick, tricks } = state.progress;
  const shown = trick.length === 0 && event.t === 'played' ? (tricks.at(-1)?.cards ?? []) : trick;
  return {
    seat,
    name: names[seat],
    badges: badgesOf(state, seat),
    turn: turnOf(state) === seat,
    dealt: inOrder(state.hands[seat], trumps),
    held: inOrder(handOf(state, seat), trumps),
    laid: shown.find((played) => played.seat === seat)?.card ?? null,
    holds: shown.length > 0 && holderOf(trumps, shown)?.seat === seat
  };
}

/** Who plays with whom, as it really is, from the end of the auction. */
function badgesOf({ dealer, sides }: DealState, seat: Seat): readonly Badge[] {
  const role: Badge | null =
    sides === null ? null : !sides.old.includes(seat) ? 'young' : sides.old.length === 1 ? 'alone' : 'old';
  return [...(dealer === seat ? (['dealer'] as const) : []), ...(role === null ? [] : [role])];
}
