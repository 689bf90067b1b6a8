/** Trump orders, winners of tricks and the duty to follow, trump and beat (RULES, Play). */
import { describe, expect, test } from 'vitest';
import type { Contract } from '../../../src/lib/rules/public/contracts';
import { PRESET_IDS, PRESETS, type PresetId } from '../../../src/lib/rules/public/rulesets';
import {
  beats,
  colourOf,
  holderOf,
  isTrump,
  legalCards,
  trumpsOf,
  whyNotCard,
  winnerOf
} from '../../../src/lib/rules/public/trumps';
import { card, cards, trick } from './deals';

const BASKA = trumpsOf(PRESETS.baska, 'normal');
const KOP = trumpsOf(PRESETS.kop, 'normal');
const GRAN = trumpsOf(PRESETS.baska, 'gran');

describe('the trump orders', () => {
  test('Baśka has 12, from the ace of hearts down to the ten of diamonds', () => {
    expect(BASKA.join(' ')).toBe('AH TH QC QS QH QD JC JS JH JD AD TD');
  });
  test('Kop has 14: the black tens come in after the ace of hearts', () => {
    expect(KOP.join(' ')).toBe('AH TC TS TH QC QS QH QD JC JS JH JD AD TD');
  });
  test('gran and gran du have the four jacks', () => {
    expect(GRAN.join(' ')).toBe('JC JS JH JD');
    expect(trumpsOf(PRESETS.baska, 'gran-du')).toBe(GRAN);
  });
  test('every other contract goes by colour', () => {
    for (const contract of ['cicha', 'wesele', 'zolo', 'zolo-du', 'baska'] as const) {
      expect(trumpsOf(PRESETS.baska, contract)).toBe(BASKA);
    }
  });
  test('Kop knows no gran', () => expect(() => trumpsOf(PRESETS.kop, 'gran')).toThrow('no gran under kop'));

  test.each([
    ['baska', 'normal', 'AC', 'C'],
    ['baska', 'normal', 'TC', 'C'],
    ['baska', 'normal', 'AH', 'trump'],
    ['baska', 'normal', 'TD', 'trump'],
    ['kop', 'normal', 'TC', 'trump'],
    ['kop', 'normal', 'AC', 'C'],
    ['baska', 'gran', 'QC', 'C'],
    ['baska', 'gran', 'QH', 'H'],
    ['baska', 'gran', 'AH', 'H'],
    ['baska', 'gran', 'JH', 'trump']
  ] as const)('%s, %s: %s belongs to %s', (preset, contract, c, colour) => {
    expect(colourOf(trumpsOf(PRESETS[preset], contract), c)).toBe(colour);
    expect(isTrump(trumpsOf(PRESETS[preset], contract), c)).toBe(colour === 'trump');
  });

  test.each(PRESET_IDS)('%s: each trump beats all that follow it and every plain card', (id) => {
    const order = trumpsOf(PRESETS[id], 'normal');
    order.forEach((a, i) =>
      order.slice(i + 1).forEach((b) => expect([beats(order, a, b), beats(order, b, a)]).toEqual([true, false]))
    );
    for (const a of order)
      for (const b of cards('AC AS')) expect([beats(order, a, b), beats(order, b, a)]).toEqual([true, false]);
  });

  test('no card beats a plain card of another suit without being a trump', () => {
    expect(beats(BASKA, 'AS', 'TC')).toBe(false);
    expect(beats(GRAN, 'AS', 'QH')).toBe(false);
  });
});

describe('who takes the trick', () => {
  const rows: readonly (readonly [PresetId, Contract, string, string])[] = [
    // Baśka, colour: aces and tens of the black suits are the only plain cards
    ['baska', 'normal', 'TC AC TS AS', 'AC'],
    ['baska', 'normal', 'TC AS TS AC', 'AC'],
    ['baska', 'normal', 'TC AS TS TD', 'TD'],
    ['baska', 'normal', 'AC TD JD QC', 'QC'],
    ['baska', 'normal', 'AH TH QC QS', 'AH'],
    ['baska', 'normal', 'TD AD JD JH', 'JH'],
    ['baska', 'wesele', 'QS QC JC AH', 'AH'],
    ['baska', 'zolo', 'QC TH AC AS', 'TH'],
    ['baska', 'zolo-du', 'JC JS QD QH', 'QH'],
    ['baska', 'cicha', 'AS AC TC TS', 'AS'],
    ['baska-liga', 'normal', 'JC QD TC AC', 'QD'],
    ['baska-wikipedia', 'normal', 'TD AC AS TS', 'TD'],
    // Kop, colour: the black tens are trumps, only two aces are plain
    ['kop', 'normal', 'TC TS TH AH', 'AH'],
    ['kop', 'normal', 'TH TS TC QC', 'TC'],
    ['kop', 'normal', 'AC AS TD QC', 'QC'],
    ['kop', 'normal', 'AC AS AD TS', 'TS'],
    ['kop', 'zolo', 'AS TD AC AD', 'AD'],
    ['kop-liga', 'wesele', 'AC AS JD JH', 'JH'],
    // gran: only jacks are trumps, queens belong to their suit and rank below the ten
    ['baska', 'gran', 'QC TC AC QH', 'AC'],
    ['baska', 'gran', 'QC AH TH QS', 'QC'],
    ['baska', 'gran', 'QH TH AD AC', 'TH'],
    ['baska', 'gran', 'AC TC QC JD', 'JD'],
    ['baska', 'gran-du', 'JD JH JS JC', 'JC'],
    ['baska', 'gran-du', 'QD QC QS QH', 'QD'],
    ['baska-liga', 'gran', 'TD AD JH JS', 'JS']
  ];
  test.each(rows)('%s, %s: of %s it is %s', (preset, contract, text, best) => {
    const trumps = trumpsOf(PRESETS[preset], contract);
    const full = trick(text, 2);
    expect(holderOf(trumps, full)?.card).toBe(best);
    expect(winnerOf(trumps, full)).toBe(full.find((p) => p.card === best)?.seat);
  });

  test('nobody takes an empty trick', () => {
    expect(holderOf(BASKA, [])).toBeNull();
    expect(() => winnerOf(BASKA, [])).toThrow('empty trick');
  });
});

