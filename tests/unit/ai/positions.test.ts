/** What a good player would insist on, at all presets and places of the table: for each level that should know. */
import { describe, expect, it } from 'vitest';
import { act } from '../../../src/lib/ai/act';
import type { SeatView } from '../../../src/lib/rules/public/view';
import type { Level } from '../../../src/lib/ai/levels';
import { fits, viewFor } from './position-view';
import { PLAIN_CALLS, SURE_CALLS, WESELE_CALLS, type Playing } from './position-tables';
import { POINTS_PLAYED, STRENGTH_PLAYED, TIES } from './position-plays';

const ANNOUNCED = [SURE_CALLS, PLAIN_CALLS].flat().map(([why, rules, hand, said, expected, who]): Playing => {
  const place = said === '' ? 0 : said.split(' ').length % 4;
  return [why, rules, { [place]: hand }, said, '', expected, who];
});

function actOf(view: SeatView, level: Level): string {
  const { act: chosen } = act(view, level, 'position');
  return chosen.t === 'call' ? chosen.call : chosen.card;
}

describe.each([
  ['announcing', [...ANNOUNCED, ...WESELE_CALLS]],
  ['giving points', POINTS_PLAYED],
  ['keeping strength', STRENGTH_PLAYED],
  ['near 52 points', TIES]
] as const)('%s', (_, rows) => {
  const cases = rows.flatMap((row, n) => row[6].map((level) => [row[0], level, row, n] as const));

  it.each(cases)('%s: %s', (_why, level, [, rules, hands, said, played, expected], n) => {
    const chosen = actOf(viewFor(rules, hands, said, played, n % 4), level);
    expect(chosen).toSatisfy((one: string) => fits(one, expected), `what was right: ${expected}`);
  });
});
