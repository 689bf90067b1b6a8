/** The strong computer on the person's seat: worked out once, kept for good, never guessed. */
import { describe, expect, test } from 'vitest';
import { botSeedOf, cardsOf } from '../../src/lib/state/party';
import { Rivals } from '../../src/lib/state/rivals.svelte';
import { PRESETS } from '../../src/lib/rules/public/rulesets';
import { memoryStorage } from '../../src/lib/storage/memory-storage';
import { playOut, scoresOf } from '../../src/lib/table/play-out';
import { localThinker } from '../../src/lib/worker/local';
import type { Thinker } from '../../src/lib/worker/thinker';
import { someParty } from '../unit/table/play-party';

const header = someParty();

describe('the strong computer on the person’s seat', () => {
  test('scores what it would have scored at the table, and that is kept', async () => {
    const store = memoryStorage();
    const rivals = new Rivals(store, localThinker);
    await rivals.want(header, 2);
    const cast = {
      levels: ['strong', 'easy', 'easy', 'easy'],
      seed: botSeedOf(header, 2),
      thinker: localThinker
    } as const;
    const [par] = scoresOf(await playOut(PRESETS.baska, cardsOf(header, 2), cast));
    expect(rivals.par(header.id, 2)).toBe(par);
    expect(rivals.par(header.id, 3)).toBeNull();
    expect((await store.results()).map(({ deal }) => deal)).toEqual([1, 2]);
  });

  test('is not asked again for what is known, whatever it would say today', async () => {
    const store = memoryStorage();
    await store.keepResult({ party: header.id, deal: 1, par: 40 });
    const nobody: Thinker = { act: () => Promise.reject(new Error('asked again')) };
    const rivals = new Rivals(store, nobody);
    await rivals.want(header, 1);
    expect(rivals.par(header.id, 1)).toBe(40);
  });

  test('when it fails nothing is kept, and the next time it is tried again', async () => {
    const store = memoryStorage();
    let works = false;
    const shaky: Thinker = {
      act: async (...asked) => ({ ...(await localThinker.act(...asked)), ...(!works && { stoodIn: true as const }) })
    };
    const rivals = new Rivals(store, shaky);
    await rivals.want(header, 1);
    expect([rivals.par(header.id, 1), await store.results()]).toEqual([null, []]);
    works = true;
    await rivals.want(header, 1);
    expect(await store.results()).toHaveLength(1);
  });

  test('does not play cards that a record gave: there the deal may have begun in the middle', async () => {
    const store = memoryStorage();
    await new Rivals(store, localThinker).want({ ...header, given: cardsOf(header, 1) }, 1);
    expect(await store.results()).toEqual([]);
  });
});
