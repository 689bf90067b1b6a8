/** How normal and strong decide: by what each act is expected to bring over the worlds that may be. */
import { legalCalls } from '../rules/public/auction';
import { pointsOf, type Card } from '../rules/public/cards';
import { isAnnouncement, PARTNER_JACKS, TRAITS, type Call } from '../rules/public/contracts';
import { rngOf } from '../rules/public/random';
import { legalCards } from '../rules/public/trumps';
import { trumpsIn, type Act, type SeatView } from '../rules/public/view';
import type { Budget } from './budgets';
import { weighCalls, type CallValue } from './call-mind';
import { pointsOfCards, weighCards, type CardValue } from './card-mind';
import type { Deed } from './deed';
import { spokenLikelihood } from './ending-likelihood';
import { endingPlay, type EndingChoice } from './endings';
import { evidenceOf, type Evidence } from './evidence';
import { geometryOf, type Geometry } from './geometry';
import { isSure } from './habits';
import { thinned, weighed, type Weighed } from './inference';
import { whyCall, whyCard } from './why';
import { allWorlds, sampled } from './worlds';

/** Scores closer than this are the same. */
const TIE = 1e-6;
/** A tie is looked at in so many worlds. */
const TIE_WORLDS = 60;

/** What one legal act is expected to bring. */
export interface Option {
  readonly act: Act;
  /** The own side's share of the weighed deals. */
  readonly chance: number;
  /** Expected points of the deal, less what caution takes off a game or a double: by this they are compared. */
  readonly score: number;
}

/** A decision with all that was weighed for it. */
export interface Scales {
  readonly deed: Deed;
  /** One per legal act. */
  readonly options: readonly Option[];
  /** How many deals were looked at. */
  readonly deals: number;
}

interface Ground {
  readonly evidence: Evidence;
  readonly worlds: Weighed;
  readonly deals: number;
}

function groundOf(view: SeatView, g: Geometry, n: number, deaf: number, seed: string): Ground {
  const evidence = evidenceOf(view, g);
  const rng = rngOf(seed, 'bot', view.you, view.ply);
  const all = allWorlds(evidence);
  // who does not listen takes its worlds by plain lot
  const heard = weighed(view, evidence, deaf === 1 ? sampled(all, n, rng) : all, deaf);
  return { evidence, worlds: thinned(heard, n, rng), deals: Math.min(n, heard.size) };
}

const say = (call: Call, why: Deed['why']): Deed => ({ act: { t: 'call', call }, why });
const play = (card: Card, why: Deed['why']): Deed => ({ act: { t: 'play', card }, why });

export const thinkCall = (view: SeatView, budget: Budget, seed: string): Deed =>
  plainCall(view) ?? bestCall(view, callsOn(view, callGround(view, budget, seed), budget));

/** The same decision, laid open. */
export function weighCall(view: SeatView, budget: Budget, seed: string): Scales {
  const ground = callGround(view, budget, seed);
  const values = callsOn(view, ground, budget);
  return {
    deed: plainCall(view) ?? bestCall(view, values),
    options: values.map(({ call, chance, worth }) => ({ act: { t: 'call', call }, chance, score: worth })),
    deals: ground.deals
  };
}

/** Where nothing has to be weighed. */
function plainCall(view: SeatView): Deed | null {
  const legal = legalCalls(view.auction, view.hand);
  const sure = legal.find(isSure);
  if (sure !== undefined) return say(sure, { code: 'four-queens' });
  return legal.length === 1 ? say('pass', { code: 'only-pass' }) : null;
}

const callGround = (view: SeatView, budget: Budget, seed: string): Ground =>
  groundOf(view, geometryOf(view.rules.trumps.colour), budget.calls, budget.deaf, seed);

interface CallWorth extends CallValue {
  /** By this the calls are compared. */
  readonly worth: number;
}

/**
 * A game or a double must bring clearly more than passing. A double behind the sure partner never does, nor what has too
 * little chance: it could pay only if the others spoke on just as imagined.
 */
