/** Weighs each possible call: imagines how the auction goes on in each world and what the cards then bring. */
import { nextSeat, type Seat } from '../rules/public/cards';
import { TRAITS, type Announcement, type Call, type Contract } from '../rules/public/contracts';
import { legalCalls, type Auction } from '../rules/public/auction';
import type { Ruleset } from '../rules/public/rulesets';
import type { SeatView } from '../rules/public/view';
import { trumpsOf } from '../rules/public/trumps';
import { AuctionNode } from './auction-tree';
import type { Evidence } from './evidence';
import { ALL_CARDS, geometryOf, maskOf, translator, type Geometry } from './geometry';
import type { Weighed } from './inference';
import { solverOf } from './open-play';
import { policyOf } from './policy';
import { contractIn, oldFinder } from './sides-in';
import { classAt, classOfPoints, stakesOf, type Stakes } from './stakes';

export interface CallValue {
  readonly call: Call;
  readonly score: number;
  readonly chance: number;
}

/** One value per legal call. `evidence` is in the colour trumps' geometry. */
export function weighCalls(view: SeatView, evidence: Evidence, worlds: Weighed): readonly CallValue[] {
  const calls = legalCalls(view.auction, view.hand);
  const scores = new Float64Array(calls.length);
  const wins = new Float64Array(calls.length);
  const root = new AuctionNode(view.auction, policyOf(view.rules, view.dealer));
  const said = calls.map((call) => root.after(call));
  const end = endings(view, evidence, worlds);
  let total = 0;
  for (let i = 0; i < worlds.size; i++) {
    const weight = worlds.weights[i]!;
    const dealt = end.dealt(i);
    total += weight;
    for (let k = 0; k < calls.length; k++) {
      const { score, won } = end.of(i, said[k]!.finished(dealt).auction);
      scores[k]! += weight * score;
      if (won) wins[k]! += weight;
    }
  }
  return calls.map((call, k) => ({ call, score: scores[k]! / total, chance: wins[k]! / total }));
}

interface Endings {
  dealt(i: number): Int32Array;
  of(i: number, auction: Auction): { readonly score: number; readonly won: boolean };
}

/** What finished auctions lead to with open cards, each contract of a world solved once. */
function endings(view: SeatView, { g, others }: Evidence, worlds: Weighed): Endings {
  const dealt = new Int32Array(4);
  dealt[view.you] = maskOf(g, view.dealt);
  const points = new Map<string, Int16Array>();
  const forehand = nextSeat(view.dealer);

  function pointsIn(i: number, contract: Contract, old: number): number {
    const key = `${contract} ${old}`;
    const known = points.get(key) ?? new Int16Array(worlds.size).fill(-1);
    points.set(key, known);
    if (known[i] === -1) known[i] = pointsOfDeal(view.rules, stakesOf(view.rules, contract, old, []), contract, old, dealt, g, forehand);
    return known[i]!;
  }

  return {
    dealt(i) {
      for (let k = 0; k < 3; k++) dealt[others[k]!.seat] = worlds.hands[k]![i]!;
      return dealt;
    },
    of(i, { standing, doubles }) {
      const old = oldFinder(g, standing)(dealt);
      const contract = contractIn(standing, old);
      const s = stakesOf(view.rules, contract, old, doubles);
      const mine = (old >> view.you) & 1;
      const found = s.cuts.length === 0 ? 0 : classOfPoints(s, pointsIn(i, contract, old));
      return { score: (mine === 1 ? s.old : s.young)[found]!, won: found >= s.winClass === (mine === 1) };
    }
  };
}

/** The lowest points of the class in which a whole deal ends. */
function pointsOfDeal(
  rules: Ruleset,
  stakes: Stakes,
  contract: Contract,
  old: number,
  dealt: Int32Array,
  from: Geometry,
  forehand: Seat
): number {
  const g = geometryOf(trumpsOf(rules, contract));
  const into = translatorOf(from, g);
  const solver = solverOf(g);
  solver.deal(into(dealt[0]!), into(dealt[1]!), into(dealt[2]!), into(dealt[3]!), old);
  const found = classAt(solver, stakes, { live: ALL_CARDS, turn: forehand, played: 0, lead: 0, taken: 0 });
  return found === 0 ? 0 : stakes.cuts[found - 1]!;
}

const TRANSLATORS = new WeakMap<Geometry, WeakMap<Geometry, (mask: number) => number>>();
function translatorOf(from: Geometry, to: Geometry): (mask: number) => number {
  const row = TRANSLATORS.get(from) ?? new WeakMap<Geometry, (mask: number) => number>();
  const made = row.get(to) ?? translator(from, to);
  TRANSLATORS.set(from, row.set(to, made));
  return made;
}

/** Whether a call is the game that cannot be lost. */
export const isSure = (call: Call): call is Announcement => call !== 'pass' && call !== 'double' && TRAITS[call].goal === 'sure';
