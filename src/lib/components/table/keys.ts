/** Single keys at the table: 1–4 cards, P pass, Enter on, B balance, L last trick, H advice; never while something is typed. */
import type { ScreenPhase } from '$lib/state/screen';

export interface KeyActs {
  /** Keys belong to someone else now. */
  readonly off: boolean;
  readonly phase: ScreenPhase;
  readonly card: (place: number) => void;
  readonly pass: () => void;
  readonly next: () => void;
  readonly open: (sheet: 'advice' | 'balance' | 'last-trick') => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
/** Enter already means something there. */
const isControl = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('button, a');

export function keyActs(now: () => KeyActs): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const acts = now();
    if (acts.off || isTyping(event.target)) return;
    if (event.repeat) return heldDown(event);
    if (press(acts, event)) event.preventDefault();
  };
}

/** A button pressed by a key that is held down would be pressed again and again: card after card. */
function heldDown(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
}

function press(acts: KeyActs, { key, target }: KeyboardEvent): boolean {
  if (/^[1-4]$/.test(key))
    return did(acts.phase === 'play' || acts.phase === 'auction', () => acts.card(Number(key) - 1));
  if (key === 'Enter') return did(acts.phase === 'settlement' && !isControl(target), acts.next);
  switch (key.toLowerCase()) {
    case 'p':
      return did(acts.phase === 'auction', acts.pass);
    case 'b':
      return did(true, () => acts.open('balance'));
    case 'h':
      return did(acts.phase === 'play' || acts.phase === 'auction', () => acts.open('advice'));
    case 'l':
      return did(true, () => acts.open('last-trick'));
    default:
      return false;
  }
}

function did(applies: boolean, act: () => void): boolean {
  if (applies) act();
  return applies;
}
