/** The laws of a deal as properties: any cards, any calls, any play, under every preset. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK, SEATS, type BySeat, type Card } from '../../../src/lib/rules/public/cards';
import { rngOf } from '../../../src/lib/rules/public/random';
import { parseHouseRules } from '../../../src/lib/rules/public/house-rules';
import { PRESET_IDS, PRESETS, type Ruleset } from '../../../src/lib/rules/public/rulesets';
import { replay } from '../../../src/lib/rules/full/deal';
import { recordOf, replayRecord } from '../../../src/lib/rules/full/record';
import { viewOf } from '../../../src/lib/rules/full/redact';
import { checkActs, checkEnd, checkHidden, checkReplay, checkViews, withHiddenMixed } from '../../mass/check-deal';
import { randomDeal, randomHands } from '../../mass/random-deal';

const cut = (d: readonly Card[]): BySeat<readonly Card[]> => [
  d.slice(0, 4),
  d.slice(4, 8),
  d.slice(8, 12),
  d.slice(12)
];
const anyHands = fc.shuffledSubarray([...DECK], { minLength: 16, maxLength: 16 }).map(cut);
const rng = fc.string({ minLength: 1, maxLength: 16 }).map((seed) => rngOf(seed));
/** Half of the deals are bent towards wesele, cicha and four queens. */
const hands = fc.oneof(anyHands, rng.map(randomHands));
const dealUnder = (rules: Ruleset) =>
  fc.tuple(hands, rng).map(([dealt, lots]) => ({ deal: randomDeal(rules, lots, dealt), lots }));

const house = parseHouseRules({
  base: 'baska',
  name: 'Ours',
  maxDoubles: { normal: 1, cicha: 0, zolo: 3 },
  schneiderMax: { old: 40, young: 0 },
  values: { wesele: 7 }
});
if (!house.ok) throw new Error('the house rules are right');
const RULES: readonly Ruleset[] = [...PRESET_IDS.map((id) => PRESETS[id]), house.value];

describe.each(RULES.map((rules) => [rules.id, dealUnder(rules)] as const))(
  'under %s',
  { timeout: 60_000 },
  (_, anyDeal) => {
    test('what is legal is accepted, all else is refused with a reason', () => {
      fc.assert(
        fc.property(anyDeal, ({ deal }) => deal.states.forEach(checkActs)),
        { numRuns: 150 }
      );
    });

    test('every deal ends with 16 cards, 104 points and a sum of zero', () => {
      fc.assert(
        fc.property(anyDeal, ({ deal }) => checkEnd(deal.states.at(-1)!)),
        { numRuns: 300 }
      );
    });

    test('a log that went through JSON leads through the same states', () => {
      fc.assert(
        fc.property(anyDeal, ({ deal }) => checkReplay(deal)),
        { numRuns: 150 }
      );
    });

    test('folding what a seat was sent is looking at the deal for it, and leaks nothing', () => {
      fc.assert(
        fc.property(anyDeal, ({ deal }) => SEATS.forEach((you) => checkViews(deal, you))),
        { numRuns: 60 }
      );
    });

    test('changing cards that a seat cannot see changes nothing in its view', () => {
      fc.assert(
        fc.property(anyDeal, ({ deal, lots }) => SEATS.forEach((you) => checkHidden(deal, you, lots))),
        { numRuns: 60 }
      );
    });
  }
);

describe('beside the shared laws', { timeout: 60_000 }, () => {
  test('every beginning of a log has the state that was there', () => {
    fc.assert(
      fc.property(dealUnder(PRESETS['kop-liga']), ({ deal: { log, states } }) => {
        states.forEach((s, i) => expect(replay(s.rules, log.slice(0, i + 1))).toEqual(s));
      }),
      { numRuns: 25 }
    );
  });

  test('a record leads to the deal it was written from', () => {
    fc.assert(
      fc.property(dealUnder(PRESETS.baska), ({ deal: { log, states } }) => {
        const end = states.at(-1)!;
        expect(replayRecord(states[0]!, recordOf('x', end))).toEqual({ state: end, events: log, offence: null });
      }),
      { numRuns: 50 }
    );
  });

  test('hidden cards do change when they are mixed: the law is put to the test', () => {
    const { states } = randomDeal(PRESETS.baska, rngOf('mixed'));
    const other = withHiddenMixed(states[0]!, 0, rngOf('otherwise'));
    expect(other.hands[0]).toEqual(states[0]!.hands[0]);
    expect(other.hands[1]).not.toEqual(states[0]!.hands[1]);
    expect(viewOf(other, 1)).not.toEqual(viewOf(states[0]!, 1));
  });
});
