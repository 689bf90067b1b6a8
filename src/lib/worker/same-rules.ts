/** Every view comes into the worker with a copy of its rules; tables are kept by ruleset, so equal copies become one. */
import type { Ruleset } from '../rules/public/rulesets';
import type { SeatView } from '../rules/public/view';

const KNOWN = new Map<string, Ruleset>();

export function withKnownRules(view: SeatView): SeatView {
  const key = JSON.stringify(view.rules);
  const rules = KNOWN.get(key) ?? view.rules;
  KNOWN.set(key, rules);
  return { ...view, rules, auction: { ...view.auction, rules } };
}
