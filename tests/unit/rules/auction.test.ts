/** Every rule of the auction with the code of its refusal (RULES, Auction). */
import { describe, expect, test } from 'vitest';
import { auctionOf, callsOf, legalCalls, say, whyNotCall } from '../../../src/lib/rules/public/auction';
import type { Call } from '../../../src/lib/rules/public/contracts';
import { PRESET_IDS, PRESETS } from '../../../src/lib/rules/public/rulesets';
import { cards } from './deals';

const { baska, kop } = PRESETS;
const liga = PRESETS['baska-liga'];
const kopLiga = PRESETS['kop-liga'];

const PLAIN = cards('AC AS JC QC');
const BOTH = cards('QC QS JC AD');
const QUEENS = cards('QC QS QH QD');

/** Seat 0 speaks first. */
const said = (rules: typeof baska, ...list: readonly Call[]) => auctionOf(rules, 3, list);
const why = (a: ReturnType<typeof said>, call: Call, hand = PLAIN) => whyNotCall(a, hand, call);

describe('whose turn it is', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0]
  ] as const)('with dealer %i, seat %i speaks first', (dealer, first) => {
    expect(auctionOf(baska, dealer, []).turn).toBe(first);
  });

  test('goes round clockwise, past those who passed as well', () => {
    expect(
      [0, 1, 2, 3, 4].map((n) => said(baska, ...(['pass', 'zolo', 'pass', 'double', 'pass'] as const).slice(0, n)).turn)
    ).toEqual([0, 1, 2, 3, 0]);
  });
});

describe('the end', () => {
  test.each<[string, readonly Call[], boolean]>([
    ['three passes at first', ['pass', 'pass', 'pass'], false],
    ['four passes at first', ['pass', 'pass', 'pass', 'pass'], true],
    ['two passes after a game', ['zolo', 'pass', 'pass'], false],
    ['three passes after a game', ['zolo', 'pass', 'pass', 'pass'], true],
    ['three passes after a late game', ['pass', 'pass', 'zolo', 'pass', 'pass', 'pass'], true],
    ['three passes after a double without a game', ['double', 'pass', 'pass', 'pass'], true],
    ['two passes after a double', ['zolo', 'pass', 'pass', 'double', 'pass', 'pass'], false],
    ['three passes after a double', ['zolo', 'pass', 'pass', 'double', 'pass', 'pass', 'pass'], true],
    ['passes before a double do not count', ['pass', 'pass', 'pass', 'double'], false],
    ['passes before a game do not count', ['pass', 'pass', 'pass', 'zolo', 'pass', 'pass'], false],
    ['four queens, at once', ['pass', 'baska'], true]
  ])('%s: over is %3$s', (_, list, over) => expect(said(baska, ...list).turn === null).toBe(over));

  test('kop ends it at once in Kop', () => expect(said(kop, 'zolo-du', 'double', 'kop').turn).toBeNull());

  test.each<Call>(['pass', 'double', 'zolo', 'baska'])('then %s is refused', (call) => {
    expect(why(said(baska, 'pass', 'pass', 'pass', 'pass'), call, QUEENS)).toBe('auction-over');
  });

  test('saying more is a mistake of the program', () => {
    expect(() => say(said(baska, 'pass', 'pass', 'pass', 'pass'), 'pass')).toThrow('the auction is over');
  });
});

describe('pass', () => {
  test.each(PRESET_IDS)('may always be said (%s)', (id) => {
    for (const list of [[], ['zolo'], ['zolo', 'double'], ['pass', 'pass', 'pass']] as const) {
      expect(why(said(PRESETS[id], ...list), 'pass')).toBeNull();
    }
  });
});

