/** What came up in many deals: a law that is never put to the test proves nothing. */
import type { DealState } from '../../src/lib/rules/full/deal';
import { settlementOf } from '../../src/lib/rules/full/deal';
import { contractsOf, type Ruleset } from '../../src/lib/rules/public/rulesets';

export type Tally = Readonly<Record<string, number>>;

export const added = (a: Tally, b: Tally): Tally =>
  Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((k) => [k, (a[k] ?? 0) + (b[k] ?? 0)]));

/** Adds what one finished deal showed. */
export function count(tally: Record<string, number>, end: DealState): void {
  const settled = settlementOf(end);
  if (settled === null) throw new Error('only finished deals are counted');
  const { contract, won, points, settledDoubles, steps } = settled;
  const shown = [
    'deals',
    contract,
    `won by ${won}`,
    ...(points.old === 52 && points.young === 52 ? ['52:52'] : []),
    ...settledDoubles.map((d) => d.why ?? 'double counts'),
    ...steps.slice(1).map(([name]) => name)
  ];
  for (const key of shown) tally[key] = (tally[key] ?? 0) + 1;
}

/** What has to come up among enough random deals of a preset. */
export const expectedIn = (rules: Ruleset): readonly string[] => [
  ...contractsOf(rules),
  'won by old',
  'won by young',
  '52:52',
  'double counts',
  'same-side',
  'no-trick',
  'schneider',
  ...rules.doubleNames
];
