/** What a seat can know of contract and sides: from the game announced, its own cards and the cards played. */
import { bySeat, SEATS, BLACK_QUEENS, type BySeat, type Card, type Played, type Seat } from './cards';
import { PARTNER_JACKS, TRAITS, type Announcement, type Contract, type Role } from './contracts';

export interface Sides {
  readonly contract: Contract;
  /** Who announced; the holder of both black queens in a cicha; null in a normal game. */
  readonly declarer: Seat | null;
  /** Sorted. */
  readonly old: readonly Seat[];
}

/** Contract and sides, given who holds which card that decides them (RULES, Contract and sides). */
export function sidesOf(
  standing: { readonly seat: Seat; readonly game: Announcement } | null,
  holder: (card: Card) => Seat
): Sides {
  if (standing === null) {
    const old = [...new Set(BLACK_QUEENS.map(holder))].sort();
    return old.length === 1
      ? { contract: 'cicha', declarer: old[0]!, old }
      : { contract: 'normal', declarer: null, old };
  }
  const { seat, game } = standing;
  if (TRAITS[game].sides === 'alone') return { contract: game, declarer: seat, old: [seat] };
  const partner = PARTNER_JACKS.map(holder).find((s) => s !== seat);
  if (partner === undefined) throw new Error('one hand cannot hold two queens and three jacks');
  return { contract: game, declarer: seat, old: [seat, partner].sort() };
}

/** A view's knowledge: null where it cannot tell yet. */
export interface KnownSides {
  readonly contract: Contract | null;
  readonly declarer: Seat | null;
  readonly roles: BySeat<Role | null>;
}

export interface Evidence {
  readonly standing: { readonly seat: Seat; readonly game: Announcement } | null;
  readonly you: Seat;
  /** The four cards that were dealt to `you`. */
  readonly dealt: readonly Card[];
  readonly plays: readonly Played[];
}

/** What all the ways in which the deciding cards may lie have in common. */
export function knownSides(evidence: Evidence): KnownSides {
  const possible = lies(evidence).map((lie) => sidesOf(evidence.standing, (card) => lie.get(card)!));
  const same = <T>(pick: (sides: Sides) => T): T | null => {
    const first = pick(possible[0]!);
    return possible.every((sides) => pick(sides) === first) ? first : null;
  };
  return {
    contract: same((s) => s.contract),
    declarer: same((s) => s.declarer),
    roles: bySeat((seat) => same((s): Role => (s.old.includes(seat) ? 'old' : 'young')))
  };
}

type Lie = ReadonlyMap<Card, Seat>;

function lies(evidence: Evidence): readonly Lie[] {
  const game = evidence.standing?.game;
  const sides = game === undefined ? 'queens' : TRAITS[game].sides;
  if (sides === 'alone') return [new Map()];
  const deciding = sides === 'queens' ? BLACK_QUEENS : [...BLACK_QUEENS, ...PARTNER_JACKS];
  return deciding
    .reduce<readonly Lie[]>(
      (all, card) => mayHold(evidence, card).flatMap((seat) => all.map((lie) => new Map(lie).set(card, seat))),
      [new Map()]
    )
    .filter(fitsBeside(evidence.plays, deciding));
}

/** Who may have been dealt a card: who played it, or you, or anybody else; a wesele proves its black queens. */
function mayHold({ standing, you, dealt, plays }: Evidence, card: Card): readonly Seat[] {
  const seen = plays.find((p) => p.card === card);
  if (seen !== undefined) return [seen.seat];
  if (dealt.includes(card)) return [you];
  if (standing !== null && BLACK_QUEENS.includes(card)) return [standing.seat];
  return SEATS.filter((seat) => seat !== you);
}

/** No seat may hold more deciding cards than it has cards left. */
function fitsBeside(plays: readonly Played[], deciding: readonly Card[]): (lie: Lie) => boolean {
  const open = deciding.filter((card) => !plays.some((p) => p.card === card));
  const room = bySeat((seat) => 4 - plays.filter((p) => p.seat === seat).length);
  return (lie) => SEATS.every((seat) => open.filter((card) => lie.get(card) === seat).length <= room[seat]);
}
