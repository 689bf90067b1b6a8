/** Sound play without calculation: what a careful beginner does. */
import { nextSeat, pointsOf, type Card } from '../rules/public/cards';
import { legalCalls } from '../rules/public/auction';
import { isAnnouncement, TRAITS, type Call } from '../rules/public/contracts';
import { rngOf, type Rng } from '../rules/public/random';
import { beats, isTrump, trumpsOf } from '../rules/public/trumps';
import type { SeatView } from '../rules/public/view';
import type { Deed } from './deed';
import { censusOf } from './census';
import { geometryOf, maskOf } from './geometry';
import { senseOf, type TableSense } from './table-sense';

/** A feeling must be so strong before a beginner trusts it. */
const SURE_ENOUGH = { game: 0.86, double: 0.82 } as const;
/** So many of the four highest trumps hold up a lone player. */
const HOLDS_UP = 3;

export function feelCall(view: SeatView, seed: string): Deed {
  const { auction, you, rules } = view;
  const rng = rngOf(seed, 'bot', 'easy', view.ply);
  const g = geometryOf(rules.trumps.colour);
  const hand = maskOf(g, view.hand);
  const legal = legalCalls(auction, view.hand);
  const say = (call: Call, why: Deed['why']): Deed => ({ act: { t: 'call', call }, why });
  const sure = legal.find((call) => call === rules.announcements.at(-1));
  if (sure !== undefined) return say(sure, { code: 'four-queens' });
  if (auction.standing?.seat === you) return say('pass', { code: 'nothing-better', chance: null });
  const census = censusOf(rules);
  const place = (you - nextSeat(view.dealer) + 4) & 3;
  const games = (['zolo', 'gran'] as const).filter((game) => legal.includes(game));
  const game = games.find((name) => isAnnouncement(name) && census.chance(name, hand, place) >= SURE_ENOUGH.game);
  if (game !== undefined) return say(game, { code: 'strong-hand' });
  const bold = legal.includes('double') && feelsAhead(view, census.chance('silence', hand, place)) && rng.below(3) > 0;
  return bold ? say('double', { code: 'gut-double' }) : say('pass', { code: 'nothing-better', chance: null });
}

/** A beginner says the first double only; against a lone player it wants high trumps, else a hand that mostly wins. */
function feelsAhead({ auction: { standing, doubles }, rules, hand }: SeatView, chance: number): boolean {
  if (doubles.length > 0) return false;
  if (standing === null || TRAITS[standing.game].sides !== 'alone') return chance >= SURE_ENOUGH.double;
  const highest = trumpsOf(rules, standing.game).slice(0, 4);
  return hand.filter((card) => highest.includes(card)).length >= HOLDS_UP;
}

export function feelCard(view: SeatView, seed: string): Deed {
  const sense = senseOf(view);
  const rng = rngOf(seed, 'bot', 'easy', view.ply);
  const play = (card: Card, why: Deed['why']): Deed => ({ act: { t: 'play', card }, why });
  const [only, ...others] = sense.legal;
  if (only !== undefined && others.length === 0) return play(only, { code: 'only-card' });
  const harmless = sense.legal.filter((card) => !isSilly(sense, card));
  if (rng.below(100) < 18 && harmless.length > 1) return play(harmless[rng.below(harmless.length)]!, { code: 'whim' });
  return sense.holder === null ? lead(view, sense, rng, play) : follow(view, sense, play);
}

type Play = (card: Card, why: Deed['why']) => Deed;

/** Throws an ace or a ten where it is lost although something cheaper is legal. */
function isSilly({ legal, holder, partnerHolds, takes }: TableSense, card: Card): boolean {
  if (holder === null) return false;
  const cheapest = Math.min(...legal.map(pointsOf));
  return pointsOf(card) >= 10 && cheapest < 10 && !takes(card) && !partnerHolds;
}

const strongerFirst =
  (trumps: readonly Card[]) =>
  (a: Card, b: Card): number =>
    beats(trumps, b, a) ? 1 : beats(trumps, a, b) ? -1 : 0;

function lead({ roles, you }: SeatView, s: TableSense, rng: Rng, play: Play): Deed {
  const top = s.legal.filter((card) => s.unbeatable(card)).sort(strongerFirst(s.trumps))[0];
  if (top !== undefined && (roles[you] === 'old' || rng.below(2) === 0))
    return play(top, { code: 'cannot-be-beaten', chance: null });
  const ace = s.legal.find((card) => card[0] === 'A' && !isTrump(s.trumps, card));
  if (ace !== undefined && roles[you] !== 'old') return play(ace, { code: 'whim' });
  return play(cheapestOf(s, s.legal), { code: 'cheapest', chance: null });
}

function follow({ trick }: SeatView, s: TableSense, play: Play): Deed {
  const taking = s.legal.filter((card) => s.takes(card));
  const friendly = s.partnerHolds && (s.last || s.onlyFriendsLeft || s.unbeatable(s.holder!.card));
  if (taking.length === 0 || (friendly && taking.length < s.legal.length)) {
    const rest = s.legal.filter((card) => !s.takes(card));
    if (!friendly) return play(cheapestOf(s, rest), { code: 'cheapest', chance: null });
    const fat = rest.reduce((best, card) => (pointsOf(card) > pointsOf(best) ? card : best));
    return play(fat, { code: 'gives-partner', points: pointsOf(fat), sure: true, chance: null });
  }
  const weakest = [...taking].sort(strongerFirst(s.trumps)).at(-1)!;
  const points = trick.reduce((sum, p) => sum + pointsOf(p.card), pointsOf(weakest));
  if (s.last) return play(weakest, { code: 'takes-cheaply', points, chance: null });
  const sure = taking.find((card) => s.unbeatable(card));
  return sure === undefined
    ? play(cheapestOf(s, taking), { code: 'cheapest', chance: null })
    : play(sure, { code: 'cannot-be-beaten', chance: null });
}

/** Fewest points, then weakest. */
function cheapestOf({ trumps }: TableSense, cards: readonly Card[]): Card {
  return cards.reduce((best, card) => {
    const gain = pointsOf(card) - pointsOf(best);
    return gain < 0 || (gain === 0 && beats(trumps, best, card)) ? card : best;
  });
}
