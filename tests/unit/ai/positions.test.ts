import { describe, expect, it } from 'vitest';
import { act } from '../../../src/lib/ai/act';
import { DECK, type BySeat, type Card, type Seat } from '../../../src/lib/rules/public/cards';
import type { Call } from '../../../src/lib/rules/public/contracts';
import { PRESETS, type PresetId } from '../../../src/lib/rules/public/rulesets';
import { evolve, turnOf } from '../../../src/lib/rules/full/deal';
import { replayRecord } from '../../../src/lib/rules/full/record';
import { viewOf } from '../../../src/lib/rules/full/redact';

const cards = (text: string): readonly Card[] => (text === '' ? [] : (text.split(' ') as Card[]));

/** What `strong` does as the seat to act; seats whose cards are not given get what is left, in the order of the deck. */
function actOf(
  rules: PresetId,
  hands: Partial<Record<Seat, string>>,
  calls: string,
  plays = '',
  dealer: Seat = 3
): string {
  const given = Object.values(hands).flatMap(cards);
  const rest = DECK.filter((card) => !given.includes(card));
  const hand = (seat: Seat): readonly Card[] => {
    const held = cards(hands[seat] ?? '');
    return [...held, ...rest.splice(0, 4 - held.length)];
  };
  const all: BySeat<readonly Card[]> = [hand(0), hand(1), hand(2), hand(3)];
  const start = evolve(PRESETS[rules], undefined, { t: 'dealt', dealer, hands: all });
  const said = (calls === '' ? [] : calls.split(' ')) as Call[];
  const { state, offence } = replayRecord(start, { calls: said, plays: cards(plays) });
  expect(offence).toBeNull();
  const chosen = act(viewOf(state, turnOf(state)!), 'strong', 'position').act;
  return chosen.t === 'call' ? chosen.call : chosen.card;
}

const CALLS: readonly (readonly [why: string, rules: PresetId, hand: string, said: string, expected: string])[] = [
  ['four queens announce baska', 'baska', 'QC QS QH QD', '', 'baska'],
  ['four queens announce baska over any game', 'baska', 'QC QS QH QD', 'pass gran', 'baska'],
  ['four queens announce kop', 'kop', 'QC QS QH QD', 'pass pass', 'kop'],
  ['three top trumps announce zolo', 'baska', 'AH TH QC AC', '', 'zolo'],
  ['three top trumps announce zolo in the liga too', 'baska-liga', 'AH TH QC AC', 'pass', 'zolo'],
  ['three top trumps announce zolo in kop', 'kop', 'AH TC TS AC', '', 'zolo'],
  ['the four highest trumps announce zolo-du', 'baska', 'AH TH QC QS', '', 'zolo-du'],
  ['the four highest trumps announce zolo-du in kop', 'kop', 'AH TC TS TH', 'pass pass', 'zolo-du'],
  ['the four highest trumps go over gran', 'baska-wikipedia', 'AH TH QC QS', 'gran', 'zolo-du'],
  ['a worthless hand passes', 'baska', 'JD AD TD TS', '', 'pass'],
  ['a worthless hand does not double a zolo', 'baska', 'JD AD TD TS', 'zolo', 'pass'],
  ['a worthless hand does not double in kop', 'kop', 'JD AD TD AS', 'pass', 'pass'],
  ['the two highest trumps and more double a gran of the colour jacks', 'baska', 'JC JS AC AS', 'gran', 'double'],
  ['three jacks and an ace on lead announce gran-du', 'baska', 'JC JS JH AC', '', 'gran-du'],
  ['three jacks and a ten announce gran also later', 'baska', 'JC JS JH TD', 'pass pass', 'gran']
];

describe('strong, announcing', () => {
  it.each(CALLS)('%s', (_, rules, hand, said, expected) => {
    const count = said === '' ? 0 : said.split(' ').length;
    expect(actOf(rules, { [count % 4]: hand }, said)).toBe(expected);
  });

  it('does not double a wesele behind its announcer as the sure partner', () => {
    const hands = { 0: 'QC QS AD AC', 1: 'JC AH TH QH' } as const;
    expect(actOf('kop', hands, 'wesele pass pass double')).toBe('pass');
    expect(actOf('kop', hands, 'wesele pass pass double double')).toBe('pass');
  });
});

const PLAYS: readonly (readonly [
  why: string,
  rules: PresetId,
  hands: Partial<Record<Seat, string>>,
  calls: string,
  plays: string,
  expected: string
])[] = [
  [
    'throws the cheap card, not the ace, into the trick of the lone player',
    'baska',
    { 0: 'AH TH QC JD', 1: 'AS QS JC QD', 2: 'TC QH JS JH' },
    'zolo pass pass pass',
    'AH',
    'JC'
  ],
  [
    'gives the fat trump to the trick that its partner surely has',
    'baska',
    { 0: 'QH JC JD AC', 1: 'AH QC JS AS', 2: 'TD QD JH TC', 3: 'TH QS AD TS' },
    'zolo pass pass pass',
    'JD AH',
    'TD'
  ]
];

describe('strong, playing', () => {
  it.each(PLAYS)('%s', (_, rules, hands, calls, plays, expected) => {
    expect(actOf(rules, hands, calls, plays)).toBe(expected);
  });
});
