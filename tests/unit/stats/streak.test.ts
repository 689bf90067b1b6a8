import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dateOfIndex, dayIndex, parseDate, type CalendarDate } from '../../../src/lib/rules/public/calendar';
import { streakOf } from '../../../src/lib/stats/streak';

const TODAY = parseDate('2026-12-15')!;
/** Two signs a week: `#` finished, `.` missed; the last is today. */
const daysOf = (picture: string): readonly CalendarDate[] =>
  [...picture].flatMap((sign, i) => (sign === '#' ? [addDays(TODAY, i - picture.length + 1)] : []));

describe('the streak', () => {
  test.each([
    ['', 0, 0, 'nothing yet'],
    ['#', 1, 1, 'today'],
    ['#.', 1, 1, 'today is not over yet'],
    ['###.', 3, 3, 'today is not over yet'],
    ['#..', 1, 1, 'yesterday is bridged'],
    ['##...', 0, 2, 'two missed days break it'],
    ['###.###', 6, 6, 'one missed day is bridged and not counted'],
    ['##.#####.##', 7, 7, 'the second missed day comes six days after the first: the row begins after that'],
    ['##.######.##', 10, 10, 'seven days after the first one more is bridged'],
    ['##.#.', 3, 3, 'today is still open'],
    ['##.#..', 1, 3, 'missed again the day before yesterday'],
    ['#.#.#.#.#', 2, 2, 'every other day is no streak'],
    ['####..####', 4, 4, 'a new one after a gap'],
    ['#####..##', 2, 5, 'the longest stays']
  ])('%s: %i, longest %i (%s)', (picture, current, longest) => {
    expect(streakOf(daysOf(picture), TODAY)).toMatchObject({ current, longest });
  });

  test('says what it bridged, and whether today is done', () => {
    const { bridged, doneToday } = streakOf(daysOf('##.######.##'), TODAY);
    expect(bridged).toEqual([addDays(TODAY, -9), addDays(TODAY, -2)]);
    expect(doneToday).toBe(true);
    expect(streakOf(daysOf('##.'), TODAY).doneToday).toBe(false);
  });

  test('a clock set back, or a flight over the date line, does not break it', () => {
    const days = daysOf('#####');
    for (let back = 0; back <= 30; back++) expect(streakOf(days, addDays(TODAY, -back)).current).toBe(5);
  });
});

const START = dayIndex(TODAY) - 30;
const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 40 });
const dates = offsets.map((all) => all.map((n) => dateOfIndex(START + n)));
const someToday = fc.integer({ min: 0, max: 40 }).map((n) => dateOfIndex(START + n));

/** Slowly, from the definition: no seven days in a row hold two missed ones. */
function slow(finished: ReadonlySet<number>, now: number): { current: number; longest: number } {
  const isMissed = (day: number): boolean => day < now && !finished.has(day);
  const isRow = (from: number, to: number): boolean => {
    const missed = Array.from({ length: to - from + 1 }, (_, i) => from + i).filter(isMissed);
    return missed.every((day, i) => i === 0 || day - missed[i - 1]! >= 7);
  };
  const count = (from: number, to: number): number => [...finished].filter((d) => d >= from && d <= to).length;
  const end = Math.max(now, ...finished);
  let [current, longest] = [0, 0];
  for (const from of finished) {
    if (isRow(from, end)) current = Math.max(current, count(from, end));
    for (const to of finished) if (to >= from && isRow(from, to)) longest = Math.max(longest, count(from, to));
  }
  return { current, longest };
}

describe('the laws of the streak', () => {
  test('it is what its definition says', () => {
    fc.assert(
      fc.property(dates, someToday, (days, today) => {
        expect(streakOf(days, today)).toMatchObject(slow(new Set(days.map(dayIndex)), dayIndex(today)));
      }),
      { numRuns: 1000 }
    );
  });

  test('one more finished day never lowers it, and order and repetition do not matter', () => {
    fc.assert(
      fc.property(dates, someToday, someToday, (days, more, today) => {
        const before = streakOf(days, today);
        const after = streakOf([more, ...days.toReversed(), ...days], today);
        expect(after.current).toBeGreaterThanOrEqual(before.current);
        expect(after.longest).toBeGreaterThanOrEqual(before.longest);
        expect(before.longest).toBeGreaterThanOrEqual(before.current);
      })
    );
  });

  test('setting the clock back never lowers it', () => {
    fc.assert(
      fc.property(dates, someToday, fc.nat(20), (days, today, back) => {
        const [now, then] = [streakOf(days, today), streakOf(days, addDays(today, -back))];
        expect(then.current).toBeGreaterThanOrEqual(now.current);
        expect(then.longest).toBeGreaterThanOrEqual(now.longest);
      })
    );
  });
});
