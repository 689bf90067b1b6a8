import { describe, expect, test } from 'vitest';
import { botSeedUnder, cardsUnder } from '../../../src/lib/rules/full/daily';
import { PRESETS } from '../../../src/lib/rules/public/rulesets';
import { playOut, scoresOf } from '../../../src/lib/table/play-out';
import { localThinker } from '../../../src/lib/worker/local';
import { sitDown, someParty } from './play-party';

const CODE = '7F3K9Q2G';
const outcome = (level: 'easy' | 'normal', deal: number) =>
  playOut(PRESETS.baska, cardsUnder(CODE, deal), {
    levels: [level, 'easy', 'easy', 'easy'],
    seed: botSeedUnder(CODE, deal),
    thinker: localThinker
  });

describe('a deal played out by computers', () => {
  test('ends, adds up to 0, and ends the same way again', async () => {
    for (let deal = 1; deal <= 4; deal++) {
      const state = await outcome('normal', deal);
      expect(scoresOf(state).reduce((a, b) => a + b, 0)).toBe(0);
      expect(await outcome('normal', deal)).toEqual(state);
    }
  });

  test('the other seats act as at the table, as long as the person does the same', async () => {
    const party = someParty({ level: 'easy' }, CODE);
    const copycat = {
      act: (...[view, level, seed]: Parameters<typeof localThinker.act>) =>
        localThinker.act(view, level, seed === 'me' ? botSeedUnder(CODE, 1) : seed)
    };
    const sitting = (await sitDown(party, { thinker: copycat }))!;
    const end = await sitting.reached((t) => t.dealNo === 1 && t.view.phase === 'over');
    const played = await outcome('easy', 1);
    expect(end.view.auction.said).toEqual(played.auction.said);
    expect(end.view.tricks).toEqual(played.progress.tricks);
  });
});
