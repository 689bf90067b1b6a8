/** What a computer player does: the same view, strength and seed always give the same act. */
import type { SeatView } from '../rules/public/view';
import { budgetOf, type Strength } from './budgets';
import type { Deed } from './deed';
import { feelCall, feelCard } from './feel';
import { thinkCall, thinkCard } from './think';

export type { Deed } from './deed';

export function act(view: SeatView, strength: Strength, seed: string): Deed {
  if (view.turn !== view.you) throw new Error('not this seat’s turn');
  const calling = view.phase === 'auction';
  if (strength === 'easy') return calling ? feelCall(view, seed) : feelCard(view, seed);
  const budget = budgetOf(strength);
  return calling ? thinkCall(view, budget, seed) : thinkCard(view, budget, seed);
}
