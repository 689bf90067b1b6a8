/** What the compiler refuses: a full deal or a hand-made object in place of a view, an unhandled kind of event or act. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { BySeat, Card, Seat } from '../../../src/lib/rules/public/cards';
import type { Announcement, Call, Contract } from '../../../src/lib/rules/public/contracts';
import type { Refusal } from '../../../src/lib/rules/public/refusals';
import type { Act, Phase, SeatEvent, SeatView } from '../../../src/lib/rules/public/view';
import type { DealEvent, DealState, Decision } from '../../../src/lib/rules/full/deal';
import { viewOf } from '../../../src/lib/rules/full/redact';
import { dealt } from './deals';

const state = dealt('baska', 3, 'QC AC AD TD | JC JS JH AH | QS TC TS AS | TH QH QD JD');
const see = (view: SeatView): Seat => view.you;
const never = (x: never): never => x;

describe('a view', () => {
  test('is what viewOf makes', () => expect(see(viewOf(state, 2))).toBe(2));

  test('is not a full deal', () => {
    // @ts-expect-error a deal holds all hands
    see(state);
    expectTypeOf<DealState>().not.toExtend<SeatView>();
  });

  test('is not a full deal with every field of a view', () => {
    expectTypeOf<DealState & { readonly you: Seat; readonly hand: readonly Card[] }>().not.toExtend<SeatView>();
  });

  test('is not a literal made by hand', () => {
    type Bare = { [K in keyof SeatView as K extends string ? K : never]: SeatView[K] };
    const bare: Bare = viewOf(state, 1);
    // @ts-expect-error only makeView makes views
    see(bare);
    // @ts-expect-error only makeView makes views
    see({ you: 0, dealer: 0, turn: 0, hand: [], trick: [], tricks: [] });
  });

  test('cannot be written to', () => {
    const view = viewOf(state, 1);
    expectTypeOf(view.hand).toEqualTypeOf<readonly Card[]>();
    // @ts-expect-error a view is readonly
    const write = (): Seat => (view.you = 0);
    expect(write).toBeTypeOf('function');
  });

  test('has no field for the hands of others while the deal goes on', () => {
    expectTypeOf<SeatView>().not.toHaveProperty('hands');
    expectTypeOf<SeatView['shown']>().toEqualTypeOf<BySeat<readonly Card[]> | null>();
  });
});

describe('every union is handled to its end', () => {
  test('events of a seat and of a deal', () => {
    const told = (e: SeatEvent | DealEvent): string => {
      switch (e.t) {
        case 'dealt':
          return 'hand' in e ? 'one hand' : 'four hands';
        case 'called':
          return e.call;
        case 'played':
          return e.card;
        default:
          return never(e);
      }
    };
    expect(told({ t: 'called', seat: 0, call: 'pass' })).toBe('pass');
    expectTypeOf<SeatEvent['t']>().toEqualTypeOf<DealEvent['t']>();
    expectTypeOf<Extract<SeatEvent, { t: 'dealt' }>>().not.toHaveProperty('hands');
  });

  test('acts, phases and decisions', () => {
    const named = (act: Act): Call | Card => (act.t === 'call' ? act.call : act.t === 'play' ? act.card : never(act));
    const said = (phase: Phase): number =>
      phase === 'auction' ? 0 : phase === 'play' ? 1 : phase === 'over' ? 2 : never(phase);
    const why = (d: Decision): Refusal | null => (d.ok ? null : d.why);
    expect([named({ t: 'call', call: 'zolo' }), said('play'), why({ ok: false, why: 'stale' })]).toEqual([
      'zolo',
      1,
      'stale'
    ]);
  });

  test('calls are pass, double and the games; contracts are the games and the unannounced two', () => {
    expectTypeOf<Call>().toEqualTypeOf<'pass' | 'double' | Announcement>();
    expectTypeOf<Contract>().toEqualTypeOf<'normal' | 'cicha' | Announcement>();
    expectTypeOf<Card>().not.toEqualTypeOf<string>();
    expectTypeOf<Seat>().toEqualTypeOf<0 | 1 | 2 | 3>();
  });
});
