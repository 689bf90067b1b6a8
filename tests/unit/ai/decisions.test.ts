/** The bots' decisions in 500 kept moments; whoever changes them on purpose runs `npm run golden` and looks at the difference. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goldenMoment, textOfAct, viewAt, type Golden } from '../../../src/cli/golden/moments';
import { act } from '../../../src/lib/ai/act';
import { LEVELS } from '../../../src/lib/ai/levels';
import { PRESET_IDS } from '../../../src/lib/rules/public/rulesets';
import { legalActs } from '../../../src/lib/rules/public/view';

const KEPT = readFileSync('tests/vectors/decisions.jsonl', 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden);

describe('the kept decisions', () => {
  it('are 500, of all presets, levels and phases, each a real choice', () => {
    expect(KEPT).toHaveLength(500);
    for (const rules of PRESET_IDS)
      for (const level of LEVELS) {
        const some = KEPT.filter((kept) => kept.rules === rules && kept.level === level);
        expect(new Set(some.map((kept) => viewAt(kept).phase))).toEqual(new Set(['auction', 'play']));
      }
    expect(KEPT.every((kept) => legalActs(viewAt(kept)).length > 1)).toBe(true);
  });

  it('are of the moments that their numbers draw', () => {
    KEPT.forEach(({ act: _, ...moment }, n) => expect(moment).toEqual(goldenMoment(n)));
  });

  it.each(LEVELS)('are what a bot of level %s decides', (level) => {
    const kept = KEPT.filter((one) => one.level === level);
    const decided = kept.map((one) => ({ ...one, act: textOfAct(act(viewAt(one), level, one.id).act) }));
    expect(decided).toEqual(kept);
  });
});
