/** Who plays with whom, and what each seat can know of it card by card (RULES, Contract and sides). */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/lib/rules/public/cards';
import type { Announcement } from '../../../src/lib/rules/public/contracts';
import { knownSides, sidesOf } from '../../../src/lib/rules/public/sides';
import { cards, hands, trick } from './deals';

const holderIn = (text: string) => (card: string) => hands(text).findIndex((h) => h.some((c) => c === card)) as Seat;

describe('the sides', () => {
  const SPLIT = 'QC AC AD TD | JC JS JH AH | QS TC TS AS | TH QH QD JD';
  const ONE_HAND = 'QC QS JC JS | AC AD TD AH | JH TC TS AS | TH QH QD JD';

  test('nothing announced, black queens in two hands: normal, both holders are old', () => {
    expect(sidesOf(null, holderIn(SPLIT))).toEqual({ contract: 'normal', declarer: null, old: [0, 2] });
  });

  test('nothing announced, black queens in one hand: cicha, the holder is old alone', () => {
    expect(sidesOf(null, holderIn(ONE_HAND))).toEqual({ contract: 'cicha', declarer: 0, old: [0] });
  });

  test.each([
    ['JC elsewhere', 'QC QS AC AD | TD AH JS JH | JC TC TS AS | TH QH QD JD', [0, 2]],
    ['JC in the announcer’s hand', 'QC QS JC AD | TD AH AC JH | JS TC TS AS | TH QH QD JD', [0, 2]],
    ['JC and JS in the announcer’s hand', ONE_HAND, [0, 2]]
  ] as const)('wesele, %s: the partner holds the highest other jack', (_, deal, old) => {
    expect(sidesOf({ seat: 0, game: 'wesele' }, holderIn(deal))).toEqual({ contract: 'wesele', declarer: 0, old });
  });

  test('wesele: the old are sorted, whoever announced', () => {
    const deal = 'JC AC AD TD | JS TC TS AS | TH QH QD JD | QC QS AH JH';
    expect(sidesOf({ seat: 3, game: 'wesele' }, holderIn(deal)).old).toEqual([0, 3]);
  });

  test.each<Announcement>(['gran', 'zolo', 'gran-du', 'zolo-du', 'baska', 'kop'])('%s: the announcer alone', (game) => {
    expect(sidesOf({ seat: 2, game }, holderIn(SPLIT))).toEqual({ contract: game, declarer: 2, old: [2] });
  });
});

const knows = (you: Seat, hand: string, played = '', leader: Seat = 0) =>
  knownSides({ standing: null, you, dealt: cards(hand), plays: trick(played, leader) });
const inWesele = (you: Seat, hand: string, played = '', leader: Seat = 0) =>
  knownSides({ standing: { seat: 0, game: 'wesele' }, you, dealt: cards(hand), plays: trick(played, leader) });

describe('what a seat knows when nothing was announced', () => {
  test('without a black queen: that it is young, no more', () => {
    expect(knows(1, 'AC AD TD AH')).toEqual({ contract: null, declarer: null, roles: [null, 'young', null, null] });
  });

  test('with one black queen: that it is normal, that it is old, not with whom', () => {
    expect(knows(1, 'QC AD TD AH')).toEqual({ contract: 'normal', declarer: null, roles: [null, 'old', null, null] });
  });

  test('with one black queen: everything once the other falls', () => {
    expect(knows(1, 'QC AD TD AH', 'QS', 3)).toEqual({
      contract: 'normal',
      declarer: null,
      roles: ['young', 'old', 'young', 'old']
    });
  });

  test('with both: a cicha, all alone', () => {
    expect(knows(2, 'QC QS TD AH')).toEqual({
      contract: 'cicha',
      declarer: 2,
      roles: ['young', 'young', 'old', 'young']
    });
  });

  test('one fallen black queen makes its player old, the rest stays open', () => {
    expect(knows(1, 'AC AD TD AH', 'QC')).toEqual({
      contract: null,
      declarer: null,
      roles: ['old', 'young', null, null]
    });
  });

  test('both fallen from two hands: a normal game', () => {
    expect(knows(3, 'AC AD TD AH', 'QC TS QS')).toMatchObject({
      contract: 'normal',
      roles: ['old', 'young', 'old', 'young']
    });
  });

  test('both fallen from one hand: a cicha, and only then', () => {
    const first = 'QC JC JS AD';
    expect(knows(3, 'AC AD TD AH', first).contract).toBeNull();
    expect(knows(3, 'AC AD TD AH', `${first} QS`)).toEqual({
      contract: 'cicha',
      declarer: 0,
      roles: ['old', 'young', 'young', 'young']
    });
  });

  test('an own black queen that was played is still known', () => {
    expect(knows(0, 'QC AD TD AH', 'QC JD JH JS').roles[0]).toBe('old');
  });

  test('a hand played out cannot hold a black queen any more', () => {
    // three tricks and two cards of the fourth: 1 and 2 are empty, 3 still holds one card, seat 0 sees its own
    const plays = [...trick('JC JS JH JD'), ...trick('QH QD AH TH'), ...trick('AD TD TS AS'), ...trick('TC QC', 1)];
    const known = knownSides({ standing: null, you: 0, dealt: cards('JC QH AD AC'), plays });
    expect(known).toEqual({ contract: 'normal', declarer: null, roles: ['young', 'young', 'old', 'old'] });
  });

  test('one hidden card left beside two open black queens: they are in two hands', () => {
    // 1 and 2 hold one card each, 3 is empty: neither can hold both
    const plays = [...trick('JC JS JH JD'), ...trick('QH QD AH TH'), ...trick('AD TD TS AS'), ...trick('TC', 3)];
    const known = knownSides({ standing: null, you: 0, dealt: cards('JC QH AD AC'), plays });
    expect(known).toEqual({ contract: 'normal', declarer: null, roles: ['young', 'old', 'old', 'young'] });
  });
});

