/** Whether the cards were dealt fairly: what each seat got against what chance predicts, in plain verdicts. */
import {
  ALL_QUEENS,
  BLACK_QUEENS,
  bySeat,
  DECK,
  SEATS,
  totalOf,
  type BySeat,
  type Card,
  type Seat
} from '../rules/public/cards';
import { isBarbara } from '../rules/public/daily-code';
import { PRESETS, type PresetId } from '../rules/public/rulesets';
import { binomialTails, HANDS, momentsOf, normalTails, type Moments } from './chance';
import { chosenFrom, type Filter } from './filter';
import type { FinishedDeal } from './finished';

export const FAIRNESS_FIGURES = ['trumps', 'points', 'four-queens', 'both-black-queens', 'top-three'] as const;
/** `trumps` and `points` of the four cards dealt; the others: how often such a hand came (`top-three`: the three highest trumps). */
export type FairnessFigure = (typeof FAIRNESS_FIGURES)[number];

export type Verdict = 'within-chance' | 'unusual' | 'too-few';

export interface FairnessRow {
  readonly seat: Seat;
  readonly figure: FairnessFigure;
  /** In all deals together, and what chance predicts, give or take `spread` (one standard deviation). */
  readonly seen: number;
  readonly expected: number;
  readonly spread: number;
  /** How probable something at least as far off is in a fair game. */
  readonly p: number;
  readonly verdict: Verdict;
}

export interface Fairness {
  readonly deals: number;
  readonly verdict: Verdict;
  readonly rows: readonly FairnessRow[];
}

/** Fewer deals say nothing. */
export const ENOUGH_DEALS = 100;
/** So seldom a fair game may be called unusual, all seats and figures taken together. */
export const FALSE_ALARM = 0.01;
/** Looked at in twenty places, each place gets a twentieth of that (Bonferroni). */
export const UNUSUAL_BELOW = FALSE_ALARM / (SEATS.length * FAIRNESS_FIGURES.length);

/** Cards as they were dealt, and the preset whose trumps they are counted by. */
export interface DealtHands {
  readonly base: PresetId;
  readonly hands: BySeat<readonly Card[]>;
}

type Hand = readonly Card[];
const holds = (hand: Hand, cards: Hand): number => (cards.every((card) => hand.includes(card)) ? 1 : 0);

/** What a hand is worth by each figure, in the order of their names. */
const worthsOf = (hand: Hand, trumps: Hand): readonly number[] => [
  hand.filter((card) => trumps.includes(card)).length,
  totalOf(hand),
  holds(hand, ALL_QUEENS),
  holds(hand, BLACK_QUEENS),
  holds(hand, trumps.slice(0, 3))
];

/** All hands under a preset: their worths, and the exact mean and variance of each figure. */
interface Table {
  readonly worths: ReadonlyMap<number, readonly number[]>;
  readonly moments: readonly Moments[];
}

const BIT: ReadonlyMap<Card, number> = new Map(DECK.map((card, i) => [card, 1 << i]));
const keyOf = (hand: Hand): number => hand.reduce((mask, card) => mask | BIT.get(card)!, 0);

const tables = new Map<PresetId, Table>();
function tableOf(base: PresetId): Table {
  const known = tables.get(base);
  if (known !== undefined) return known;
  const worths = new Map(HANDS.map((hand) => [keyOf(hand), worthsOf(hand, PRESETS[base].trumps.colour)]));
  const moments = FAIRNESS_FIGURES.map((_, i) => momentsOf((hand) => worths.get(keyOf(hand))![i]!));
  tables.set(base, { worths, moments });
  return { worths, moments };
}

/** Sums over the deals, by figure; what was seen also by seat. */
interface Sums {
  readonly seen: BySeat<number[]>;
  readonly mean: number[];
  readonly variance: number[];
}

function sumsOf(deals: readonly DealtHands[]): Sums {
  const zeros = (): number[] => FAIRNESS_FIGURES.map(() => 0);
  const sums: Sums = { seen: bySeat(zeros), mean: zeros(), variance: zeros() };
  for (const { base, hands } of deals) {
    const { worths, moments } = tableOf(base);
    for (const seat of SEATS) addTo(sums.seen[seat], worths.get(keyOf(hands[seat]))!);
    for (let i = 0; i < moments.length; i++) {
      sums.mean[i]! += moments[i]!.mean;
      sums.variance[i]! += moments[i]!.variance;
    }
  }
  return sums;
}

function addTo(sums: number[], worths: readonly number[]): void {
  for (let i = 0; i < sums.length; i++) sums[i]! += worths[i]!;
}

const isSum = (figure: FairnessFigure): boolean => figure === 'trumps' || figure === 'points';

/** A rare hand has the same chance under every preset: how often it came is binomial. */
function tailsOf(figure: FairnessFigure, deals: number, seen: number, expected: number, variance: number): number {
  if (deals === 0) return 1;
  return isSum(figure) ? normalTails(seen - expected, variance) : binomialTails(deals, expected / deals, seen);
}

function rowsOf(deals: number, sums: Sums): readonly FairnessRow[] {
  return FAIRNESS_FIGURES.flatMap((figure, i) =>
    SEATS.map((seat): FairnessRow => {
      const [seen, expected, variance] = [sums.seen[seat][i]!, sums.mean[i]!, sums.variance[i]!];
      const p = tailsOf(figure, deals, seen, expected, variance);
      const verdict = deals < ENOUGH_DEALS ? 'too-few' : p < UNUSUAL_BELOW ? 'unusual' : 'within-chance';
      return { seat, figure, seen, expected, spread: Math.sqrt(variance), p, verdict };
    })
  );
}

export function fairnessOfHands(deals: readonly DealtHands[]): Fairness {
  const rows = rowsOf(deals.length, sumsOf(deals));
  const few = deals.length < ENOUGH_DEALS;
  const verdict = few ? 'too-few' : rows.some((row) => row.verdict === 'unusual') ? 'unusual' : 'within-chance';
  return { deals: deals.length, verdict, rows };
}

/** Deals dealt by plain chance, each once: not St Barbara's day, not the same number again. */
export function dealtByChance(deals: readonly FinishedDeal[], filter: Filter = {}): readonly DealtHands[] {
  const seen = new Set<string>();
  return chosenFrom(deals, filter).flatMap(({ base, date, record: { hands } }) => {
    const cards = hands.map((hand) => hand.join('')).join();
    if (seen.has(cards) || (date !== null && isBarbara(date))) return [];
    seen.add(cards);
    return [{ base, hands }];
  });
}

export const fairnessOf = (deals: readonly FinishedDeal[], filter: Filter = {}): Fairness =>
  fairnessOfHands(dealtByChance(deals, filter));
