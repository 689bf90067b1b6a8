/** The laws that every deal obeys, after every event, for every seat; each throws a sentence when it is broken. */
import {
  ALL_POINTS,
  DECK,
  isCard,
  SEATS,
  totalOf,
  type BySeat,
  type Card,
  type Seat
} from '../../src/lib/rules/public/cards';
import { CALLS, TRAITS } from '../../src/lib/rules/public/contracts';
import { playsOf } from '../../src/lib/rules/public/progress';
import { shuffled, type Rng } from '../../src/lib/rules/public/random';
import { REFUSALS } from '../../src/lib/rules/public/refusals';
import {
  evolveView,
  legalActs,
  whyNot,
  type Act,
  type SeatEvent,
  type SeatView
} from '../../src/lib/rules/public/view';
import {
  decide,
  evolve,
  legalActsOf,
  phaseOf,
  settlementOf,
  turnOf,
  type DealEvent,
  type DealState
} from '../../src/lib/rules/full/deal';
import { redact, viewOf } from '../../src/lib/rules/full/redact';
import type { RandomDeal } from './random-deal';
import { same } from './same';

/** Everything that anybody could ever try to do. */
const ALL_ACTS: readonly Act[] = [
  ...CALLS.map((call): Act => ({ t: 'call', call })),
  ...DECK.map((card): Act => ({ t: 'play', card }))
];

/** `what` is told only when it is needed: the laws are asked millions of times. */
function hold(law: boolean, what: string | (() => string)): asserts law {
  if (!law) throw new Error(typeof what === 'string' ? what : what());
}

const isSame = (a: Act, b: Act): boolean =>
  a.t === 'call' ? b.t === 'call' && a.call === b.call : b.t === 'play' && a.card === b.card;

/** What is listed as legal is accepted, everything else is refused with a reason, and nobody acts out of turn. */
export function checkActs(s: DealState): void {
  const turn = turnOf(s);
  const legal = legalActsOf(s);
  hold((turn === null) === (legal.length === 0), 'whose turn it is may act, and nobody else');
  for (const act of ALL_ACTS) {
    const d = decide(s, turn ?? 0, act);
    hold(d.ok === legal.some((l) => isSame(l, act)), () => `legal acts and decisions differ on ${JSON.stringify(act)}`);
    hold(d.ok || REFUSALS.includes(d.why), () => `${JSON.stringify(act)} is refused without a reason`);
  }
  for (const seat of SEATS) {
    if (seat === turn) continue;
    const d = decide(s, seat, legal[0] ?? ALL_ACTS[0]!);
    hold(!d.ok && d.why === (turn === null ? 'deal-over' : 'not-your-turn'), () => `seat ${seat} acted out of turn`);
  }
}

/** 16 cards, 104 points, zero sum, an even number of doublings of the base: nothing is lost or made. */
export function checkEnd(s: DealState): void {
  hold(phaseOf(s) === 'over' && s.sides !== null, 'the deal has not ended');
  const settled = settlementOf(s);
  hold(settled !== null, 'an ended deal is settled');
  const played = playsOf(s.progress).map((p) => p.card);
  const sure = TRAITS[s.sides.contract].goal === 'sure';
  hold(new Set(played).size === (sure ? 0 : 16) && played.length === (sure ? 0 : 16), 'not every card was played once');
  hold(totalOf(played) === (sure ? 0 : ALL_POINTS), 'points were lost');
  hold(settled.points.old + settled.points.young === (sure ? 0 : ALL_POINTS), 'points of the sides do not add up');
  hold(settled.tricksWon.old + settled.tricksWon.young === (sure ? 0 : 4), 'tricks of the sides do not add up');
  hold(settled.scores.reduce((sum, n) => sum + n, 0) === 0, 'the scores do not add up to zero');
  hold(
    settled.scores.every((n) => Math.abs(n) === settled.value || Math.abs(n) === 3 * settled.value),
    'a score is no share of the value'
  );
  hold(settled.value === settled.steps.reduce((n, [, factor]) => n * factor, 1), 'the steps do not make the value');
}

/** A log that went through JSON leads through the same states. */
export function checkReplay({ log, states }: RandomDeal): void {
  const { rules } = states[0]!;
  const copy = JSON.parse(JSON.stringify(log)) as readonly DealEvent[];
  copy.reduce<DealState | undefined>((before, e, i) => {
    const after = evolve(rules, before, e);
    hold(same(after, states[i]), () => `the replay differs at event ${i}`);
    return after;
  }, undefined);
}

/** The view of a seat is the fold of what the seat was sent, agrees with the deal on every act and leaks nothing. */
export function checkViews({ log, states }: RandomDeal, you: Seat): void {
  const { rules, hands } = states[0]!;
  const known = new Set<string>(hands[you]);
  let view: SeatView | undefined;
  log.forEach((e, i) => {
    const s = states[i]!;
    const sent = redact(states[i - 1], e, you);
    view = evolveView(rules, view, sent);
    hold(same(view, viewOf(s, you)), () => `the view of seat ${you} differs from its fold at event ${i}`);
    if (e.t === 'played') known.add(e.card);
    checkSecrecy(sent, view, known, phaseOf(s) === 'over');
    checkAgreement(s, view);
  });
}

function checkSecrecy(sent: SeatEvent, view: SeatView, known: ReadonlySet<string>, over: boolean): void {
  if (over) return;
  hold(view.rules === view.auction.rules, 'a view has two rulesets');
  eachText([sent, view], view.rules, (text) => {
    hold(known.has(text) || !isCard(text), () => `${text} leaked to seat ${view.you}`);
  });
}

/** Goes through every text in `x` but those of `apart`: a ruleset names all cards. */
function eachText(x: unknown, apart: unknown, see: (text: string) => void): void {
  if (typeof x === 'string') return see(x);
  if (typeof x !== 'object' || x === null || x === apart) return;
  for (const part of Object.values(x)) eachText(part, apart, see);
}

function checkAgreement(s: DealState, view: SeatView): void {
  const legal = legalActs(view);
  hold(
    same(legal, turnOf(s) === view.you ? legalActsOf(s) : []),
    () => `seat ${view.you} sees other legal acts than the deal`
  );
  for (const act of ALL_ACTS) {
    const d = decide(s, view.you, act);
    hold(whyNot(view, act) === (d.ok ? null : d.why), () => `view and deal differ on ${JSON.stringify(act)}`);
  }
}

/** The same deal with the cards that `you` has not seen dealt otherwise, as far as what happened allows it. */
export function withHiddenMixed(s: DealState, you: Seat, rng: Rng): DealState {
  const seen = playsOf(s.progress);
  const isHidden = (seat: Seat, card: Card): boolean => seat !== you && !seen.some((p) => p.card === card);
  const hidden = [
    ...shuffled(
      SEATS.flatMap((seat) => s.hands[seat].filter((c) => isHidden(seat, c))),
      rng
    )
  ];
  const mix = (seat: Seat) => s.hands[seat].map((card) => (isHidden(seat, card) ? hidden.pop()! : card));
  const hands: BySeat<readonly Card[]> = [mix(0), mix(1), mix(2), mix(3)];
  return { ...s, hands };
}

/** Changing cards that a seat cannot see changes nothing in its view. */
export function checkHidden({ states }: RandomDeal, you: Seat, rng: Rng): void {
  for (const s of states) {
    if (phaseOf(s) === 'over') continue;
    hold(same(viewOf(withHiddenMixed(s, you, rng), you), viewOf(s, you)), () => `seat ${you} sees hidden cards`);
  }
}