describe('a game', () => {
  test('must be higher than the one that stands', () => {
    const a = said(baska, 'zolo');
    expect(['gran', 'zolo', 'gran-du', 'zolo-du'].map((c) => why(a, c as Call))).toEqual([
      'too-low',
      'too-low',
      null,
      null
    ]);
  });

  test.each(PRESET_IDS)('follows the order of announcements (%s)', (id) => {
    const rules = PRESETS[id];
    rules.announcements.slice(0, -1).forEach((low, i) => {
      rules.announcements.forEach((high, k) => {
        const first = low === 'wesele' ? 0 : i;
        expect(why(said(rules, low), high, QUEENS), `${high} over ${low}`).toBe(k > first ? null : 'too-low');
      });
    });
  });

  test('may outbid oneself', () => {
    expect(why(said(baska, 'zolo', 'pass', 'pass', 'double'), 'zolo-du')).toBeNull();
    expect(said(baska, 'zolo', 'pass', 'pass', 'double', 'zolo-du').standing).toEqual({ seat: 0, game: 'zolo-du' });
  });

  test('wipes out all doubles, and the levels start again', () => {
    const a = said(liga, 'zolo', 'double', 'double', 'pass', 'pass');
    expect(a.doubles).toEqual([1, 2]);
    const b = say(a, 'zolo-du');
    expect(b.doubles).toEqual([]);
    expect(why(b, 'double')).toBeNull();
  });

  test('wipes out doubles said before any game', () => {
    expect(said(baska, 'double', 'double', 'double', 'double', 'zolo').doubles).toEqual([]);
  });

  test.each<Call>(['gran', 'gran-du', 'baska'])('%s is unknown in Kop', (call) => {
    expect(why(said(kop), call, QUEENS)).toBe('not-in-this-game');
  });

  test('kop is unknown in Baśka', () => expect(why(said(baska), 'kop', QUEENS)).toBe('not-in-this-game'));

  test.each(['', 'PASS', 'kontra', 'normal', 'cicha', '__proto__', 7, null])('%s is no call', (x) => {
    expect(why(said(baska), x as Call)).toBe('unknown-call');
  });

  test.each<Call>(['gran', 'zolo', 'gran-du', 'zolo-du'])('%s may be announced by anyone', (call) => {
    expect(why(said(baska), call, cards('AC AS TC TS'))).toBeNull();
  });
});

describe('wesele', () => {
  test('needs both black queens', () => {
    expect(why(said(baska), 'wesele')).toBe('needs-black-queens');
    expect(why(said(baska), 'wesele', cards('QS QH QD JC'))).toBe('needs-black-queens');
    expect(why(said(baska), 'wesele', BOTH)).toBeNull();
    expect(why(said(kop), 'wesele', QUEENS)).toBeNull();
  });

  test.each<[string, readonly Call[]]>([
    ['a pass', ['pass', 'pass', 'pass', 'double']],
    ['a double', ['double', 'pass', 'pass', 'double']]
  ])('is forfeited by %s', (_, list) => expect(why(said(baska, ...list), 'wesele', BOTH)).toBe('first-word-only'));

  test('may still be said when only others have spoken', () => {
    expect(why(said(baska, 'pass', 'double', 'pass'), 'wesele', BOTH)).toBeNull();
  });

  test('is too low after any other game', () => expect(why(said(baska, 'gran'), 'wesele', BOTH)).toBe('too-low'));
});

describe('four queens', () => {
  test('need four queens', () => {
    expect(why(said(baska), 'baska', BOTH)).toBe('needs-four-queens');
    expect(why(said(kop), 'kop', cards('QC QS QH JC'))).toBe('needs-four-queens');
    expect(why(said(baska), 'baska', QUEENS)).toBeNull();
  });

  test('may be said later and over everything', () => {
    expect(why(said(baska, 'pass', 'zolo-du', 'double', 'double'), 'baska', QUEENS)).toBeNull();
  });
});

