/** The door through which finished deals come back from the store, with what was found out about each. */
import { SEATS } from '../rules/public/cards';
import type { DealResult } from '../storage/schema';
import type { Compared, FinishedDeal } from './finished';

/** Deals that make no sense are left out: they can be made again from the logs. */
export function keptDeals(stored: readonly unknown[], results: readonly DealResult[]): readonly FinishedDeal[] {
  const known = new Map(results.map((result) => [`${result.party}.${result.deal}`, comparedIn(result)]));
  return stored.filter(isFinishedDeal).map((deal) => {
    const found = known.get(deal.id);
    return found === undefined ? deal : { ...deal, ...found };
  });
}

const comparedIn = ({ par, accuracy }: DealResult): Compared => ({
  ...(Number.isFinite(par) && { par: par! }),
  ...(Number.isFinite(accuracy) && { accuracy: accuracy! })
});

type Bag = Readonly<Record<string, unknown>>;
const isBag = (x: unknown): x is Bag => typeof x === 'object' && x !== null;

/** Our own work, so only as far as anybody who counts would stumble. */
function isFinishedDeal(x: unknown): x is FinishedDeal {
  if (!isBag(x)) return false;
  const { id, partyId, dealNo, record, scores, doubles, old, when, mode } = x;
  return (
    id === `${String(partyId)}.${String(dealNo)}` &&
    isBag(record) &&
    [record['hands'], record['calls'], record['plays'], doubles, old].every(Array.isArray) &&
    Array.isArray(scores) &&
    SEATS.every((seat) => Number.isFinite(scores[seat])) &&
    typeof when === 'number' &&
    typeof mode === 'string'
  );
}
