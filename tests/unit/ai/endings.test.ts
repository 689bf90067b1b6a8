import { describe, expect, it } from 'vitest';
import { publicDeals, type Likelihood } from '../../../src/lib/ai/ending-deals';
import { equilibrium, gainOfOne, gainsByLeaving } from '../../../src/lib/ai/ending-equilibrium';
import { plainShares } from '../../../src/lib/ai/ending-plain';
import { gameOf, NONE_KEPT } from '../../../src/lib/ai/ending-tree';
import { endingPlay, ITERATIONS, pruned } from '../../../src/lib/ai/endings';
import { evidenceOf } from '../../../src/lib/ai/evidence';
import { cardsOf, geometryOf, maskOf } from '../../../src/lib/ai/geometry';
import { weighCards } from '../../../src/lib/ai/card-mind';
import { allWorlds } from '../../../src/lib/ai/worlds';
import { turnOf, type DealState } from '../../../src/lib/rules/full/deal';
import { viewOf } from '../../../src/lib/rules/full/redact';
import { SEATS, type BySeat, type Card, type Seat } from '../../../src/lib/rules/public/cards';
import { rngOf } from '../../../src/lib/rules/public/random';
import { trumpsIn, type SeatView } from '../../../src/lib/rules/public/view';
import { done, randomAct, randomDeal } from './deals';

const EVEN: Likelihood = () => 1;

interface Moment {
  readonly state: DealState;
  readonly view: SeatView;
}

/** Random deals at a random play of the third trick in which the seat may choose. */
function moments(count: number): readonly Moment[] {
  const found: Moment[] = [];
  for (let n = 0; found.length < count; n++) {
    const moment = momentOf(`ending ${n}`, 8 + (n % 4));
    if (moment !== null && endingPlay(moment.view, EVEN, 'x') !== null) found.push(moment);
  }
  return found;
}

function momentOf(seed: string, plays: number): Moment | null {
  const rng = rngOf(seed, 'moves');
  let state = randomDeal(seed);
  for (;;) {
    const seat = turnOf(state);
    if (seat === null) return null;
    const view = viewOf(state, seat);
    if (4 * view.tricks.length + view.trick.length === plays) return { state, view };
    state = done(state, randomAct(state, rng));
  }
}

/** Nothing is hidden: only the hands that were really dealt are likely. */
const allKnown =
  ({ state, view }: Moment): Likelihood =>
  (seat, hand) =>
    hand === maskOf(geometryOf(trumpsIn(view)), state.hands[seat]) ? 1 : 0;

/** The same deal with the unseen cards lying in another way that the seat must reckon with. */
function swapped({ state, view }: Moment, n: number): DealState {
  const evidence = evidenceOf(view, geometryOf(trumpsIn(view)));
  const { size, hands } = allWorlds(evidence);
  const i = (n * 7919) % size;
  const dealt: (readonly Card[])[] = [...state.hands];
  evidence.others.forEach(({ seat, played }, k) => (dealt[seat] = cardsOf(evidence.g, hands[k]![i]! | played)));
  return { ...state, hands: dealt as unknown as BySeat<readonly Card[]> };
}

const MOMENTS = moments(40);

describe('the third trick', () => {
  it('is reckoned over all deals that the first two tricks and the words allow, the true one among them', () => {
    for (const { state, view } of MOMENTS) {
      const { g, leader, hands, size, weights } = publicDeals(view, EVEN);
      const played = maskOf(
        g,
        view.tricks.flatMap((t) => t.cards.map((p) => p.card))
      );
      const truth = SEATS.map((place) => maskOf(g, state.hands[((leader + place) & 3) as Seat]) & ~played);
      const found = Array.from({ length: size }, (_, i) => [...hands.subarray(4 * i, 4 * i + 4)]);
      expect(found).toContainEqual(truth);
      expect(new Set(found.map(String)).size).toBe(size);
      expect(weights.subarray(0, size).every((w) => w === 1)).toBe(true);
    }
  });

  it('holds no deal for the public that the seat itself could rule out but by its own cards and the running trick', () => {
    for (const { view } of MOMENTS.filter((m) => m.view.trick.length === 0)) {
      const { g, leader, hands, size } = publicDeals(view, EVEN);
      const [place, own] = [(view.you - leader) & 3, maskOf(g, view.hand)];
      const fitting = Array.from({ length: size }, (_, i) => hands[4 * i + place]).filter((hand) => hand === own);
      expect(fitting).toHaveLength(allWorlds(evidenceOf(view, g)).size);
    }
  });

  it('is played so that hardly anything can be gained by leaving, far less than from plain weighing', () => {
    let [plain, solved, one] = [0, 0, 0];
    for (const { view } of MOMENTS) {
      const game = gameOf(publicDeals(view, EVEN), NONE_KEPT);
      const shares = equilibrium(game, ITERATIONS).map(pruned);
      const open = plainShares(game);
      plain += gainsByLeaving(game, open);
      solved += gainsByLeaving(game, shares);
      one += gainOfOne(game, shares, open);
    }
    expect(plain).toBeGreaterThan(0.1);
    expect(solved).toBeLessThan(plain / 10);
    expect(one).toBeGreaterThan(0);
  });

  it('is played as with open cards when every card is known', () => {
    for (const moment of MOMENTS) {
      const { state, view } = moment;
      const evidence = evidenceOf(view, geometryOf(trumpsIn(view)));
      const truth = evidence.others.map(({ seat, played }) => maskOf(evidence.g, state.hands[seat]) & ~played);
      const one = (hand: number) => Uint16Array.of(hand);
      const open = weighCards(view, evidence, {
        size: 1,
        hands: [one(truth[0]!), one(truth[1]!), one(truth[2]!)],
        weights: Float64Array.of(1)
      });
      const best = open.filter(({ score }) => score === Math.max(...open.map((v) => v.score)));
      const choice = endingPlay(view, allKnown(moment), 'x');
      if (choice === null) expect(best).toHaveLength(open.length);
      else expect(best.flatMap(({ card, twins }) => [card, ...twins])).toContain(choice.card);
    }
  });

  it('is played alike however the cards lie that the seat cannot see', () => {
    MOMENTS.forEach((moment, n) => {
      const { view } = moment;
      const other = viewOf(swapped(moment, n), view.you);
      expect(endingPlay(other, EVEN, 'x')).toEqual(endingPlay(view, EVEN, 'x'));
    });
  });

  it('is always played alike for the same lot, and by shares for different ones', () => {
    const mixed = MOMENTS.find(({ view }) => [...endingPlay(view, EVEN, 'x')!.shares.values()].every((s) => s > 0.2))!;
    const lots = Array.from({ length: 400 }, (_, n) => endingPlay(mixed.view, EVEN, `lot ${n}`)!);
    expect(endingPlay(mixed.view, EVEN, 'lot 0')).toEqual(lots[0]);
    for (const [card, share] of lots[0]!.shares) {
      const played = lots.filter((choice) => choice.card === card).length / lots.length;
      expect(Math.abs(played - share)).toBeLessThan(0.1);
    }
  });

  it('is left to others at any other moment, and when only one card may be played', () => {
    const { view } = momentOf('elsewhere', 5)!;
    expect(endingPlay(view, EVEN, 'x')).toBeNull();
    const forced = Array.from({ length: 50 }, (_, n) => momentOf(`ending ${n}`, 12)).find((m) => m !== null)!;
    expect(endingPlay(forced.view, EVEN, 'x')).toBeNull();
  });
});