describe('which cards may be played', () => {
  const rows: readonly (readonly [string, string, string, string, string])[] = [
    // order, hand, trick so far, legal, what is proved
    ['baska', 'AC TD QC JS', '', 'AC TD QC JS', 'lead anything'],
    [
      'baska',
      'TC TD QC JS',
      'AC JD',
      'TC',
      'RULES, Play: the ten of clubs must be played though a trump holds the trick'
    ],
    ['baska', 'TD QC JS AS', 'AC JD', 'QC JS', 'RULES, Play: without clubs a trump above the jack of diamonds'],
    ['baska', 'TD AD AS TS', 'AC JD', 'TD AD', 'RULES, Play: else any trump'],
    ['baska', 'AC TD', 'TC', 'AC', 'follow suit, and beat the ten'],
    ['baska', 'TC TD', 'AC', 'TC', 'follow suit though the ace cannot be beaten'],
    ['baska', 'AC TC', 'TS TD', 'AC TC', 'neither suit nor trump: anything'],
    ['baska', 'TD JD AC', 'TS', 'TD JD', 'cannot follow: any trump beats a plain card'],
    ['baska', 'TD QC JS', 'QS', 'QC', 'a trump led must be beaten, even against the partner'],
    ['baska', 'TD JD AC', 'QS', 'TD JD', 'a trump led that cannot be beaten: any trump'],
    ['baska', 'AC AS', 'QS', 'AC AS', 'a trump led and none in hand: anything'],
    ['baska', 'QH TD AH', 'TD QC AD', 'AH', 'beat what holds the trick, not what was led'],
    ['baska', 'AC JD', 'TC AS', 'AC', 'another plain suit does not hold the trick'],
    ['kop', 'TC AC QD', 'AC TD', 'AC', 'Kop: the ace of clubs is the only club'],
    ['kop', 'TC QD JD', 'QC', 'TC', 'Kop: the black tens beat the queens'],
    ['kop', 'TS AS TD', 'AC', 'TS TD', 'Kop: a black ten is a trump to put in'],
    ['gran', 'QC TC JD', 'AC', 'QC TC', 'gran: the queen of clubs is a club'],
    ['gran', 'QC TC AC', 'QC', 'TC AC', 'gran: ten and ace beat the queen'],
    ['gran', 'QC TH JD', 'AS', 'JD', 'gran: only a jack trumps'],
    ['gran', 'QC TH AD', 'AS JD', 'QC TH AD', 'gran: queens are no trumps to put in'],
    ['gran', 'QH JD JC', 'JH', 'JC', 'gran: a jack led calls for a higher jack']
  ];
  const orders: Readonly<Record<string, typeof BASKA>> = { baska: BASKA, kop: KOP, gran: GRAN };

  test.each(rows)('%s: %s after %s: %s (%s)', (order, hand, before, legal) => {
    expect(legalCards(orders[order] ?? [], cards(hand), trick(before))).toEqual(cards(legal));
  });

  test.each(rows)('%s: %s after %s: only %s is not refused (%s)', (order, hand, before, legal) => {
    const free = cards(hand).filter((c) => whyNotCard(orders[order] ?? [], cards(hand), trick(before), c) === null);
    expect(free).toEqual(cards(legal));
  });

  test.each([
    ['TC TD', 'AC', 'TD', 'must-follow'],
    ['TC TD', 'AC', 'QC', 'not-in-hand'],
    ['AC TC', 'TC', 'TC', 'must-beat'],
    ['TS TD', 'AC', 'TS', 'must-trump'],
    ['TD QC AS', 'AC JD', 'TD', 'must-beat'],
    ['TD QC AS', 'AC JD', 'AS', 'must-trump'],
    ['AC QC TD', 'QS', 'TD', 'must-beat'],
    ['AC QC TD', 'QS', 'AC', 'must-follow']
  ] as const)('%s after %s: %s is refused as %s', (hand, before, c, why) => {
    expect(whyNotCard(BASKA, cards(hand), trick(before), card(c))).toBe(why);
  });
});
