/** Moments of deals, spread over presets, levels and phases, whose decisions are kept as a vector: they come by lot, not by bots. */
import { fallbackAct } from '../../lib/ai/fallback';
import { LEVELS, type Level } from '../../lib/ai/levels';
import { decide, evolve, legalActsOf, phaseOf, turnOf, type DealState } from '../../lib/rules/full/deal';
import { dealOf, recordOf, replayRecord, type DealRecord, type RawRecord } from '../../lib/rules/full/record';
import { viewOf } from '../../lib/rules/full/redact';
import { DECK, type BySeat, type Card, type Seat } from '../../lib/rules/public/cards';
import { rngOf, shuffled, type Rng } from '../../lib/rules/public/random';
import { PRESET_IDS, PRESETS, type Ruleset } from '../../lib/rules/public/rulesets';
import type { Act, SeatView } from '../../lib/rules/public/view';

/** A deal record that stops where a seat is to act, and who sits there; its id is the bot's seed, too. */
export interface GoldenMoment extends DealRecord {
  readonly level: Level;
}

/** What the bot does: the call, or the card. */
export interface Golden extends GoldenMoment {
  readonly act: string;
}

/** Cards that are put into one hand before the rest is dealt: what is rare at a table comes up, too. */
const TOGETHER: readonly (readonly Card[])[] = [
  [],
  [],
  [],
  ['QC', 'QS'],
  ['JC', 'JS', 'JH'],
  ['AH', 'TH', 'QC'],
  ['QC', 'QS', 'QH', 'QD']
];

/** Of ten moments so many stand in the auction. */
const IN_AUCTION = 4;

/** Of moment `n` the preset, the level and the phase are given, the rest is drawn; something is always left to decide. */
export function goldenMoment(n: number): GoldenMoment {
  const rules = PRESETS[PRESET_IDS[n % PRESET_IDS.length]!];
  const level = LEVELS[Math.floor(n / PRESET_IDS.length) % LEVELS.length]!;
  const phase = Math.floor(n / (PRESET_IDS.length * LEVELS.length)) % 10 < IN_AUCTION ? 'auction' : 'play';
  const id = `golden-${n}`;
  const rng = rngOf('golden', n);
  for (;;) {
    const state = drawnState(rules, rng);
    if (phaseOf(state) === phase && legalActsOf(state).length > 1) return { ...recordOf(id, state), level };
  }
}

function drawnState(rules: Ruleset, rng: Rng): DealState {
  let state = drawnDeal(rules, rng);
  for (let left = rng.below(20); left > 0; left--) {
    const decision = decide(state, turnOf(state)!, drawnAct(state, rng));
    if (!decision.ok) throw new Error(decision.why);
    const next = evolve(state.rules, state, decision.event);
    if (turnOf(next) === null) return state;
    state = next;
  }
  return state;
}

function drawnDeal(rules: Ruleset, rng: Rng): DealState {
  const together = TOGETHER[rng.below(TOGETHER.length)]!;
  const deck = [
    ...together,
    ...shuffled(
      DECK.filter((card) => !together.includes(card)),
      rng
    )
  ];
  const first = rng.below(4);
  const to = (seat: number) => deck.slice(4 * ((seat + first) % 4), 4 * ((seat + first) % 4) + 4);
  const hands: BySeat<readonly Card[]> = [to(0), to(1), to(2), to(3)];
  return evolve(rules, undefined, { t: 'dealt', dealer: rng.below(4) as Seat, hands });
}

/** Mostly passes, as people do; cards are sound ones or any. */
function drawnAct(state: DealState, rng: Rng): Act {
  const sound = rng.below(3) < 2;
  if (sound) return fallbackAct(viewOf(state, turnOf(state)!));
  const acts = legalActsOf(state).filter((act) => act.t === 'play' || (act.call !== 'baska' && act.call !== 'kop'));
  return acts[rng.below(acts.length)]!;
}

/** What the seat to act sees at the end of a record. */
export function viewAt(record: RawRecord): SeatView {
  const start = dealOf(record);
  if (!start.ok) throw new Error(start.why);
  const { state, offence } = replayRecord(start.value, record);
  const seat = turnOf(state);
  if (offence !== null || seat === null) throw new Error(`nobody is to act at the end of record ${String(record.id)}`);
  return viewOf(state, seat);
}

export const textOfAct = (act: Act): string => (act.t === 'call' ? act.call : act.card);
