/** The presets are the data of the league pages, retyped. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TRAITS } from '../../../src/lib/rules/public/contracts';
import { contractsOf, isPresetId, PRESET_IDS, PRESETS } from '../../../src/lib/rules/public/rulesets';

const data = JSON.parse(readFileSync(new URL('../../vectors/rulesets.json', import.meta.url), 'utf8')) as Record<
  string,
  object
>;

describe('the presets', () => {
  test('are the five of the data file', () => expect(PRESET_IDS).toEqual(Object.keys(data)));

  test.each(PRESET_IDS)('%s holds exactly the values of the data file', (id) => {
    expect(PRESETS[id]).toEqual({ id, ...data[id] });
  });

  test.each(PRESET_IDS)(
    '%s has a value and a limit of doubles for every contract, and a name for every double',
    (id) => {
      const rules = PRESETS[id];
      for (const contract of contractsOf(rules)) {
        expect(rules.values[contract]).toBeGreaterThan(0);
        expect(rules.maxDoubles[contract]).toBeLessThanOrEqual(rules.doubleNames.length);
      }
      expect(Object.keys(rules.values)).toHaveLength(contractsOf(rules).length);
    }
  );

  test.each(PRESET_IDS)('%s has a trump order for every contract', (id) => {
    for (const contract of contractsOf(PRESETS[id])) expect(PRESETS[id].trumps[TRAITS[contract].trumps]).toBeDefined();
  });

  test.each(['house', '__proto__', 'constructor', 'Baska', '', null, 0])('%s is no preset', (x) => {
    expect(isPresetId(x)).toBe(false);
  });
});
