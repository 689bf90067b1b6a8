/** Random deals of one preset under all laws; the same place in the run is always the same deal. */
import { PRESETS, type PresetId } from '../../src/lib/rules/public/rulesets';
import { SEATS } from '../../src/lib/rules/public/cards';
import { rngOf, type Rng } from '../../src/lib/rules/public/random';
import { recordOf } from '../../src/lib/rules/full/record';
import { checkActs, checkEnd, checkHidden, checkReplay, checkViews } from './check-deal';
import { randomDeal, type RandomDeal } from './random-deal';
import { count, type Tally } from './tally';

/** Replay and views cost more than the play itself: every so many deals they are checked too, for one seat. */
export const CLOSELY = 4;

export interface Share {
  readonly preset: PresetId;
  readonly first: number;
  readonly count: number;
}

export function runDeals({ preset, first, count: n }: Share): Tally {
  const tally: Record<string, number> = {};
  for (let i = first; i < first + n; i++) {
    const rng = rngOf('mass', preset, i);
    const deal = randomDeal(PRESETS[preset], rng);
    try {
      check(deal, rng, i % CLOSELY === 0);
    } catch (e) {
      const record = JSON.stringify(recordOf(`mass-${preset}-${i}`, deal.states.at(-1)!));
      throw new Error(`${e instanceof Error ? e.message : String(e)}\n${record}`, { cause: e });
    }
    count(tally, deal.states.at(-1)!);
  }
  return tally;
}

function check(deal: RandomDeal, rng: Rng, closely: boolean): void {
  deal.states.forEach(checkActs);
  checkEnd(deal.states.at(-1)!);
  if (!closely) return;
  const seat = SEATS[rng.below(4)]!;
  checkReplay(deal);
  checkViews(deal, seat);
  checkHidden(deal, seat, rng);
}
