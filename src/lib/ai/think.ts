/** How normal and strong decide: by what each act is expected to bring over the worlds that may be. */
import { pointsOf, type Card } from '../rules/public/cards';
import { PARTNER_JACKS, TRAITS, type Call } from '../rules/public/contracts';
import { rngOf } from '../rules/public/random';
import { legalActs, trumpsIn, type SeatView } from '../rules/public/view';
import type { Budget } from './budgets';
import { isSure, weighCalls, type CallValue } from './call-mind';
import { pointsOfCards, weighCards, type CardValue } from './card-mind';
import type { Deed } from './deed';
import { evidenceOf, type Evidence } from './evidence';
import { geometryOf, type Geometry } from './geometry';
import { thinned, weighed, type Weighed } from './inference';
import { whyCall, whyCard } from './why';
import { allWorlds, sampled } from './worlds';

/** Scores closer than this are the same. */
const TIE = 1e-6;
/** A tie is looked at in so many worlds. */
const TIE_WORLDS = 60;
function worldsFor(
  view: SeatView,
  g: Geometry,
  n: number,
  floor: number,
  seed: string
): { evidence: Evidence; worlds: Weighed } {
  const evidence = evidenceOf(view, g);
  const rng = rngOf(seed, 'bot', view.you, view.ply);
  const all = allWorlds(evidence);
  // who does not listen takes its worlds by plain lot
  const heard = weighed(view, evidence, floor === 1 ? sampled(all, n, rng) : all, floor);
  return { evidence, worlds: thinned(heard, n, rng) };
}

export function thinkCall(view: SeatView, budget: Budget, seed: string): Deed {
  const legal = legalActs(view).flatMap((act) => (act.t === 'call' ? [act.call] : []));
  const say = (call: Call, why: Deed['why']): Deed => ({ act: { t: 'call', call }, why });
  const sure = legal.find(isSure);
  if (sure !== undefined) return say(sure, { code: 'four-queens' });
  if (legal.length === 1) return say('pass', { code: 'only-pass' });
  const { evidence, worlds } = worldsFor(view, geometryOf(view.rules.trumps.colour), budget.calls, budget.floor, seed);
  const values = weighCalls(view, evidence, worlds, budget.real).filter(
    ({ call }) => call !== 'double' || !partnerDoubled(view)
  );
  const pass = values.find(({ call }) => call === 'pass')!;
  const doubt = view.auction.doubles.length === 0 ? budget.doubt : budget.doubtBack;
  const worth = ({ call, score, stake }: CallValue): number =>
    score - (call === 'double' ? doubt : budget.caution) * stake;
  const bold = values.filter((v) => v !== pass && worth(v) > pass.score);
  const chosen = bold.reduce<CallValue>((top, v) => (top === pass || worth(v) > worth(top) ? v : top), pass);
  const leaves = chosen === pass && legal.includes('double') && partnerDoubled(view);
  return say(chosen.call, leaves ? { code: 'partner-speaks' } : whyCall(view, chosen));
}

/** The last double came from a seat that is surely of the same side: another opponent, or the partner of a wesele. */
function partnerDoubled({ auction: { doubles, standing }, you, dealt }: SeatView): boolean {
  const last = doubles.at(-1);
  if (last === undefined || standing === null || standing.seat === you) return false;
  if (TRAITS[standing.game].sides === 'alone') return last !== standing.seat;
  return last === standing.seat && dealt.includes(PARTNER_JACKS[0]!);
}

export function thinkCard(view: SeatView, budget: Budget, seed: string): Deed {
  const legal = legalActs(view).flatMap((act) => (act.t === 'play' ? [act.card] : []));
  const play = (card: Card, why: Deed['why']): Deed => ({ act: { t: 'play', card }, why });
  if (legal.length === 1) return play(legal[0]!, { code: 'only-card' });
  const { evidence, worlds } = worldsFor(view, geometryOf(trumpsIn(view)), budget.cards, budget.floor, seed);
  const values = weighCards(view, evidence, worlds);
  const top = Math.max(...values.map((v) => v.score));
  const tied = values.filter((v) => v.score > top - TIE);
  const chosen = tied.length === 1 ? tied[0]! : untied(view, evidence, worlds, tied, seed);
  return play(chosen.card, whyCard(view, chosen, values));
}

/** Of cards that score the same the one that ends with more points, then the cheaper one. */
function untied(
  view: SeatView,
  evidence: Evidence,
  worlds: Weighed,
  tied: readonly CardValue[],
  seed: string
): CardValue {
  const few = thinned(worlds, TIE_WORLDS, rngOf(seed, 'bot', 'tie', view.ply));
  const points = pointsOfCards(
    view,
    evidence,
    few,
    tied.map((v) => v.card)
  );
  const most = Math.max(...points);
  return tied
    .filter((_, k) => points[k]! > most - TIE)
    .reduce((best, v) => (pointsOf(v.card) < pointsOf(best.card) ? v : best));
}
