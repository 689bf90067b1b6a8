/** Finished deals: kept as they end, made up where an older version kept none, read back with what was found out. */
import { describe, expect, test } from 'vitest';
import { finishedDeals } from '../../../src/lib/state/records';
import { finishedFrom } from '../../../src/lib/stats/finished';
import { memoryStorage } from '../../../src/lib/storage/memory-storage';
import type { PartyHeader } from '../../../src/lib/storage/schema';
import type { Storage } from '../../../src/lib/storage/storage';
import type { Entry } from '../../../src/lib/table/table-state';
import { playedParty, type Played } from '../stats/played';
import { sitDown, someParty } from '../table/play-party';

async function stored(...parties: readonly Played[]): Promise<Storage> {
  const store = memoryStorage();
  for (const { header, entries } of parties) {
    await store.putParty(header);
    for (const [seq, entry] of entries.entries()) await store.append(header.id, seq, entry);
  }
  return store;
}

const fromLog = async (store: Storage, header: PartyHeader) =>
  finishedFrom(header, (await store.entries(header.id)) as readonly Entry[]);
const timeless = (deals: readonly object[]) => deals.map((deal) => ({ ...deal, when: 0 }));

describe('a party at the table', () => {
  test('leaves its finished deals, each as soon as it is over and none twice', async () => {
    const store = memoryStorage();
    const header = someParty();
    await store.putParty(header);
    const sitting = (await sitDown(header, { store }))!;
    await sitting.reached((t) => t.dealNo === 3 && t.view.phase === 'over');
    expect(await store.deals()).toHaveLength(3);
    await sitting.reached((t) => t.closed);
    const deals = await finishedDeals(store);
    expect(deals).toHaveLength(8);
    expect(timeless(deals)).toEqual(timeless(await fromLog(store, header)));
  });
});

describe('logs of a version that kept no finished deals', () => {
  const [whole, left] = [playedParty('whole'), playedParty('left', { stopAfter: 61 })];

  test('give all of them, once', async () => {
    const store = await stored(whole, left);
    const first = await finishedDeals(store);
    expect(first).toEqual(
      [...finishedFrom(left.header, left.entries), ...finishedFrom(whole.header, whole.entries)].toSorted(byId(first))
    );
    expect(await finishedDeals(store)).toEqual(first);
  });

  test('give none when they cannot have happened; the others are not held up', async () => {
    const store = await stored(whole);
    await store.putParty({ ...left.header, id: 'odd' });
    await store.append('odd', 0, 'rubbish');
    expect(await finishedDeals(store)).toHaveLength(8);
  });
});

describe('read back', () => {
  test('each has what was found out about it, and what makes no sense is left out', async () => {
    const store = await stored(playedParty('some', { deals: 3 }));
    await store.keepResult({ party: 'party-some', deal: 2, par: -4, accuracy: 0.75 });
    await store.keepResult({ party: 'party-some', deal: 3, par: 'much' as never });
    await store.keepDeals([{ partyId: 'odd', dealNo: 1 }]);
    const deals = await finishedDeals(store);
    expect(deals.map(({ par }) => par)).toEqual([undefined, -4, undefined]);
    expect(deals[1]).toMatchObject({ accuracy: 0.75 });
  });
});

const byId = (order: readonly { readonly id: string }[]) => (a: { readonly id: string }, b: { readonly id: string }) =>
  order.findIndex(({ id }) => id === a.id) - order.findIndex(({ id }) => id === b.id);
