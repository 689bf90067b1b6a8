/** Flights of cards: only transform and opacity, and never anything that the game waits for. */
import type { Seat } from '$lib/rules/public/cards';

/** Where a seat lies, seen from the middle of the table. */
const SIDE: Readonly<Record<Seat, readonly [x: number, y: number]>> = { 0: [0, 1], 1: [-1, 0], 2: [0, -1], 3: [1, 0] };
const FADE = 120;

export const wantsLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A card comes to its slot: from where it lay in the hand, else from its seat. */
export function flyIn(node: Element, { seat, from, pace }: { seat: Seat; from: DOMRect | null; pace: number }): void {
  if (pace === 0) return;
  if (wantsLess()) {
    node.animate({ opacity: [0, 1] }, FADE);
    return;
  }
  const start = from === null ? fromSeat(seat) : fromPlace(node.getBoundingClientRect(), from);
  const opacity = from === null ? 0.2 : 1;
  node.animate(
    [
      { transform: start, opacity },
      { transform: 'none', opacity: 1 }
    ],
    {
      duration: (from === null ? 220 : 160) * pace,
      easing: 'ease-out'
    }
  );
}

function fromSeat(seat: Seat): string {
  const [x, y] = SIDE[seat];
  return `translate(${x * 130}%, ${y * 110}%) rotate(${x * 8}deg)`;
}

function fromPlace(to: DOMRect, from: DOMRect): string {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${dx}px, ${dy}px) scale(${to.width === 0 ? 1 : from.width / to.width})`;
}

interface Parting {
  readonly delay?: number;
  readonly duration: number;
  readonly css: (t: number, u: number) => string;
}

/** A taken trick goes to its winner; for Svelte's `out:`. */
export function collect(_node: Element, { to, pace }: { to: Seat | null; pace: number }): Parting {
  if (pace === 0) return { duration: 0, css: () => '' };
  if (to === null || wantsLess()) return { duration: FADE, css: (t) => `opacity: ${t}` };
  const [x, y] = SIDE[to];
  return {
    duration: 240 * pace,
    css: (t, u) => `opacity: ${t}; transform: translate(${x * u * 160}%, ${y * u * 130}%) scale(${0.6 + 0.4 * t})`
  };
}
