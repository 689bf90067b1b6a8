/** The Tagesblatt: the same cards for everybody, on every device, for ever. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { botSeedUnder, cardsUnder } from '../../../src/lib/rules/full/daily';
import { areHands } from '../../../src/lib/rules/full/record';
import { dealerOf, handsOf } from '../../../src/lib/rules/full/shuffle';
import { addDays, dateOfIndex, dayIndex, parseDate, type CalendarDate } from '../../../src/lib/rules/public/calendar';
import { ALL_QUEENS } from '../../../src/lib/rules/public/cards';
import {
  DAILY_DEALS,
  dailyCode,
  dailyVersionOf,
  isBarbara,
  readDailyCode
} from '../../../src/lib/rules/public/daily-code';
import { formatNumber, MAX_DEALS, newCode, parseNumber, PREFIXES } from '../../../src/lib/rules/public/deal-number';
import { rngOf } from '../../../src/lib/rules/public/random';
import { PRESET_IDS, type PresetId, type RulesetId } from '../../../src/lib/rules/public/rulesets';

const day = (text: string): CalendarDate => parseDate(text)!;
const DEALS = Array.from({ length: DAILY_DEALS }, (_, i) => i + 1);
const datesArb = fc.integer({ min: dayIndex(day('2024-01-01')), max: dayIndex(day('2034-12-31')) }).map(dateOfIndex);
const presetArb = fc.constantFrom(...PRESET_IDS);
const dealArb = fc.integer({ min: 1, max: DAILY_DEALS });

interface GoldenDay {
  readonly date: string;
  readonly rules: PresetId;
  readonly firstDealer: number;
  readonly bots: string;
  readonly deals: readonly string[];
}
const golden = JSON.parse(
  readFileSync(new URL('../../vectors/daily.json', import.meta.url), 'utf8')
) as readonly GoldenDay[];

const asWritten = (rules: PresetId, date: CalendarDate): GoldenDay => {
  const code = dailyCode(rules, date);
  return {
    date,
    rules,
    firstDealer: cardsUnder(code, 1).dealer,
    bots: botSeedUnder(code, 1),
    deals: DEALS.map((deal) =>
      cardsUnder(code, deal)
        .hands.map((hand) => hand.join(' '))
        .join(' | ')
    )
  };
};

describe('a day', () => {
  test('is dealt as it always was: 30 days under five presets', () => {
    expect(new Set(golden.map(({ date }) => date)).size).toBe(30);
    expect(golden).toHaveLength(30 * PRESET_IDS.length);
    for (const written of golden) expect(asWritten(written.rules, day(written.date))).toEqual(written);
  });

  test('has whole decks, and the deal goes round', () => {
    fc.assert(
      fc.property(presetArb, datesArb, dealArb, (rules, date, deal) => {
        const code = dailyCode(rules, date);
        const { dealer, hands } = cardsUnder(code, deal);
        expect(areHands(hands)).toBe(true);
        expect(dealer).toBe((cardsUnder(code, 1).dealer + deal - 1) % 4);
        expect(cardsUnder(code, deal)).toEqual({ dealer, hands });
      })
    );
  });

  test('is another under other rules and on another date', () => {
    const all = PRESET_IDS.flatMap((rules) =>
      ['2026-12-01', '2026-12-02', '2027-12-01'].flatMap((text) =>
        DEALS.map((deal) => JSON.stringify(cardsUnder(dailyCode(rules, day(text)), deal).hands))
      )
    );
    expect(new Set(all).size).toBe(all.length);
  });

  test('has a code that says which it is', () => {
    fc.assert(
      fc.property(presetArb, datesArb, (rules, date) => {
        expect(readDailyCode(dailyCode(rules, date))).toEqual({ rules, date, version: dailyVersionOf(date) });
      })
    );
  });

  test.each([
    '7F3K9Q2M',
    '',
    'daily.v0.baska.2026-12-01',
    'daily.v1.house.2026-12-01',
    'daily.v1.baska.2026-02-30',
    'daily.v1.baska.2026-12-01.x'
  ])('is not what the code "%s" means', (code) => {
    expect(readDailyCode(code)).toBeNull();
    expect(cardsUnder(code, 3)).toEqual({ dealer: dealerOf(code, 3), hands: handsOf(code, 3) });
  });

  test('gives the bots lots that are neither the code nor alike from deal to deal', () => {
    const code = dailyCode('baska', day('2026-12-01'));
    const seeds = DEALS.map((deal) => botSeedUnder(code, deal));
    expect(new Set(seeds).size).toBe(DAILY_DEALS);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{16}\|[1-8]$/);
  });
});

describe('St Barbara', () => {
  const holders = (rules: PresetId, date: CalendarDate): readonly (readonly [deal: number, seat: number])[] =>
    DEALS.flatMap((deal) =>
      cardsUnder(dailyCode(rules, date), deal).hands.flatMap((hand, seat) =>
        ALL_QUEENS.every((queen) => hand.includes(queen)) ? [[deal, seat] as const] : []
      )
    );
  const years = Array.from({ length: 300 }, (_, i) => day(`${2024 + i}-12-04`));

  test('brings the four queens into one hand in exactly one deal of her day, by lot', () => {
    const found = PRESET_IDS.flatMap((rules) => years.map((date) => holders(rules, date)));
    expect(found.every((all) => all.length === 1)).toBe(true);
    for (const deal of DEALS) expect(found.filter(([one]) => one?.[0] === deal).length).toBeGreaterThan(120);
    for (const seat of [0, 1, 2, 3]) expect(found.filter(([one]) => one?.[1] === seat).length).toBeGreaterThan(300);
  });

  test('keeps whole decks', () => {
    for (const date of years)
      for (const deal of DEALS) expect(areHands(cardsUnder(dailyCode('kop', date), deal).hands)).toBe(true);
  });

  test('has one day a year', () => {
    const year = Array.from({ length: 365 }, (_, i) => addDays(day('2026-01-01'), i));
    expect(year.filter(isBarbara)).toEqual(['2026-12-04']);
  });
});

describe('the number of a day', () => {
  const date = day('2026-12-01');
  const number = (rules: PresetId, deal: number | null) => ({
    kind: 'daily',
    rules,
    date,
    code: dailyCode(rules, date),
    deal
  });

  test.each([
    ['B-2026-12-01-3', 'kop', number('baska', 3)],
    ['b 2026/12/1 3', 'kop', number('baska', 3)],
    ['KL·2026-12-01·8', 'baska', number('kop-liga', 8)],
    ['bw2o26-i2-ol', 'baska', number('baska-wikipedia', null)],
    ['2026-12-01', 'kop', number('kop', null)],
    ['2026.12.01.8', 'baska-liga', number('baska-liga', 8)]
  ] as const)('%s is understood', (text, fallback, value) => {
    expect(parseNumber(text, fallback)).toEqual({ ok: true, value });
  });

  test.each([
    ['B-2026-12-01-0', 'bad-deal'],
    ['B-2026-12-01-9', 'bad-deal'],
    ['B-2026-12-01-3-1', 'bad-deal'],
    ['B-2026-12-01-x', 'bad-deal'],
    ['B-2026-02-29', 'bad-date'],
    ['B-2026-13-01', 'bad-date'],
    ['X-2026-12-01', 'unknown-rules'],
    ['H-2026-12-01', 'unknown-rules'],
    ['B-2026-12', 'bad-form'],
    ['B-26-12-01', 'bad-form']
  ])('%s is refused: %s', (text, why) => {
    expect(parseNumber(text, 'baska')).toEqual({ ok: false, why });
  });

  test('needs rules that are no house’s own', () => {
    expect(parseNumber('2026-12-01', 'house')).toEqual({ ok: false, why: 'unknown-rules' });
  });

  test('is read as it is written', () => {
    fc.assert(
      fc.property(presetArb, datesArb, fc.option(dealArb), (rules, date, deal) => {
        const code = dailyCode(rules, date);
        const text = formatNumber({ rules, code, deal });
        expect(parseNumber(text, 'kop')).toEqual({ ok: true, value: { kind: 'daily', rules, date, code, deal } });
      })
    );
  });

  test('takes no other number away, however that is typed', () => {
    const rulesArb = fc.constantFrom(...(Object.keys(PREFIXES) as RulesetId[]));
    const codeArb = fc.oneof(
      fc.nat().map((n) => newCode(rngOf('daily-test', n))),
      fc.stringMatching(/^[0-9]{8}$/)
    );
    fc.assert(
      fc.property(
        rulesArb,
        codeArb,
        fc.option(fc.integer({ min: 1, max: MAX_DEALS })),
        fc.boolean(),
        (rules, code, deal, bare) => {
          const text = formatNumber({ rules, code, deal });
          const read = parseNumber(bare ? text.replace(/^[A-Z]+./, '') : text, rules);
          expect(read.ok ? read.value : read.why).toEqual(read.ok ? { rules, code, deal } : 'bad-check');
        }
      )
    );
  });
});
