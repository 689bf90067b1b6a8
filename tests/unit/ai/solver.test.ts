import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardsOf, geometryOf, maskOf } from '../../../src/lib/ai/geometry';
import { NaiveSolver } from '../../../src/lib/ai/naive';
import { legalIn, oldPoints, type OpenPosition } from '../../../src/lib/ai/open-play';
import { SEATS } from '../../../src/lib/rules/public/cards';
import { countOf } from '../../../src/lib/rules/public/progress';
import { handOf, trumpsOfDeal } from '../../../src/lib/rules/full/deal';
import { judgeLine } from '../../../src/lib/rules/full/judge';
import { GEOMETRIES, isOver, playedOn, randomPosition } from './positions';

interface Vector {
  readonly record: { readonly id: string };
  readonly answer: { readonly id: string; readonly old: readonly number[]; readonly oldPoints: Record<string, number> };
}
const vectors = readFileSync('tests/vectors/solve.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);

function positionOf({ record, answer }: Vector) {
  const state = judgeLine(JSON.stringify(record)).state!;
  const g = geometryOf(trumpsOfDeal(state));
  const { trick, tricks, turn } = state.progress;
  const old = SEATS.filter((seat) => answer.old.includes(seat));
  const position: OpenPosition = {
    hands: SEATS.map((seat) =>
      maskOf(g, [...handOf(state, seat), ...trick.filter((p) => p.seat === seat).map((p) => p.card)])
    ),
    old: old.reduce<number>((bits, seat) => bits | (1 << seat), 0),
    turn: turn!,
    trick: trick.map((p) => g.bitOf[p.card]),
    points: countOf(tricks, old).points.old
  };
  return { g, position };
}

describe('the solver', () => {
  it('answers every vector', () => {
    expect(vectors).toHaveLength(250);
    for (const vector of vectors) {
      const { g, position } = positionOf(vector);
      expect(Object.fromEntries(oldPoints(g, position)), vector.answer.id).toEqual(vector.answer.oldPoints);
    }
  });

  it.each(GEOMETRIES)('agrees with the naive solver on random positions, $name', ({ name, g }) => {
    const naive = new NaiveSolver(g);
    for (let n = 0; n < 3400; n++) {
      const position = randomPosition(g, `${name} ${n}`);
      const found = oldPoints(g, position);
      expect(found.size).toBe(cardsOf(g, legalIn(g, position)).length);
      for (const [card, points] of found) {
        const next = playedOn(g, position, g.bitOf[card]);
        const expected = isOver(next) ? next.points : naive.points(next);
        if (points !== expected) expect.fail(`${name} ${n}: ${card} ${points}, naive ${expected}`);
      }
    }
  });

  it.each(GEOMETRIES)('gives equal cards in one hand the same points, $name', ({ name, g }) => {
    for (let n = 0; n < 500; n++) {
      const position = randomPosition(g, `equal ${name} ${n}`);
      const found = [...oldPoints(g, position)].map(([card, points]) => ({ i: g.cards.indexOf(card), points }));
      const live = position.hands.reduce((mask, hand) => mask | hand, 0);
      for (const [a, b] of found.flatMap((x) => found.map((y) => [x, y] as const))) {
        const between = ((1 << b.i) - 1) & ~((2 << a.i) - 1) & live;
        const equal = a.i < b.i && between === 0 && (g.alike[a.i]! & (1 << b.i)) !== 0;
        if (equal) expect(a.points).toBe(b.points);
      }
    }
  });
});