function callsOn(view: SeatView, { evidence, worlds }: Ground, budget: Budget): readonly CallWorth[] {
  const values = weighCalls(view, evidence, worlds, budget.real);
  const pass = values.find(({ call }) => call === 'pass')!.score;
  const doubt = view.auction.doubles.length === 0 ? budget.doubt : budget.doubtBack;
  const behindPartner = partnerDoubled(view);
  const worthOf = ({ call, score, stake, chance }: CallValue): number => {
    if (call === 'pass' || isSure(call)) return score;
    const worth = score - (call === 'double' ? doubt : budget.caution) * stake;
    const vain = (call === 'double' && behindPartner) || chance < leastChance(view, call, budget.least);
    return vain ? Math.min(worth, pass) : worth;
  };
  return values.map((value) => ({ ...value, worth: worthOf(value) }));
}

function leastChance({ auction: { standing }, you }: SeatView, call: Call, least: Budget['least']): number {
  const alone = (game: Call): boolean => isAnnouncement(game) && TRAITS[game].sides === 'alone';
  if (call !== 'double') return alone(call) ? least.alone : 0;
  return standing?.seat === you && alone(standing.game) ? least.ownAgain : least.double;
}

function bestCall(view: SeatView, values: readonly CallWorth[]): Deed {
  const pass = values.find(({ call }) => call === 'pass')!;
  const bold = values.filter((v) => v.worth > pass.worth);
  const chosen = bold.reduce((top, v) => (top === pass || v.worth > top.worth ? v : top), pass);
  const leaves = chosen === pass && values.some(({ call }) => call === 'double') && partnerDoubled(view);
  return say(chosen.call, leaves ? { code: 'partner-speaks' } : whyCall(view, chosen));
}

/** The last double came from a seat that is surely of the same side: another opponent, or the partner of a wesele. */
function partnerDoubled({ auction: { doubles, standing }, you, dealt }: SeatView): boolean {
  const last = doubles.at(-1);
  if (last === undefined || standing === null || standing.seat === you) return false;
  if (TRAITS[standing.game].sides === 'alone') return last !== standing.seat;
  return last === standing.seat && dealt.includes(PARTNER_JACKS[0]!);
}

export const thinkCard = (view: SeatView, budget: Budget, seed: string): Deed =>
  onlyCard(view) ?? cardScales(view, budget, seed).deed;

/** The same decision, laid open. */
export function weighCard(view: SeatView, budget: Budget, seed: string): Scales {
  const scales = cardScales(view, budget, seed);
  return { ...scales, deed: onlyCard(view) ?? scales.deed };
}

function onlyCard(view: SeatView): Deed | null {
  const [only, ...others] = legalCards(trumpsIn(view), view.hand, view.trick);
  return only !== undefined && others.length === 0 ? play(only, { code: 'only-card' }) : null;
}

function cardScales(view: SeatView, budget: Budget, seed: string): Scales {
  const { evidence, worlds, deals } = groundOf(view, geometryOf(trumpsIn(view)), budget.cards, budget.deaf, seed);
  const weighedCards = weighCards(view, evidence, worlds);
  const ending = budget.real ? endingPlay(view, spokenLikelihood(view), seed) : null;
  const values = ending === null ? weighedCards : inEnding(weighedCards, ending);
  const chosen =
    ending === null ? bestCard(view, evidence, worlds, values, seed) : values.find(({ card }) => card === ending.card)!;
  return {
    deed: play(chosen.card, whyCard(view, chosen, values)),
    options: values.flatMap(({ card, twins, chance, score }) =>
      [card, ...twins].map((one): Option => ({ act: { t: 'play', card: one }, chance, score }))
    ),
    deals
  };
}

/** In the third trick the score is what a card brings when all play near equilibrium. */
const inEnding = (values: readonly CardValue[], ending: EndingChoice): readonly CardValue[] =>
  values.flatMap(({ card, twins, chance }) =>
    [card, ...twins].map((one) => ({ card: one, twins: [], chance, score: ending.values.get(one)! }))
  );

function bestCard(
  view: SeatView,
  evidence: Evidence,
  worlds: Weighed,
  values: readonly CardValue[],
  seed: string
): CardValue {
  const top = Math.max(...values.map((v) => v.score));
  const tied = values.filter((v) => v.score > top - TIE);
  return tied.length === 1 ? tied[0]! : untied(view, evidence, worlds, tied, seed);
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
