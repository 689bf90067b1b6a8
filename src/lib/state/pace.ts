/** Time for the eye: pauses that a setting scales, that `?speed=0` turns off and a tap cuts short. */
import type { Pace } from '../table/bot-seat';

export class ScreenPace implements Pace {
  readonly #factor: () => number;
  readonly #waiting = new Set<() => void>();

  constructor(factor: () => number) {
    this.#factor = factor;
  }

  pause(ms: number): Promise<void> {
    const scaled = ms * this.#factor();
    if (scaled === 0) return Promise.resolve();
    return new Promise((settle) => {
      const done = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        settle();
      };
      const timer = setTimeout(done, scaled);
      this.#waiting.add(done);
    });
  }

  /** Ends all pauses that run now. */
  skip(): void {
    for (const done of [...this.#waiting]) done();
  }
}

/** `?speed=0` in the address turns all waiting off, whatever the setting. */
export const speedFromAddress = (search: string): number | null => {
  const text = new URLSearchParams(search).get('speed');
  const speed = text === null || text === '' ? NaN : Number(text);
  return Number.isFinite(speed) && speed >= 0 && speed <= 4 ? speed : null;
};
