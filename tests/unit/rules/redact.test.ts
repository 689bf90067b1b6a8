/** What a seat is told of each event. */
import { describe, expect, test } from 'vitest';
import { SEATS } from '../../../src/lib/rules/public/cards';
import type { DealEvent } from '../../../src/lib/rules/full/deal';
import { redact } from '../../../src/lib/rules/full/redact';
import { after, calls, dealt, hands } from './deals';

const DEAL = 'QC QS QH QD | JC JS JH JD | AC AS AH AD | TC TS TH TD';
const start = dealt('baska', 3, DEAL);

describe('a seat is told', () => {
  test.each(SEATS)('of the deal its own cards only (seat %i)', (you) => {
    const e: DealEvent = { t: 'dealt', dealer: 3, hands: hands(DEAL) };
    expect(redact(undefined, e, you)).toEqual({ t: 'dealt', you, dealer: 3, hand: start.hands[you] });
  });

  test('of a field that nobody has named yet: nothing', () => {
    const e = { t: 'called', seat: 0, call: 'pass', hands: hands(DEAL) } as const;
    expect(redact(start, e, 2)).toEqual({ t: 'called', seat: 0, call: 'pass' });
    const played = { t: 'played', seat: 0, card: 'QC', hand: start.hands[0] } as const;
    expect(redact(start, played, 2)).toEqual({ t: 'played', seat: 0, card: 'QC' });
  });

  test('of a call who said what', () => {
    expect(redact(start, { t: 'called', seat: 0, call: 'zolo' }, 1)).toEqual({ t: 'called', seat: 0, call: 'zolo' });
  });

  test('of the last pass no hand: the play follows', () => {
    const s = after(start, calls('pass', 'pass', 'pass'));
    expect(redact(s, { t: 'called', seat: 3, call: 'pass' }, 1)).not.toHaveProperty('shown');
  });

  test('of four queens all hands', () => {
    const e: DealEvent = { t: 'called', seat: 0, call: 'baska' };
    expect(redact(start, e, 1)).toEqual({ ...e, shown: hands(DEAL) });
  });
});
