/** Which cards are trumps, which beats which, and which a hand may play (RULES, Play). */
import { suitOf, type Card, type Played, type Seat, type Suit } from './cards';
import { TRAITS, type Contract } from './contracts';
import type { Refusal } from './refusals';
import type { Ruleset } from './rulesets';

/** All trumps of a contract, strongest first. */
export function trumpsOf(rules: Ruleset, contract: Contract): readonly Card[] {
  const order = rules.trumps[TRAITS[contract].trumps];
  if (order === undefined) throw new Error(`no ${contract} under ${rules.id}`);
  return order;
}

/** Strongest first, within a plain suit; jacks are always trumps. */
const PLAIN_ORDER = 'ATQJ';

export const isTrump = (trumps: readonly Card[], card: Card): boolean => trumps.includes(card);

/** All trumps are one suit. */
export const colourOf = (trumps: readonly Card[], card: Card): Suit | 'trump' =>
  isTrump(trumps, card) ? 'trump' : suitOf(card);

/** Whether `a`, played later, takes the trick from `b`. */
export function beats(trumps: readonly Card[], a: Card, b: Card): boolean {
  const [ta, tb] = [trumps.indexOf(a), trumps.indexOf(b)];
  if (ta >= 0) return tb < 0 || ta < tb;
  return tb < 0 && suitOf(a) === suitOf(b) && PLAIN_ORDER.indexOf(a[0]!) < PLAIN_ORDER.indexOf(b[0]!);
}

/** The play that holds a trick so far; null while nothing is played. */
export const holderOf = (trumps: readonly Card[], trick: readonly Played[]): Played | null =>
  trick.reduce<Played | null>((best, p) => (best === null || beats(trumps, p.card, best.card) ? p : best), null);

/** Who takes a full trick. */
export function winnerOf(trumps: readonly Card[], trick: readonly Played[]): Seat {
  const holder = holderOf(trumps, trick);
  if (holder === null) throw new Error('an empty trick has no winner');
  return holder.seat;
}

interface Duty {
  /** The cards of the compulsory group, before the duty to beat. */
  readonly group: readonly Card[];
  readonly legal: readonly Card[];
  readonly why: 'must-follow' | 'must-trump' | null;
}

/** Follow suit, else trump, else anything; within a compulsory group beat the trick if any card of it can. */
function dutyOf(trumps: readonly Card[], hand: readonly Card[], trick: readonly Played[]): Duty {
  const lead = trick[0];
  const holder = holderOf(trumps, trick);
  if (lead === undefined || holder === null) return { group: hand, legal: hand, why: null };
  const following = hand.filter((c) => colourOf(trumps, c) === colourOf(trumps, lead.card));
  const group = following.length > 0 ? following : hand.filter((c) => isTrump(trumps, c));
  if (group.length === 0) return { group: hand, legal: hand, why: null };
  const over = group.filter((c) => beats(trumps, c, holder.card));
  return { group, legal: over.length > 0 ? over : group, why: following.length > 0 ? 'must-follow' : 'must-trump' };
}

export const legalCards = (trumps: readonly Card[], hand: readonly Card[], trick: readonly Played[]): readonly Card[] =>
  dutyOf(trumps, hand, trick).legal;

/** Why a card of the hand may not be played now; null when it may. */
export function whyNotCard(
  trumps: readonly Card[],
  hand: readonly Card[],
  trick: readonly Played[],
  card: Card
): Refusal | null {
  if (!hand.includes(card)) return 'not-in-hand';
  const { group, legal, why } = dutyOf(trumps, hand, trick);
  if (legal.includes(card)) return null;
  return group.includes(card) ? 'must-beat' : why;
}
