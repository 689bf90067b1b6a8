/** The door through which a stored party header comes back in. */
import { LEVELS } from '../ai/levels';
import { parseHouseRules } from '../rules/public/house-rules';
import { isPresetId, PRESETS, type Ruleset } from '../rules/public/rulesets';
import { MAX_DEALS } from '../rules/public/deal-number';
import { isSeat } from '../rules/public/cards';
import { areHands } from '../rules/full/record';
import type { DealtCards } from '../table/table-state';
import { MODES, PARTY_STATES, type PartyHeader } from './schema';

export function isHeader(x: unknown): x is PartyHeader {
  if (typeof x !== 'object' || x === null) return false;
  const h = x as Partial<Record<keyof PartyHeader, unknown>>;
  const count = (n: unknown): boolean => typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= MAX_DEALS;
  return (
    typeof h.id === 'string' &&
    h.format === 1 &&
    typeof h.code === 'string' &&
    count(h.first) &&
    count(h.deals) &&
    (LEVELS as readonly unknown[]).includes(h.level) &&
    (PARTY_STATES as readonly unknown[]).includes(h.state) &&
    typeof h.touched === 'number' &&
    (h.given === undefined || areCards(h.given)) &&
    (h.mode === undefined || (MODES as readonly unknown[]).includes(h.mode)) &&
    rulesIn({ rules: h.rules as PartyHeader['rules'] }) !== null
  );
}

function areCards(x: unknown): x is DealtCards {
  if (typeof x !== 'object' || x === null) return false;
  const cards = x as Partial<Record<keyof DealtCards, unknown>>;
  return isSeat(cards.dealer) && areHands(cards.hands);
}

/** The rules of a party; null when its house rules are not valid. */
export function rulesIn({ rules }: Pick<PartyHeader, 'rules'>): Ruleset | null {
  if (isPresetId(rules)) return PRESETS[rules];
  const house = parseHouseRules(rules);
  return house.ok ? house.value : null;
}
