import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../../../src/lib/ai/evidence';
import { cardsOf, geometryOf, maskOf } from '../../../src/lib/ai/geometry';
import { allWorlds, sampled } from '../../../src/lib/ai/worlds';
import { SEATS, type BySeat, type Card, type Seat } from '../../../src/lib/rules/public/cards';
import { playsOf } from '../../../src/lib/rules/public/progress';
import { rngOf } from '../../../src/lib/rules/public/random';
import { trumpsIn, type SeatView } from '../../../src/lib/rules/public/view';
import { evolve, turnOf, type DealState } from '../../../src/lib/rules/full/deal';
import { recordOf, replayRecord } from '../../../src/lib/rules/full/record';
import { viewOf } from '../../../src/lib/rules/full/redact';
import { randomDeal, randomState } from './deals';

const nameOf = (hands: readonly (readonly Card[])[]): string => hands.map((h) => [...h].sort().join(' ')).join(' / ');

/** The deals that `allWorlds` finds, as texts. */
function found(view: SeatView): readonly string[] {
  const evidence = evidenceOf(view, geometryOf(trumpsIn(view)));
  const { size, hands } = allWorlds(evidence);
  return Array.from({ length: size }, (_, i) => {
    const dealt = [...view.dealt];
    const all: (readonly Card[])[] = [[], [], [], []];
    all[view.you] = dealt;
    evidence.others.forEach(({ seat, played }, k) => (all[seat] = cardsOf(evidence.g, hands[k]![i]! | played)));
    return nameOf(all);
  }).sort();
}

function holdsTruth(state: DealState, you: Seat): boolean {
  const view = viewOf(state, you);
  const g = geometryOf(trumpsIn(view));
  const evidence = evidenceOf(view, g);
  const { size, hands } = allWorlds(evidence);
  const truth = evidence.others.map(({ seat, played }) => maskOf(g, state.hands[seat]) & ~played);
  return Array.from({ length: size }, (_, i) => i).some((i) => truth.every((hand, k) => hands[k]![i] === hand));
}

/** All ways to give the unseen cards to the others, whatever the rules say. */
function* splits(cards: readonly Card[], sizes: readonly number[]): Generator<readonly (readonly Card[])[]> {
  const [size, ...others] = sizes;
  if (size === undefined) return yield [];
  for (const hand of choices(cards, size)) {
    for (const rest of splits(
      cards.filter((c) => !hand.includes(c)),
      others
    ))
      yield [hand, ...rest];
  }
}
function choices(cards: readonly Card[], n: number): readonly (readonly Card[])[] {
  if (n === 0) return [[]];
  return cards.flatMap((card, i) => choices(cards.slice(i + 1), n - 1).map((rest) => [card, ...rest]));
}

/** The deals in which the rules allow all that was said and played, found by playing each of them. */
function bruteForce(state: DealState, you: Seat): readonly string[] {
  const { calls, plays } = recordOf('x', state);
  const played = playsOf(state.progress);
  const playedBy = SEATS.map((seat) => played.filter((p) => p.seat === seat).map((p) => p.card));
  const others = SEATS.filter((seat) => seat !== you);
  const unseen = state.hands
    .filter((_, seat) => seat !== you)
    .flat()
    .filter((c) => !plays.includes(c));
  const names: string[] = [];
  for (const hidden of splits(
    unseen,
    others.map((seat) => 4 - playedBy[seat]!.length)
  )) {
    const hands = SEATS.map((seat) =>
      seat === you ? state.hands[you] : [...playedBy[seat]!, ...hidden[others.indexOf(seat)]!]
    ) as unknown as BySeat<readonly Card[]>;
    const start = evolve(state.rules, undefined, { t: 'dealt', dealer: state.dealer, hands });
    if (replayRecord(start, { calls, plays }).offence === null) names.push(nameOf(hands));
  }
  return names.sort();
}

describe('the worlds of a view', () => {
  it('are 34,650 before anything is said', () => {
    const state = randomDeal('opening');
    expect(new Set(found(viewOf(state, turnOf(state)!))).size).toBe(34650);
  });

  it('are exactly the deals in which everything so far was legal', () => {
    let checked = 0;
    for (let n = 0; checked < 150; n++) {
      const state = randomState(`worlds ${n}`);
      if (playsOf(state.progress).length < 4) continue;
      const you = ((turnOf(state)! + n) % 4) as Seat;
      expect(found(viewOf(state, you)), `state ${n}`).toEqual(bruteForce(state, you));
      checked++;
    }
  });

  it('are exactly those also in the auction and at the first trick', () => {
    let checked = 0;
    for (let n = 0; checked < 4; n++) {
      const state = randomState(`first ${n}`);
      if (playsOf(state.progress).length >= 4 || !state.auction.said.some((s) => s.call !== 'pass')) continue;
      const you = turnOf(state)!;
      expect(found(viewOf(state, you)), `state ${n}`).toEqual(bruteForce(state, you));
      checked++;
    }
  }, 60_000);

  it('hold the true deal, from every seat', () => {
    for (let n = 0; n < 300; n++) {
      const state = randomState(`true ${n}`);
      for (const you of SEATS) expect(holdsTruth(state, you), `state ${n}, seat ${you}`).toBe(true);
    }
  });
});

describe('a sample of worlds', () => {
  const view = viewOf(randomDeal('sample'), 0);
  const worlds = allWorlds(evidenceOf(view, geometryOf(trumpsIn(view))));

  it('has no world twice and is the same for the same seed', () => {
    const keys = (seed: string) => {
      const { size, hands } = sampled(worlds, 500, rngOf(seed));
      return Array.from({ length: size }, (_, i) => `${hands[0][i]} ${hands[1][i]} ${hands[2][i]}`);
    };
    expect(new Set(keys('a')).size).toBe(500);
    expect(keys('a')).toEqual(keys('a'));
    expect(keys('a')).not.toEqual(keys('b'));
  });

  it('favours no card', () => {
    const { hands } = sampled(worlds, 6000, rngOf('even'));
    const unseen = cardsOf(geometryOf(trumpsIn(view)), hands[0][0]! | hands[1][0]! | hands[2][0]!);
    expect(unseen).toHaveLength(12);
    for (const card of unseen) {
      const bit = geometryOf(trumpsIn(view)).bitOf[card];
      const share = hands[0].reduce((n, hand) => n + ((hand & bit) !== 0 ? 1 : 0), 0) / 6000;
      expect(Math.abs(share - 1 / 3)).toBeLessThan(0.03);
    }
  });
});
