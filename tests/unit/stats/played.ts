/** Parties played at random, as the store keeps them. */
import type { Level } from '../../../src/lib/ai/levels';
import { LEVELS } from '../../../src/lib/ai/levels';
import type { HouseRules } from '../../../src/lib/rules/public/house-rules';
import { newCode } from '../../../src/lib/rules/public/deal-number';
import { rngOf, type Rng } from '../../../src/lib/rules/public/random';
import { PRESET_IDS, PRESETS, type PresetId } from '../../../src/lib/rules/public/rulesets';
import { cardsUnder } from '../../../src/lib/rules/full/daily';
import { decide, evolve, legalActsOf, turnOf, type DealState } from '../../../src/lib/rules/full/deal';
import type { PartyHeader } from '../../../src/lib/storage/schema';
import type { Entry } from '../../../src/lib/table/table-state';

export interface Played {
  readonly header: PartyHeader;
  readonly entries: readonly Entry[];
}

export interface Wish {
  readonly rules?: PresetId | HouseRules;
  readonly level?: Level;
  readonly code?: string;
  readonly deals?: number;
  readonly mode?: PartyHeader['mode'];
  readonly touched?: number;
  /** The party is left after so many entries. */
  readonly stopAfter?: number;
}

/** Announces and doubles now and then, plays any card. */
function act(state: DealState, rng: Rng) {
  const acts = legalActsOf(state);
  const special = acts.filter((a) => a.t === 'call' && a.call !== 'pass');
  return special.length > 0 && rng.below(4) === 0
    ? special[rng.below(special.length)]!
    : acts[acts[0]!.t === 'call' ? 0 : rng.below(acts.length)]!;
}

export function playedParty(seed: string, wish: Wish = {}): Played {
  const rng = rngOf(seed);
  const rules = wish.rules ?? PRESET_IDS[rng.below(PRESET_IDS.length)]!;
  const ruleset = typeof rules === 'string' ? PRESETS[rules] : { ...PRESETS[rules.base], id: 'house' as const };
  const header: PartyHeader = {
    id: `party-${seed}`,
    format: 1,
    rules,
    code: wish.code ?? newCode(rng),
    first: 1,
    deals: wish.deals ?? 8,
    level: wish.level ?? LEVELS[rng.below(LEVELS.length)]!,
    state: wish.stopAfter === undefined ? 'over' : 'running',
    touched: wish.touched ?? 1_790_000_000_000 + rng.below(1_000_000_000),
    ...(wish.mode && { mode: wish.mode })
  };
  const entries: Entry[] = [];
  for (let no = 1; no <= header.deals; no++) {
    const dealt = { t: 'dealt' as const, ...cardsUnder(header.code, no) };
    entries.push({ event: dealt });
    let state = evolve(ruleset, undefined, dealt);
    for (let seat = turnOf(state); seat !== null; seat = turnOf(state)) {
      const decision = decide(state, seat, act(state, rng));
      if (!decision.ok) throw new Error(decision.why);
      entries.push({
        event: decision.event,
        ...(seat !== 0 && { why: { code: 'nothing-better', chance: rng.below(101) } as const })
      });
      state = evolve(ruleset, state, decision.event);
    }
  }
  return { header, entries: [...entries, { event: { t: 'closed' } } as const].slice(0, wish.stopAfter) };
}
