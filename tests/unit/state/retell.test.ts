/** A finished deal told again: every moment as it was, every hand open, every thought at its act. */
import { describe, expect, test } from 'vitest';
import { DECK, SEATS } from '../../../src/lib/rules/public/cards';
import { PRESETS, type PresetId } from '../../../src/lib/rules/public/rulesets';
import { plyOf, turnOf } from '../../../src/lib/rules/full/deal';
import { finishedFrom } from '../../../src/lib/stats/finished';
import { momentsOf, sceneAt } from '../../../src/lib/state/retell';
import { playedParty } from '../stats/played';

const names = [null, 'A', 'B', 'C'] as const;

describe.each(Array.from({ length: 6 }, (_, i) => `told-${i}`))('the deals of party %s', (seed) => {
  const { header, entries } = playedParty(seed);
  const rules = PRESETS[header.rules as PresetId];

  for (const deal of finishedFrom(header, entries)) {
    const moments = momentsOf(rules, deal.record, entries, deal.dealNo)!;
    const told = { moments, names, you: 0 as const, deal: deal.dealNo, deals: 8 };

    test(`deal ${deal.dealNo} is told act by act`, () => {
      expect(moments).toHaveLength(1 + deal.record.calls.length + deal.record.plays.length);
      moments.forEach(({ event, state, why }, ply) => {
        expect(plyOf(state)).toBe(ply);
        if (event.t !== 'dealt') expect(why !== undefined).toBe(event.seat !== 0);
        const scene = sceneAt(told, ply);
        expect(scene.lines.length).toBeGreaterThan(0);
        expect(scene.auction.length + scene.seats.reduce((n, seat) => n + 4 - seat.held.length, 0)).toBe(ply);
        expect(new Set(scene.seats.flatMap(({ dealt }) => dealt))).toEqual(new Set(DECK));
        expect(SEATS.filter((seat) => scene.seats[seat].turn)).toEqual(SEATS.filter((seat) => seat === turnOf(state)));
        if (event.t === 'played') expect(scene.seats[event.seat].laid).toBe(event.card);
      });
    });
  }

  test('without its log a deal is told without reasons, and one that cannot have happened is not told', () => {
    const deal = finishedFrom(header, entries)[1]!;
    const bare = momentsOf(rules, deal.record, [], deal.dealNo)!;
    expect(bare.every(({ why }) => why === undefined)).toBe(true);
    const { plays } = deal.record;
    expect(momentsOf(rules, { ...deal.record, plays: [...plays, 'QC'] }, entries, 2)).toBeNull();
  });
});