describe('a double', () => {
  test.each([
    [baska, [], 4],
    [kopLiga, [], 3],
    [baska, ['zolo'], 4],
    [liga, ['zolo'], 2],
    [liga, ['wesele'], 4],
    [kop, ['zolo'], 2],
    [kop, ['wesele'], 4],
    [kopLiga, ['zolo-du'], 1],
    [kopLiga, ['zolo'], 2],
    [kopLiga, ['wesele'], 3]
  ] as const)('is allowed as often as the limit of the game says (%#)', (rules, game: readonly Call[], limit) => {
    let a = said(rules, ...game);
    for (let level = 0; level < limit; level++) {
      while (why(a, 'double') !== null) a = say(a, 'pass');
      a = say(a, 'double');
    }
    expect(a.doubles).toHaveLength(limit);
    expect(why(a, 'double')).toBe('no-more-doubles');
  });

  test('with nothing announced keeps to the limit of the normal game, though it may be a cicha', () => {
    expect(kopLiga.maxDoubles).toMatchObject({ normal: 3, cicha: 2 });
    expect(why(said(kopLiga, 'double', 'double'), 'double')).toBeNull();
  });

  test('with nothing announced: the first may not come from the holder of both black queens', () => {
    expect(why(said(baska), 'double', BOTH)).toBe('holds-both-black-queens');
    expect(why(said(baska, 'pass', 'pass'), 'double', QUEENS)).toBe('holds-both-black-queens');
  });

  test('with nothing announced: later ones may', () => {
    expect(why(said(baska, 'double'), 'double', BOTH)).toBeNull();
    expect(why(said(baska, 'pass', 'double', 'double'), 'double', BOTH)).toBeNull();
  });

  test('in a wesele: the first may not come from the announcer', () => {
    expect(why(said(baska, 'wesele'), 'double')).toBeNull();
    const back = said(kop, 'pass', 'wesele', 'pass', 'pass', 'double', 'pass');
    expect(back.turn).toBe(2);
    expect(why(said(baska, 'double', 'wesele'), 'double')).toBeNull();
  });

  test('in a wesele: later ones may come from anyone, the announcer too', () => {
    const a = said(baska, 'wesele', 'double', 'double', 'pass');
    expect(why(a, 'double')).toBeNull();
    expect(why(say(a, 'double'), 'double', BOTH)).toBeNull();
  });

  test('in a solo: the first comes from an opponent, then the sides take turns', () => {
    const first = said(baska, 'zolo', 'double');
    expect(why(first, 'double')).toBe('same-side');
    const soloist = said(baska, 'zolo', 'double', 'pass', 'pass');
    expect(why(soloist, 'double')).toBeNull();
    const third = say(soloist, 'double');
    expect(why(third, 'double')).toBeNull();
    expect(why(say(third, 'double'), 'double')).toBe('same-side');
  });

  test('never comes right after an own one', () => {
    const a = said(baska, 'double', 'pass', 'pass');
    expect(a.turn).toBe(3);
    const round = said(baska, 'pass', 'zolo', 'double', 'pass', 'pass', 'pass');
    expect(round.turn).toBeNull();
    expect(why({ ...said(baska, 'double'), turn: 0 }, 'double')).toBe('own-double');
    expect(why({ ...said(baska, 'wesele', 'double'), turn: 1 }, 'double')).toBe('own-double');
  });

  test('never comes first from who announced the game', () => {
    expect(why({ ...said(baska, 'zolo'), turn: 0 }, 'double')).toBe('own-game');
    expect(why({ ...said(baska, 'wesele'), turn: 0 }, 'double')).toBe('own-game');
  });
});

describe('what is listed', () => {
  test.each(PRESET_IDS)('%s: pass, double and the games in their order', (id) => {
    expect(callsOf(PRESETS[id])).toEqual(['pass', 'double', ...PRESETS[id].announcements]);
  });

  test('is what may be said', () => {
    expect(legalCalls(said(baska), BOTH)).toEqual(['pass', 'wesele', 'gran', 'zolo', 'gran-du', 'zolo-du']);
    expect(legalCalls(said(kop, 'zolo'), PLAIN)).toEqual(['pass', 'double', 'zolo-du']);
    expect(legalCalls(said(kop, 'pass', 'pass', 'pass', 'pass'), PLAIN)).toEqual([]);
  });
});
