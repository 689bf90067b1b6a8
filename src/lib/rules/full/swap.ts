/** The swap test: other deals that look the same to one seat, for asking it again. */
import { bySeat, DECK, type BySeat, type Card, type Seat } from '../public/cards';
import { playsOf } from '../public/progress';
import { shuffled, type Rng } from '../public/random';
import { evolve, type DealState } from './deal';
import { recordOf, replayRecord } from './record';
import { viewOf } from './redact';

/** Where hardly any other deal can be told from the true one, drawing on would find nothing new. */
const TRIES = 4000;

const keyOf = (hands: BySeat<readonly Card[]>): string => hands.map((hand) => [...hand].sort().join('')).join();

/**
 * The same course of the deal with the cards dealt anew that `you` has not seen: all legal, and to `you` exactly the same view.
 * @returns `most` different ones, none the true deal; fewer where no more were found
 */
export function redealt(state: DealState, you: Seat, most: number, rng: Rng): readonly DealState[] {
  const laid = playsOf(state.progress);
  const shown = bySeat((seat) =>
    seat === you ? state.hands[you] : laid.flatMap((played) => (played.seat === seat ? [played.card] : []))
  );
  const unseen = DECK.filter((card) => !shown.some((cards) => cards.includes(card)));
  const sight = JSON.stringify(viewOf(state, you));
  const known = new Set([keyOf(state.hands)]);
  const found: DealState[] = [];
  for (let n = 0; n < TRIES && found.length < most && unseen.length > 0; n++) {
    const hands = filledUp(shown, shuffled(unseen, rng));
    if (known.has(keyOf(hands))) continue;
    known.add(keyOf(hands));
    const other = replayed(state, hands);
    if (other !== null && JSON.stringify(viewOf(other, you)) === sight) found.push(other);
  }
  return found;
}

function filledUp(shown: BySeat<readonly Card[]>, rest: readonly Card[]): BySeat<readonly Card[]> {
  let from = 0;
  return bySeat((seat) => {
    const need = 4 - shown[seat].length;
    const hand = [...shown[seat], ...rest.slice(from, from + need)];
    from += need;
    return hand;
  });
}

/** The same acts with other cards; null when these cards would not have allowed one of them. */
function replayed(state: DealState, hands: BySeat<readonly Card[]>): DealState | null {
  const start = evolve(state.rules, undefined, { t: 'dealt', dealer: state.dealer, hands });
  const replay = replayRecord(start, recordOf('', state));
  return replay.offence === null ? replay.state : null;
}
