/** From a stored party to its finished deals: plain data, everything that the figures count. */
import type { Level } from '../ai/levels';
import type { CalendarDate } from '../rules/public/calendar';
import type { Seat } from '../rules/public/cards';
import type { Contract } from '../rules/public/contracts';
import { readDailyCode } from '../rules/public/daily-code';
import { parseHouseRules } from '../rules/public/house-rules';
import { isPresetId, PRESETS, type PresetId, type Ruleset, type RulesetId } from '../rules/public/rulesets';
import type { SettledDouble } from '../rules/public/settlement';
import { evolve, settlementOf, type DealState } from '../rules/full/deal';
import type { Scores } from '../rules/full/party';
import { recordOf, type DealRecord } from '../rules/full/record';
import type { Mode, PartyHeader } from '../storage/schema';
import type { Entry } from '../table/table-state';

export type { Mode };

export interface FinishedDeal {
  /** Party and place: the same deal is the same on every device. */
  readonly id: string;
  readonly partyId: string;
  /** 1-based place in the party, and how many deals that has. */
  readonly dealNo: number;
  readonly partyDeals: number;
  readonly record: DealRecord;
  /** The person's. */
  readonly seat: Seat;
  readonly mode: Mode;
  /** Of its Tagesblatt; null when it belongs to none. */
  readonly date: CalendarDate | null;
  readonly level: Level;
  readonly rules: RulesetId;
  /** The preset that house rules stand on; else the rules themselves. */
  readonly base: PresetId;
  /** Milliseconds of the epoch. */
  readonly when: number;
  readonly contract: Contract;
  readonly declarer: Seat | null;
  readonly old: readonly Seat[];
  readonly doubles: readonly SettledDouble[];
  readonly scores: Scores;
  /** What the strong computer scored with the same cards on the same seat. */
  readonly par?: number;
  /** From the review, 0 to 1. */
  readonly accuracy?: number;
}

export interface Compared {
  readonly par?: number;
  readonly accuracy?: number;
}

/** Where the header does not say: cards given or of a day played outside it may be known. */
const modeOf = ({ mode, given, code }: PartyHeader): Mode =>
  mode ?? (given !== undefined || readDailyCode(code) !== null ? 'practice' : 'free');

const baseOf = ({ rules }: PartyHeader): PresetId => (isPresetId(rules) ? rules : rules.base);

function rulesOf({ rules }: PartyHeader): Ruleset | null {
  if (isPresetId(rules)) return PRESETS[rules];
  const house = parseHouseRules(rules);
  return house.ok ? house.value : null;
}

/** The deal as it is kept; null while it is not over. */
export function finishedDeal(
  header: PartyHeader,
  dealNo: number,
  state: DealState,
  when: number,
  seat: Seat = 0
): FinishedDeal | null {
  const settled = settlementOf(state);
  if (settled === null) return null;
  const id = `${header.id}.${dealNo}`;
  return {
    id,
    partyId: header.id,
    dealNo,
    partyDeals: header.deals,
    record: recordOf(id, state),
    seat,
    mode: modeOf(header),
    date: readDailyCode(header.code)?.date ?? null,
    level: header.level,
    rules: state.rules.id,
    base: baseOf(header),
    when,
    contract: settled.contract,
    declarer: state.sides?.declarer ?? null,
    old: settled.old,
    doubles: settled.settledDoubles,
    scores: settled.scores
  };
}

/**
 * @param entries a log that the table has found in order; it does not say when: the party's own time stands for that
 * @param comparedWith what was found out about a deal after it was played
 */
export function finishedFrom(
  header: PartyHeader,
  entries: readonly Entry[],
  comparedWith: (dealNo: number) => Compared = () => ({}),
  seat: Seat = 0
): readonly FinishedDeal[] {
  const rules = rulesOf(header);
  if (rules === null) return [];
  const deals: FinishedDeal[] = [];
  let state: DealState | undefined;
  for (const { event } of entries) {
    if (event.t === 'closed') break;
    state = evolve(rules, state, event);
    const dealNo = deals.length + 1;
    const deal = finishedDeal(header, dealNo, state, header.touched, seat);
    if (deal !== null) deals.push({ ...deal, ...comparedWith(dealNo) });
  }
  return deals;
}
