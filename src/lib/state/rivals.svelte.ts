/** What the strong computer makes of the person's cards: played out in the background, deal after deal, and kept for good. */
import { rulesIn } from '../storage/header';
import type { PartyHeader } from '../storage/schema';
import type { Storage } from '../storage/storage';
import { playOut, scoresOf } from '../table/play-out';
import type { Thinker } from '../worker/thinker';
import { rival } from '../worker/adviser';
import { botSeedOf, cardsOf, ME } from './party';
import { store } from './store';

interface Task {
  readonly header: PartyHeader;
  readonly deal: number;
}

export class Rivals {
  readonly #store: Storage;
  readonly #thinker: Thinker;
  /** By party and deal. */
  #pars = $state.raw<Readonly<Record<string, number>>>({});
  #known: Promise<void> | undefined;
  #waiting: readonly Task[] = [];
  #running = false;

  /** @param thinker one that no seat at the table waits for */
  constructor(store: Storage, thinker: Thinker) {
    this.#store = store;
    this.#thinker = thinker;
  }

  /** Null where it is not known, or not yet. */
  par(party: string, deal: number): number | null {
    return this.#pars[placeOf(party, deal)] ?? null;
  }

  /** Works out the first `deals` of a party, as far as they are not known. Of cards that a record gave it never does. */
  async want(header: PartyHeader, deals: number): Promise<void> {
    this.#known ??= this.#readKnown();
    await this.#known;
    if (header.given !== undefined) return;
    const asked = Array.from({ length: deals }, (_, i) => ({ header, deal: i + 1 }));
    this.#waiting = [...this.#waiting, ...asked.filter((task) => !this.#waiting.some((other) => isSame(task, other)))];
    await this.#workAll();
  }

  /** More may be known than was found out here. */
  reread(): void {
    this.#known = undefined;
  }

  async #readKnown(): Promise<void> {
    const results = await this.#store.results();
    this.#pars = Object.fromEntries(
      results.flatMap(({ party, deal, par }) => (par === undefined ? [] : [[placeOf(party, deal), par] as const]))
    );
  }

  async #workAll(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let task = this.#waiting[0]; task !== undefined; task = this.#waiting[0]) {
      if (this.par(task.header.id, task.deal) === null) await this.#work(task);
      this.#waiting = this.#waiting.filter((other) => other !== task);
    }
    this.#running = false;
  }

  /** What fails is left for the next time that somebody asks. */
  async #work({ header, deal }: Task): Promise<void> {
    const par = await parOf(header, deal, this.#thinker);
    if (par === null) return;
    await this.#store.keepResult({ party: header.id, deal, par });
    this.#pars = { ...this.#pars, [placeOf(header.id, deal)]: par };
  }
}

const placeOf = (party: string, deal: number): string => `${party}.${deal}`;
const isSame = (a: Task, b: Task): boolean => a.header.id === b.header.id && a.deal === b.deal;

/** The strong computer on the person's seat, the others as they were at the table; null when a computer failed. */
async function parOf(header: PartyHeader, deal: number, thinker: Thinker): Promise<number | null> {
  const rules = rulesIn(header);
  if (rules === null) return null;
  let failed = false;
  const watched: Thinker = {
    async act(...asked) {
      const thought = await thinker.act(...asked);
      failed ||= thought.stoodIn === true;
      return thought;
    }
  };
  const { level } = header;
  const cast = { levels: ['strong', level, level, level], seed: botSeedOf(header, deal), thinker: watched } as const;
  const end = await playOut(rules, cardsOf(header, deal), cast);
  return failed ? null : scoresOf(end)[ME];
}

/** The app's. */
export const rivals = new Rivals(store, rival);
