/** The person's own leaderboard: plus points of deals won and the place bonus, per party and in all (RULES, A party). */
import type { Level } from '../ai/levels';
import type { RulesetId } from '../rules/public/rulesets';
import { leaderboardOf, PARTY_LENGTHS, totalsOf, type LeaderboardEntry } from '../rules/full/party';
import { isCounted } from './filter';
import type { FinishedDeal, Mode } from './finished';

/** A party played to its end. */
export interface Standing extends LeaderboardEntry {
  readonly partyId: string;
  readonly when: number;
  readonly rules: RulesetId;
  readonly level: Level;
  readonly mode: Mode;
  readonly deals: number;
  /** The person's points in all, losses taken off. */
  readonly score: number;
}

export interface Leaderboard {
  readonly parties: number;
  readonly plus: number;
  readonly bonus: number;
  readonly total: number;
  /** How often first, second, third, fourth. */
  readonly places: readonly [number, number, number, number];
  /** The best parties, best first. */
  readonly best: readonly Standing[];
}

function byParty(deals: readonly FinishedDeal[]): ReadonlyMap<string, readonly FinishedDeal[]> {
  const parties = new Map<string, FinishedDeal[]>();
  for (const deal of deals) {
    const party = parties.get(deal.partyId);
    if (party === undefined) parties.set(deal.partyId, [deal]);
    else party.push(deal);
  }
  return parties;
}

function standingOf(deals: readonly FinishedDeal[]): Standing {
  const { partyId, when, rules, level, mode, seat } = deals[0]!;
  const scores = deals.map((deal) => deal.scores);
  return {
    ...leaderboardOf(scores, seat),
    ...{ partyId, when, rules, level, mode, deals: deals.length, score: totalsOf(scores)[seat] }
  };
}

/** The parties of a full length among the deals of which none is missing. */
export const partiesIn = (deals: readonly FinishedDeal[]): readonly Standing[] =>
  [...byParty(deals).values()]
    .filter((party) => party.length === party[0]!.partyDeals)
    .filter((party) => (PARTY_LENGTHS as readonly number[]).includes(party.length))
    .map(standingOf);

const bestFirst = (a: Standing, b: Standing): number => b.total - a.total || b.score - a.score || a.when - b.when;

export function leaderboardIn(deals: readonly FinishedDeal[], most = 10): Leaderboard {
  const standings = partiesIn(deals.filter(isCounted));
  const sum = (worth: (s: Standing) => number): number => standings.reduce((n, s) => n + worth(s), 0);
  const placed = (place: number): number => standings.filter((s) => s.place === place).length;
  return {
    parties: standings.length,
    plus: sum((s) => s.plus),
    bonus: sum((s) => s.bonus),
    total: sum((s) => s.total),
    places: [placed(1), placed(2), placed(3), placed(4)],
    best: standings.toSorted(bestFirst).slice(0, most)
  };
}
