/** A table that stands still: plain data of the shape the screens get, and a note of what they asked for. */
import { accuracyOf } from '../../src/lib/ai/verdict';
import type { Card, Seat } from '../../src/lib/rules/public/cards';
import type { Call } from '../../src/lib/rules/public/contracts';
import { placesOf, leaderboardOf, totalsOf, type Scores } from '../../src/lib/rules/full/party';
import { PRESETS } from '../../src/lib/rules/public/rulesets';
import { settle } from '../../src/lib/rules/public/settlement';
import type {
  AdviceState,
  PartyInfo,
  PartyReview,
  ReviewLine,
  SeatInfo,
  TableScreen
} from '../../src/lib/state/screen';

const rules = PRESETS.baska;
const NAMES = [null, 'Halżka', 'Frãcek', 'Jón'] as const;

export function fakeParty(scores: readonly Scores[], over = false, deal = scores.length + 1): PartyInfo {
  const totals = totalsOf(scores);
  return {
    rules,
    level: 'normal',
    deal,
    deals: 8,
    number: 'B·7F3K-9Q2M·3',
    scores,
    strong: scores.map(() => null),
    totals,
    places: placesOf(totals),
    leaderboard: over ? leaderboardOf(scores, 0) : null,
    day: null
  };
}

const TWO_DEALS: readonly Scores[] = [
  [4, -4, 4, -4],
  [2, -2, -2, 2]
];

const seat = (n: Seat, badges: SeatInfo['badges'], more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: n,
  name: NAMES[n],
  badges,
  score: totalsOf(TWO_DEALS)[n],
  turn: false,
  cardsLeft: 4,
  said: null,
  ...more
});

/** A forced card, a good call, and a card that gave a point and a half away. */
export const REVIEWED: readonly ReviewLine[] = [
  {
    done: { t: 'call', call: 'double', doubleName: 'kontra' },
    best: { t: 'call', call: 'double', doubleName: 'kontra' },
    good: true,
    verdict: {
      forced: false,
      act: { t: 'call', call: 'double' },
      cost: 0,
      chance: 71,
      bestChance: 71,
      best: { t: 'call', call: 'double' },
      why: { code: 'side-ahead', chance: 71 }
    }
  },
  {
    done: { t: 'play', card: 'QS', trump: true },
    best: { t: 'play', card: 'AD', trump: true },
    good: false,
    verdict: {
      forced: false,
      act: { t: 'play', card: 'QS' },
      cost: 1.5,
      chance: 51,
      bestChance: 72,
      best: { t: 'play', card: 'AD' },
      why: { code: 'gives-partner', points: 11, sure: true, chance: 72 }
    }
  },
  {
    done: { t: 'play', card: 'TS', trump: false },
    best: null,
    good: true,
    verdict: { forced: true, act: { t: 'play', card: 'TS' }, cost: 0 }
  }
];

/** The party's only reviewed deal, its lines judged so far. */
export function fakeReview(lines: readonly ReviewLine[] = REVIEWED, failed = false): PartyReview {
  const accuracy = accuracyOf([lines.map(({ verdict }) => verdict)]);
  const dear = lines.find(({ good }) => !good);
  return {
    deals: [1, 2, 3].map((deal) => ({
      deal,
      decisions: deal === 3 ? REVIEWED.length : 0,
      lines: deal === 3 ? lines : [],
      accuracy: deal === 3 ? accuracy : accuracyOf([]),
      failed
    })),
    accuracy,
    decisions: REVIEWED.length,
    judged: lines.length,
    costliest: dear === undefined ? null : { deal: 3, line: dear },
    failed
  };
}

export const ADVISED: AdviceState = {
  t: 'ready',
  lines: [
    { act: { t: 'play', card: 'AD', trump: true }, wins: 1312, chance: 66, score: 0.8, best: true, asGood: false },
    { act: { t: 'play', card: 'JC', trump: true }, wins: 1290, chance: 65, score: 0.77, best: false, asGood: true },
    { act: { t: 'play', card: 'QS', trump: true }, wins: 700, chance: 35, score: -1.2, best: false, asGood: false }
  ],
  deals: 2000,
  why: { code: 'gives-partner', points: 11, sure: true, chance: 66 },
  soFar: false
};

export interface Asked {
  readonly calls: Call[];
  readonly plays: Card[];
  readonly reviews: number[];
  advice: 'asked' | 'dropped' | null;
  nexts: number;
  skips: number;
}
export type FakeTable = TableScreen & { readonly asked: Asked };

const TRICKS: TableScreen['tricks'] = [
  {
    cards: [
      { seat: 1, card: 'AC' },
      { seat: 2, card: 'TC' },
      { seat: 3, card: 'JD' },
      { seat: 0, card: 'JH' }
    ],
    winner: 0,
    points: 25
  }
];

export const SHOWN: NonNullable<TableScreen['shown']> = [
  ['QS', 'JC', 'AD', 'JH'],
  ['AC', 'TH', 'QD', 'AS'],
  ['TC', 'QH', 'TD', 'TS'],
  ['JD', 'QC', 'AH', 'JS']
];

