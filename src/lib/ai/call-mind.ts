/** Weighs each possible call: imagines how the auction goes on in each world and what the cards then bring. */
import { nextSeat, type Seat } from '../rules/public/cards';
import type { Call, Contract } from '../rules/public/contracts';
import { legalCalls, type Auction } from '../rules/public/auction';
import type { Ruleset } from '../rules/public/rulesets';
import type { SeatView } from '../rules/public/view';
import { trumpsOf } from '../rules/public/trumps';
import { nodeOf } from './auction-tree';
import type { Evidence } from './evidence';
import { ALL_CARDS, geometryOf, maskOf, translator, type Geometry } from './geometry';
import type { Weighed } from './inference';
import { solverOf } from './open-play';
import { contractIn, oldFinder } from './sides-in';
import { curveOf, prospectsOf, type Prospects } from './realism';
import { stakesOf, stepAt } from './stakes';

export interface CallValue {
  readonly call: Call;
  readonly score: number;
  readonly chance: number;
  /** What it brings or costs on average, taken without its sign. */
  readonly stake: number;
}

/** One value per legal call. `evidence` is in the colour trumps' geometry; `real`: open results are not taken for real ones. */
export function weighCalls(view: SeatView, evidence: Evidence, worlds: Weighed, real: boolean): readonly CallValue[] {
  const calls = legalCalls(view.auction, view.hand);
  const scores = new Float64Array(calls.length);
  const wins = new Float64Array(calls.length);
  const stakes = new Float64Array(calls.length);
  const root = nodeOf(view.auction, view.dealer);
  const said = calls.map((call) => root.after(call));
  const end = endings(view, evidence, worlds, real);
  let total = 0;
  for (let i = 0; i < worlds.size; i++) {
    const weight = worlds.weights[i]!;
    const dealt = end.dealt(i);
    total += weight;
    for (let k = 0; k < calls.length; k++) {
      const { score, chance } = end.of(i, said[k]!.finished(dealt, i, view.you).auction);
      scores[k]! += weight * score;
      stakes[k]! += weight * Math.abs(score);
      wins[k]! += weight * chance;
    }
  }
  return calls.map((call, k) => ({
    call,
    score: scores[k]! / total,
    chance: wins[k]! / total,
    stake: stakes[k]! / total
  }));
}

interface End {
  readonly score: number;
  readonly chance: number;
}

interface Endings {
  dealt(i: number): Int32Array;
  of(i: number, auction: Auction): End;
}

/** What finished auctions are expected to lead to, each contract of a world solved once. */
function endings(view: SeatView, { g, others }: Evidence, worlds: Weighed, real: boolean): Endings {
  const dealt = new Int32Array(4);
  dealt[view.you] = maskOf(g, view.dealt);
  const steps = new Map<string, Int8Array>();
  const prospects = new Map<string, Prospects>();
  const forehand = nextSeat(view.dealer);

  function stepIn(i: number, contract: Contract, old: number): number {
    const key = `${contract} ${old}`;
    const known = steps.get(key) ?? new Int8Array(worlds.size).fill(-1);
    steps.set(key, known);
    if (known[i] === -1) known[i] = stepOfDeal(view.rules, contract, old, dealt, g, forehand);
    return known[i]!;
  }

  function prospectsIn(contract: Contract, old: number, doubles: readonly Seat[]): Prospects {
    const key = `${contract} ${old} ${doubles.join('')}`;
    const known = prospects.get(key) ?? prospectsOf(stakesOf(view.rules, contract, old, doubles), contract, real);
    prospects.set(key, known);
    return known;
  }

  return {
    dealt(i) {
      for (let k = 0; k < 3; k++) dealt[others[k]!.seat] = worlds.hands[k]![i]!;
      return dealt;
    },
    of(i, { standing, doubles }) {
      const old = oldFinder(g, standing)(dealt);
      const contract = contractIn(standing, old);
      const p = prospectsIn(contract, old, doubles);
      const step = stepIn(i, contract, old);
      return (old >> view.you) & 1
        ? { score: p.old[step]!, chance: p.wins[step]! }
        : { score: p.young[step]!, chance: 1 - p.wins[step]! };
    }
  };
}

/** The step of the contract's curve in which a whole deal ends with open cards. */
function stepOfDeal(
  rules: Ruleset,
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
  return stepAt(solver, curveOf(contract).from, { live: ALL_CARDS, turn: forehand, played: 0, lead: 0, taken: 0 });
}

const TRANSLATORS = new WeakMap<Geometry, WeakMap<Geometry, (mask: number) => number>>();
function translatorOf(from: Geometry, to: Geometry): (mask: number) => number {
  const row = TRANSLATORS.get(from) ?? new WeakMap<Geometry, (mask: number) => number>();
  const made = row.get(to) ?? translator(from, to);
  TRANSLATORS.set(from, row.set(to, made));
  return made;
}
