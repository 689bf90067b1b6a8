/** Short hands for the rule tests: cards as text, deals as four hands in a line. */
import { isCard, type BySeat, type Card, type Played, type Seat } from '../../../src/lib/rules/public/cards';
import type { Call } from '../../../src/lib/rules/public/contracts';
import { PRESETS, type PresetId } from '../../../src/lib/rules/public/rulesets';
import type { Act } from '../../../src/lib/rules/public/view';
import { decide, evolve, legalActsOf, turnOf, type DealState } from '../../../src/lib/rules/full/deal';

/** `'QC QS'` → two cards. */
export function cards(text: string): readonly Card[] {
  const list = text.split(' ').filter((word) => word !== '');
  if (!list.every(isCard)) throw new Error(`no cards: ${text}`);
  return list;
}

export function card(text: string): Card {
  const [one] = cards(text);
  if (one === undefined) throw new Error('no card');
  return one;
}

/** `'QC QS JC JS | … | … | …'` → the hands of seats 0 to 3. */
export function hands(text: string): BySeat<readonly Card[]> {
  const [a = '', b = '', c = '', d = ''] = text.split('|');
  return [cards(a), cards(b), cards(c), cards(d)];
}

/** Cards played one after another from `leader` on. */
export const trick = (text: string, leader: Seat = 0): readonly Played[] =>
  cards(text).map((c, i) => ({ seat: ((leader + i) % 4) as Seat, card: c }));

export const dealt = (preset: PresetId, dealer: Seat, text: string): DealState =>
  evolve(PRESETS[preset], undefined, { t: 'dealt', dealer, hands: hands(text) });

/** The state after acts that all must be legal. */
export function after(start: DealState, acts: readonly Act[]): DealState {
  return acts.reduce((s, act) => {
    const d = decide(s, turnOf(s) ?? 0, act);
    if (!d.ok) throw new Error(`${JSON.stringify(act)}: ${d.why}`);
    return evolve(s.rules, s, d.event);
  }, start);
}

export const calls = (...said: readonly Call[]): readonly Act[] => said.map((call) => ({ t: 'call', call }));
export const plays = (text: string): readonly Act[] => cards(text).map((c) => ({ t: 'play', card: c }));

/** Everybody does the first thing that is legal until the deal is over. */
export function finish(s: DealState): DealState {
  const [act] = legalActsOf(s);
  return act === undefined ? s : finish(after(s, [act]));
}