/** The play of the third deal: three cards lie there, one of the own cards is forbidden. */
export function playing(over: Partial<TableScreen> = {}): FakeTable {
  const asked: Asked = { calls: [], plays: [], reviews: [], advice: null, nexts: 0, skips: 0 };
  return {
    status: 'ready',
    phase: 'play',
    party: fakeParty(TWO_DEALS),
    ply: 15,
    turn: 0,
    myTurn: true,
    contract: 'normal',
    declarer: null,
    seats: [
      seat(0, ['old'], { turn: true }),
      seat(1, ['young'], { cardsLeft: 3 }),
      seat(2, ['dealer', 'young'], { cardsLeft: 3 }),
      seat(3, ['old', 'partner'], { cardsLeft: 3 })
    ],
    options: [],
    hand: [
      { card: 'QS', why: null, trump: true },
      { card: 'JC', why: null, trump: true },
      { card: 'AD', why: null, trump: true },
      { card: 'TS', why: 'must-trump', trump: false }
    ],
    trick: {
      cards: [
        { seat: 1, card: 'JD' },
        { seat: 2, card: 'AH' },
        { seat: 3, card: 'QC' }
      ],
      holder: 2,
      full: false
    },
    tricks: TRICKS,
    ladder: rules.trumps.colour.map((card) => ({
      card,
      state: ['QS', 'JC', 'AD'].includes(card) ? 'mine' : ['AH', 'QC', 'JD'].includes(card) ? 'gone' : 'out'
    })),
    message: {
      t: 'your-turn',
      lead: { seat: 1, card: 'JD' },
      holder: { seat: 2, card: 'AH' },
      legal: ['QS', 'JC', 'AD']
    },
    log: [
      { id: 0, message: { t: 'dealt', deal: 3, deals: 8, dealer: 2 }, reason: null },
      { id: 1, message: { t: 'called', seat: 3, call: 'pass', name: null, level: 0 }, reason: null },
      { id: 2, message: { t: 'trick', n: 1, seat: 0, points: 25 }, reason: null }
    ],
    settlement: null,
    shown: null,
    advice: null,
    review: fakeReview([]),
    askAdvice: () => void (asked.advice = 'asked'),
    dropAdvice: () => void (asked.advice = 'dropped'),
    askReview: (deal) => void asked.reviews.push(deal),
    call: (call) => void asked.calls.push(call),
    play: (card) => void asked.plays.push(card),
    next: () => void asked.nexts++,
    skip: () => void asked.skips++,
    record: () => '{"id":"B·7F3K-9Q2M·3"}',
    ...over,
    asked
  };
}

export const auction = (over: Partial<TableScreen> = {}): FakeTable =>
  playing({
    phase: 'auction',
    ply: 3,
    contract: null,
    seats: [
      seat(0, [], { turn: true }),
      seat(1, [], { said: { call: 'pass', doubleName: null } }),
      seat(2, ['dealer'], { said: { call: 'gran', doubleName: null } }),
      seat(3, [], { said: { call: 'double', doubleName: 'kontra' } })
    ],
    options: [
      { call: 'pass', doubleName: null, value: null, why: null },
      { call: 'double', doubleName: 're', value: 4, why: 'same-side' },
      { call: 'wesele', doubleName: null, value: 1, why: 'needs-black-queens' },
      { call: 'gran', doubleName: null, value: 4, why: 'too-low' },
      { call: 'zolo', doubleName: null, value: 5, why: null },
      { call: 'gran-du', doubleName: null, value: 8, why: null },
      { call: 'zolo-du', doubleName: null, value: 10, why: null },
      { call: 'baska', doubleName: null, value: 20, why: 'needs-four-queens' }
    ],
    hand: playing().hand.map((held) => ({ ...held, why: null })),
    trick: { cards: [], holder: null, full: false },
    tricks: [],
    message: { t: 'your-call', standing: 'gran', level: 1 },
    ...over
  });

/** Young win; two doubles count, one of the same side is struck. */
export const settled = (over: Partial<TableScreen> = {}): FakeTable => {
  const settlement = settle(rules, {
    contract: 'normal',
    old: [0, 3],
    doubles: [1, 2, 3],
    points: { old: 43, young: 61 },
    tricksWon: { old: 2, young: 2 }
  });
  return playing({
    phase: 'settlement',
    ply: 24,
    turn: null,
    myTurn: false,
    party: fakeParty([...TWO_DEALS, settlement.scores], false, 3),
    hand: [],
    trick: { cards: [], holder: null, full: false },
    tricks: [TRICKS[0]!, ...[1, 2, 3].map(() => TRICKS[0]!)],
    settlement,
    shown: SHOWN,
    message: { t: 'settled', contract: 'normal', won: 'young', points: settlement.points, mine: settlement.scores[0] },
    ...over
  });
};

/** Second place is shared. */
export const partyOver = (over: Partial<TableScreen> = {}): FakeTable =>
  playing({
    phase: 'party-over',
    turn: null,
    myTurn: false,
    party: fakeParty(
      [
        [4, 4, -4, -4],
        [2, 2, -2, -2],
        [-2, -2, 6, -2]
      ],
      true,
      3
    ),
    hand: [],
    message: { t: 'party-over', place: 1, mine: 4 },
    ...over
  });
