import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../../../src/lib/ai/evidence';
import { geometryOf, sizeOf } from '../../../src/lib/ai/geometry';
import { thinned, weighed, type Weighed } from '../../../src/lib/ai/inference';
import { allWorlds } from '../../../src/lib/ai/worlds';
import { classOfPoints, stakesOf } from '../../../src/lib/ai/stakes';
import { SEATS, type Seat } from '../../../src/lib/rules/public/cards';
import { contractsOf, PRESETS, PRESET_IDS } from '../../../src/lib/rules/public/rulesets';
import { settle } from '../../../src/lib/rules/public/settlement';
import { rngOf } from '../../../src/lib/rules/public/random';
import { viewOf } from '../../../src/lib/rules/full/redact';
import type { Call } from '../../../src/lib/rules/public/contracts';
import { done, randomDeal } from './deals';

const FOUR_HIGHEST = 0b1111;

/** What the seat after the last speaker believes of seat `about`: how many of the four highest trumps it holds. */
function belief(calls: readonly Call[], about: Seat, floor: number): number {
  let state = randomDeal('belief', PRESETS.baska);
  for (const call of calls) state = done(state, { t: 'call', call });
  const you = SEATS.find((seat) => seat !== about)!;
  const view = viewOf(state, you);
  const evidence = evidenceOf(view, geometryOf(PRESETS.baska.trumps.colour));
  const k = evidence.others.findIndex((s) => s.seat === about);
  const { weights, hands, size } = weighed(view, evidence, allWorlds(evidence), floor);
  const total = weights.reduce((sum, w) => sum + w, 0);
  const high = Array.from({ length: size }, (_, i) => weights[i]! * sizeOf(hands[k]![i]! & FOUR_HIGHEST));
  return high.reduce((sum, x) => sum + x, 0) / total;
}

describe('what was said', () => {
  const forehand = randomDeal('belief', PRESETS.baska).auction.turn!;

  it('tells of high trumps when a zolo is announced', () => {
    expect(belief(['zolo'], forehand, 0.1)).toBeGreaterThan(belief(['zolo'], forehand, 1) + 0.7);
  });

  it('tells of their absence when a seat passes', () => {
    expect(belief(['pass'], forehand, 0.1)).toBeLessThan(belief(['pass'], forehand, 1));
  });

  it('tells of high trumps when a zolo is doubled', () => {
    const next = ((forehand + 1) % 4) as Seat;
    expect(belief(['zolo', 'double'], next, 0.1)).toBeGreaterThan(belief(['zolo', 'pass'], next, 0.1));
  });
});

describe('thinning', () => {
  const view = viewOf(randomDeal('thin'), 0);
  const g = geometryOf(view.rules.trumps.colour);
  const worlds = allWorlds(evidenceOf(view, g));
  const lopsided: Weighed = {
    ...worlds,
    weights: Float64Array.from({ length: worlds.size }, (_, i) => (i % 10 === 0 ? 9 : 1))
  };

  it('takes each world as often as its weight deserves', () => {
    const few = thinned(lopsided, 3000, rngOf('thin'));
    expect(few.weights.reduce((sum, w) => sum + w, 0)).toBe(3000);
    const heavy = new Set(
      Array.from({ length: worlds.size / 10 }, (_, i) => `${worlds.hands[0][10 * i]} ${worlds.hands[1][10 * i]}`)
    );
    const share =
      few.weights.reduce((sum, w, i) => sum + (heavy.has(`${few.hands[0][i]} ${few.hands[1][i]}`) ? w : 0), 0) / 3000;
    expect(Math.abs(share - 0.5)).toBeLessThan(0.02);
  });

  it('keeps all worlds when there are no more than asked for', () => {
    expect(thinned(lopsided, 40000, rngOf('thin'))).toBe(lopsided);
  });
});

describe('stakes', () => {
  it('are what the settlement pays, for every contract, preset, side and number of points', () => {
    for (const id of PRESET_IDS) {
      for (const contract of contractsOf(PRESETS[id])) {
        for (const old of [0b0001, 0b0101, 0b1100]) {
          for (const doubles of [[], [1], [1, 0], [2, 3, 2, 3]] as const satisfies readonly (readonly Seat[])[]) {
            const stakes = stakesOf(PRESETS[id], contract, old, doubles);
            for (let points = 0; points <= 104; points++) {
              const seats = SEATS.filter((seat) => (old >> seat) & 1);
              const { scores, won } = settle(PRESETS[id], {
                contract,
                old: seats,
                doubles,
                points: { old: points, young: 104 - points },
                tricksWon: { old: points === 0 ? 0 : 2, young: points === 104 ? 0 : 2 }
              });
              const found = classOfPoints(stakes, points);
              if (stakes.old[found] !== scores[seats[0]!] || found >= stakes.winClass !== (won === 'old')) {
                expect.fail(`${id} ${contract} ${old} ${doubles.join()} ${points}`);
              }
            }
          }
        }
      }
    }
  });
});
