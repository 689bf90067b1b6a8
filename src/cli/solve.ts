/** `npm run --silent solve -- [file]`: the old side's final points after each legal card of each record (RULES, Deal records). */
import { geometryOf, maskOf, type Geometry } from '../lib/ai/geometry';
import { oldPoints, type OpenPosition } from '../lib/ai/open-play';
import { SEATS } from '../lib/rules/public/cards';
import { countOf } from '../lib/rules/public/progress';
import { handOf, phaseOf, trumpsOfDeal, turnOf, type DealState } from '../lib/rules/full/deal';
import { judgeLine } from '../lib/rules/full/judge';
import { answerLines } from './lines';

const NOTHING_TO_SOLVE: Readonly<Record<string, string>> = {
  auction: 'the auction is still running, so no card can be played',
  illegal: 'the record breaks the rules',
  complete: 'the deal is over, so no card can be played'
};

function solve(state: DealState) {
  const { sides } = state;
  if (sides === null || phaseOf(state) !== 'play') throw new Error('no card can be played');
  const g = geometryOf(trumpsOfDeal(state));
  const points = [...oldPoints(g, positionOf(g, state, sides.old))].sort(([a], [b]) => (a < b ? -1 : 1));
  return { seat: turnOf(state), contract: sides.contract, old: sides.old, oldPoints: Object.fromEntries(points) };
}

function positionOf(g: Geometry, state: DealState, old: readonly number[]): OpenPosition {
  const { trick, tricks, turn } = state.progress;
  const onTable = (seat: number) => trick.filter((p) => p.seat === seat).map((p) => p.card);
  return {
    hands: SEATS.map((seat) => maskOf(g, [...handOf(state, seat), ...onTable(seat)])),
    old: old.reduce((bits, seat) => bits | (1 << seat), 0),
    turn: turn!,
    trick: trick.map((p) => g.bitOf[p.card]),
    points: countOf(
      tricks,
      SEATS.filter((seat) => old.includes(seat))
    ).points.old
  };
}

await answerLines('solve', (line) => {
  const { answer, fault, state } = judgeLine(line);
  const { id, status } = answer;
  if (state === null) return { answer, fault, parsed: status !== 'bad-record' };
  if (status === 'play') return { answer: { id, ...solve(state) }, fault: null, parsed: true };
  return { answer: { id, status, error: NOTHING_TO_SOLVE[String(status)] }, fault: null, parsed: true };
});
