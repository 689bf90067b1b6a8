/** Deal records: the text form of a deal that is exported, quoted and tested (RULES, Deal records). */
import { DECK, isCard, isSeat, type BySeat, type Card, type Seat } from '../public/cards';
import { isCall, type Call } from '../public/contracts';
import { playsOf } from '../public/progress';
import { err, ok, type Result } from '../public/result';
import { isPresetId, PRESETS, type RulesetId } from '../public/rulesets';
import type { Act } from '../public/view';
import { decide, evolve, phaseOf, turnOf, type DealEvent, type DealState } from './deal';

export interface DealRecord {
  readonly id: string;
  readonly rules: RulesetId;
  readonly dealer: Seat;
  readonly hands: BySeat<readonly Card[]>;
  readonly calls: readonly Call[];
  readonly plays: readonly Card[];
}

/** A line as it came in: the keys are there, nothing else is certain. */
export interface RawRecord {
  readonly id: unknown;
  readonly rules: unknown;
  readonly dealer: unknown;
  readonly hands: unknown;
  readonly calls: readonly unknown[];
  readonly plays: readonly unknown[];
}

const KEYS = ['id', 'rules', 'dealer', 'hands', 'calls', 'plays'] as const;

/** From a text line to a record whose keys are there; the error is a sentence for whoever wrote the line. */
export function readRecord(line: string): Result<RawRecord, string> {
  let x: unknown;
  try {
    x = JSON.parse(line);
  } catch {
    return err('not JSON');
  }
  if (typeof x !== 'object' || x === null || Array.isArray(x)) return err('not a JSON object');
  const missing = KEYS.find((key) => !Object.hasOwn(x, key));
  if (missing !== undefined) return err(`lacks "${missing}"`);
  const raw = x as RawRecord;
  if (isNested(raw.id)) return err('"id" is not a text');
  if (!Array.isArray(raw.calls)) return err('"calls" is not a list');
  if (!Array.isArray(raw.plays)) return err('"plays" is not a list');
  return ok(raw);
}

/** Deeper nesting than the stack can follow must not reach an answer or a sentence. */
const isNested = (x: unknown): boolean => typeof x === 'object' && x !== null;
const quoted = (x: unknown): string => (isNested(x) ? 'a list or an object' : JSON.stringify(x));

/** The deal of a record before anything is said; the error says what is wrong with it. */
export function dealOf(raw: RawRecord): Result<DealState, string> {
  if (!isPresetId(raw.rules)) return err(`unknown rules: ${quoted(raw.rules)}`);
  if (!isSeat(raw.dealer)) return err(`dealer is not 0..3: ${quoted(raw.dealer)}`);
  if (!areHands(raw.hands)) return err('hands are not the 16 cards, four to each seat');
  const { dealer, hands } = raw;
  return ok(evolve(PRESETS[raw.rules], undefined, { t: 'dealt', dealer, hands }));
}

/** Whether something from outside is the 16 cards, four to each seat. */
export function areHands(x: unknown): x is BySeat<readonly Card[]> {
  if (!Array.isArray(x) || x.length !== 4) return false;
  if (!x.every((hand) => Array.isArray(hand) && hand.length === 4 && hand.every(isCard))) return false;
  return new Set((x as Card[][]).flat()).size === DECK.length;
}

export interface Replayed {
  readonly state: DealState;
  readonly events: readonly DealEvent[];
  /** The first entry that the rules refuse; null when all were legal. */
  readonly offence: { readonly phase: 'auction' | 'play'; readonly index: number } | null;
}

/** Goes through calls and plays as far as the rules allow. */
export function replayRecord(start: DealState, raw: Pick<RawRecord, 'calls' | 'plays'>): Replayed {
  let state = start;
  const events: DealEvent[] = [{ t: 'dealt', dealer: start.dealer, hands: start.hands }];
  const entries = [
    ...raw.calls.map((call, index) => ({ phase: 'auction' as const, index, act: callAct(call) })),
    ...raw.plays.map((card, index) => ({ phase: 'play' as const, index, act: playAct(card) }))
  ];
  for (const { phase, index, act } of entries) {
    const inAuction = phaseOf(state) === 'auction';
    const seat = turnOf(state);
    const decision =
      act !== null && seat !== null && inAuction === (phase === 'auction') ? decide(state, seat, act) : null;
    if (decision === null || !decision.ok) {
      const early = inAuction && phase === 'play';
      return { state, events, offence: early ? { phase: 'auction', index: raw.calls.length } : { phase, index } };
    }
    events.push(decision.event);
    state = evolve(state.rules, state, decision.event);
  }
  return { state, events, offence: null };
}

const callAct = (x: unknown): Act | null => (isCall(x) ? { t: 'call', call: x } : null);
const playAct = (x: unknown): Act | null => (isCard(x) ? { t: 'play', card: x } : null);

export const recordOf = (id: string, s: DealState): DealRecord => ({
  id,
  rules: s.rules.id,
  dealer: s.dealer,
  hands: s.hands,
  calls: s.auction.said.map((said) => said.call),
  plays: playsOf(s.progress).map((p) => p.card)
});
