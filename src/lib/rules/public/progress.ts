/** The course of the play: the running trick, the tricks taken, whose turn it is. */
import { pointsOf, type Card, type Played, type Seat, nextSeat } from './cards';
import type { Role } from './contracts';
import type { ByRole } from './settlement';
import { winnerOf } from './trumps';

export interface Trick {
  /** In playing order; the first is the leader's. */
  readonly cards: readonly Played[];
  readonly winner: Seat;
  readonly points: number;
}

export interface Progress {
  readonly trick: readonly Played[];
  readonly tricks: readonly Trick[];
  /** Null when all 16 cards are played. */
  readonly turn: Seat | null;
}

export const openPlay = (forehand: Seat): Progress => ({ trick: [], tricks: [], turn: forehand });

/** The progress after `card` is played by the seat whose turn it is. */
export function lay(trumps: readonly Card[], p: Progress, card: Card): Progress {
  if (p.turn === null) throw new Error('all cards are played');
  const cards = [...p.trick, { seat: p.turn, card }];
  if (cards.length < 4) return { ...p, trick: cards, turn: nextSeat(p.turn) };
  const winner = winnerOf(trumps, cards);
  const trick: Trick = { cards, winner, points: cards.reduce((sum, c) => sum + pointsOf(c.card), 0) };
  const tricks = [...p.tricks, trick];
  return { trick: [], tricks, turn: tricks.length === 4 ? null : winner };
}

const NO_PLAYS: readonly Played[] = [];
export const playsOf = (p: Progress): readonly Played[] => NO_PLAYS.concat(...p.tricks.map((t) => t.cards), p.trick);

/** Without listing the plays: hands are asked for far more often than they change. */
export const isPlayed = (p: Progress, card: Card): boolean =>
  p.trick.some((c) => c.card === card) || p.tricks.some((t) => t.cards.some((c) => c.card === card));

/** Points and tricks of both sides. */
export function countOf(
  tricks: readonly Trick[],
  old: readonly Seat[]
): { points: ByRole<number>; tricksWon: ByRole<number> } {
  const sum = (role: Role, worth: (t: Trick) => number): number =>
    tricks.filter((t) => old.includes(t.winner) === (role === 'old')).reduce((n, t) => n + worth(t), 0);
  return {
    points: { old: sum('old', (t) => t.points), young: sum('young', (t) => t.points) },
    tricksWon: { old: sum('old', () => 1), young: sum('young', () => 1) }
  };
}