describe('what a seat knows in a wesele', () => {
  test('everybody: contract, declarer, and that the declarer is old', () => {
    expect(inWesele(2, 'JH AD TD AH')).toEqual({ contract: 'wesele', declarer: 0, roles: ['old', null, null, null] });
  });

  test('without a jack that could decide: that it is young', () => {
    expect(inWesele(2, 'AC AD TD JD').roles).toEqual(['old', null, 'young', null]);
  });

  test('the holder of the jack of clubs knows that it is the partner', () => {
    expect(inWesele(2, 'JC AD TD AH').roles).toEqual(['old', 'young', 'old', 'young']);
  });

  test('the holder of the jack of spades cannot know while the jack of clubs is hidden', () => {
    expect(inWesele(2, 'JS AD TD AH').roles).toEqual(['old', null, null, null]);
  });

  test('when the declarer plays the jack of clubs, the jack of spades decides', () => {
    expect(inWesele(2, 'JS AD TD AH', 'JC').roles).toEqual(['old', 'young', 'old', 'young']);
    expect(inWesele(1, 'JH AD TD AH', 'JC').roles).toEqual(['old', null, null, null]);
  });

  test('when the declarer has played both, the jack of hearts decides', () => {
    const plays = [...trick('JC TH AH QH'), ...trick('JS')];
    const seen = (you: Seat, hand: string) =>
      knownSides({ standing: { seat: 0, game: 'wesele' }, you, dealt: cards(hand), plays }).roles;
    expect(seen(3, 'QH JH AC TC')).toEqual(['old', 'young', 'young', 'old']);
    expect(seen(2, 'AH AD AC TC')).toEqual(['old', null, 'young', null]);
  });

  test('the declarer knows at once whose jack it is not, and the partner when it falls', () => {
    expect(inWesele(0, 'QC QS AC AD').roles).toEqual(['old', null, null, null]);
    expect(inWesele(0, 'QC QS AC AD', 'JC', 2).roles).toEqual(['old', 'young', 'old', 'young']);
    expect(inWesele(0, 'QC QS JC AD', 'JS', 3).roles).toEqual(['old', 'young', 'young', 'old']);
    expect(inWesele(0, 'QC QS JC JS', 'JH', 1).roles).toEqual(['old', 'old', 'young', 'young']);
  });

  test('a jack below the deciding one says nothing', () => {
    expect(inWesele(3, 'AC JS TD AH', 'JH', 1).roles).toEqual(['old', null, null, null]);
  });

  test('a fallen jack of spades rules out who holds the jack of hearts', () => {
    expect(inWesele(3, 'AC JH TD AH', 'JS', 1).roles).toEqual(['old', null, null, 'young']);
  });

  test('a declarer who has shown two plain cards holds no jack beside the queens: the fallen jack stands', () => {
    // two cards of the declarer are gone, the other two are the black queens: the jack of clubs is elsewhere
    const plays = [...trick('AD TD AH TH'), ...trick('AC TC TS JS')];
    const seen = (you: Seat, hand: string) =>
      knownSides({ standing: { seat: 0, game: 'wesele' }, you, dealt: cards(hand), plays }).roles;
    expect(seen(1, 'TD TC AS QH')).toEqual(['old', 'young', null, null]);
    expect(seen(1, 'TD TC AS JC')).toEqual(['old', 'old', 'young', 'young']);
  });
});

describe('what a seat knows in a solo', () => {
  test.each<Announcement>(['zolo', 'gran', 'gran-du', 'zolo-du', 'baska', 'kop'])('%s: everything', (game) => {
    const known = knownSides({ standing: { seat: 1, game }, you: 3, dealt: cards('QC QS JC JS'), plays: [] });
    expect(known).toEqual({ contract: game, declarer: 1, roles: ['young', 'old', 'young', 'young'] });
  });
});
