/** The judge: what the rules say of a deal record, as the JSON of RULES, Deal records. */
import type { Act } from '../public/view';
import { legalActsOf, phaseOf, settlementOf, turnOf, type DealState } from './deal';
import { dealOf, readRecord, replayRecord, type RawRecord } from './record';

export type Answer = Readonly<Record<string, unknown>>;

/** One answer for one line of a file; `fault` is a sentence for people when the line holds no deal. */
export interface Judged {
  readonly answer: Answer;
  readonly fault: string | null;
  /** The state that the record leads to; null when there is none. */
  readonly state: DealState | null;
}

export function judgeLine(line: string): Judged {
  const read = readRecord(line);
  if (!read.ok) return { answer: { status: 'bad-record', error: read.why }, fault: read.why, state: null };
  const deal = dealOf(read.value);
  if (!deal.ok) return { answer: { id: read.value.id, status: 'bad-deal' }, fault: deal.why, state: null };
  return judgeDeal(read.value, deal.value);
}

function judgeDeal(raw: RawRecord, start: DealState): Judged {
  const { state, offence } = replayRecord(start, raw);
  const said = { id: raw.id };
  if (offence !== null) {
    const sides = offence.phase === 'play' ? sidesIn(state) : {};
    const where = offence.phase === phaseOf(state) ? { seat: turnOf(state), legal: legalIn(state) } : NOBODY;
    return { answer: { ...said, ...sides, status: 'illegal', ...offence, ...where }, fault: null, state };
  }
  const answers = { auction: auctionAnswer, play: playAnswer, over: completeAnswer };
  return { answer: { ...said, ...answers[phaseOf(state)](state) }, fault: null, state };
}

/** Nothing can be said after the auction, nothing be played after the end. */
const NOBODY = { seat: null, legal: [] };

const actText = (act: Act): string => (act.t === 'call' ? act.call : act.card);
const legalIn = (s: DealState): readonly string[] => legalActsOf(s).map(actText).sort();

const sidesIn = (s: DealState): Answer =>
  s.sides === null ? {} : { contract: s.sides.contract, declarer: s.sides.declarer, old: s.sides.old };

const tricksIn = (s: DealState): Answer => ({
  tricks: s.progress.tricks.map(({ cards, winner, points }) => ({ leader: cards[0]!.seat, winner, points }))
});

const auctionAnswer = (s: DealState): Answer => ({ status: 'auction', seat: turnOf(s), legal: legalIn(s) });

const playAnswer = (s: DealState): Answer => ({
  ...sidesIn(s),
  status: 'play',
  seat: turnOf(s),
  legal: legalIn(s),
  ...tricksIn(s)
});

function completeAnswer(s: DealState): Answer {
  const settled = settlementOf(s);
  if (settled === null) throw new Error('the deal is not over');
  const { points, tricksWon, won, settledDoubles: doubles, steps, value, scores } = settled;
  return { ...sidesIn(s), status: 'complete', ...tricksIn(s), points, tricksWon, won, doubles, steps, value, scores };
}
