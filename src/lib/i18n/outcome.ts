/** What the languages have to tell apart: how much is known of the sides, and how a deal was decided. */
import type { Seat } from '../rules/public/cards';
import { TRAITS, type Contract, type Role } from '../rules/public/contracts';
import type { TieRule } from '../rules/public/rulesets';
import type { Settlement } from '../rules/public/settlement';
import type { ShownSides, Who } from './shape';

export type SidesKnown =
  | { readonly kind: 'alone'; readonly seat: Seat }
  | { readonly kind: 'all'; readonly old: readonly Seat[]; readonly young: readonly Seat[] }
  /** The announcer of a wesele, whose partner is hidden. */
  | { readonly kind: 'wesele'; readonly seat: Seat; readonly mine: Role | null }
  /** One old one has shown, and it is not you. */
  | { readonly kind: 'one-old'; readonly seat: Seat; readonly mine: Role | null }
  | { readonly kind: 'hidden'; readonly mine: Role | null };

export const playsAlone = (contract: Contract): boolean => TRAITS[contract].sides === 'alone';

export function sidesKnown({ contract, declarer, old, young }: ShownSides, who: Who): SidesKnown {
  const isMe = (seat: Seat): boolean => who(seat).you;
  const mine = old.some(isMe) ? 'old' : young.some(isMe) ? 'young' : null;
  if (contract !== null && declarer !== null && playsAlone(contract)) return { kind: 'alone', seat: declarer };
  if (old.length === 2) return { kind: 'all', old, young };
  if (contract === 'wesele' && declarer !== null) return { kind: 'wesele', seat: declarer, mine };
  const [seat] = old;
  return seat === undefined || isMe(seat) ? { kind: 'hidden', mine } : { kind: 'one-old', seat, mine };
}

/** The one who plays alone; undefined with two against two. */
export const soloistOf = ({ old }: Pick<Settlement, 'old'>): Seat | undefined =>
  old.length === 1 ? old[0] : undefined;

/** By which rule 52:52 was decided; null when the points differ or do not matter. */
export function tieOf(s: Settlement, rule: TieRule): 'old-lose' | 'last-double' | 'no-double' | null {
  if (s.points.old !== s.points.young || TRAITS[s.contract].goal !== 'points') return null;
  if (rule === 'old-lose') return 'old-lose';
  return s.settledDoubles.some((d) => d.counts) ? 'last-double' : 'no-double';
}

/** Polish and German put "an old one" in the feminine for Halżka; Slavic women's names end in a. */
export const isFeminine = (name: string): boolean => /a$/i.test(name);
