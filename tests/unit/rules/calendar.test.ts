import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  dateOfIndex,
  dayIndex,
  makeDate,
  nextDay,
  parseDate,
  previousDay,
  weekdayOf,
  WEEKDAYS
} from '../../../src/lib/rules/public/calendar';

const FIRST = dayIndex(parseDate('0001-01-01')!);
const LAST = dayIndex(parseDate('9999-12-31')!);
const anyIndex = fc.integer({ min: FIRST + 1, max: LAST - 1 });

describe('a calendar date', () => {
  test.each([
    ['1970-01-01', 0, 'thu'],
    ['2000-02-29', 11_016, 'tue'],
    ['2026-12-01', 20_788, 'tue'],
    ['2026-12-04', 20_791, 'fri'],
    ['1969-12-31', -1, 'wed'],
    ['0001-01-01', -719_162, 'mon']
  ])('%s is day %i, a %s', (text, index, weekday) => {
    const date = parseDate(text)!;
    expect(dayIndex(date)).toBe(index);
    expect(weekdayOf(date)).toBe(weekday);
  });

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '2026-12-01T00:00',
    ' 2026-12-01',
    '२०२६-१२-०१',
    '',
    null,
    20_788,
    ['2026-12-01']
  ])('%j is none', (text) => {
    expect(parseDate(text)).toBeNull();
  });

  test('of broken parts does not exist', () => {
    expect(makeDate(2026, 1.5, 1)).toBeNull();
    expect(makeDate(2026, 1, NaN)).toBeNull();
    expect(makeDate(10_000, 1, 1)).toBeNull();
    expect(() => nextDay(parseDate('9999-12-31')!)).toThrow(RangeError);
    expect(() => previousDay(parseDate('0001-01-01')!)).toThrow(RangeError);
  });
});

describe('the laws of the calendar', () => {
  test('every day of the years 1600 to 2400 is the one that the common calendar has', () => {
    let date = parseDate('1600-01-01')!;
    for (const end = parseDate('2400-12-31')!; date < end; date = nextDay(date)) {
      const ms = dayIndex(date) * 864e5;
      if (new Date(ms).toISOString().slice(0, 10) !== date) expect.fail(`${date} is day ${dayIndex(date)}`);
      if (weekdayOf(date) !== WEEKDAYS[(new Date(ms).getUTCDay() + 6) % 7]) expect.fail(`${date}: weekday`);
    }
  });

  test('index and date are each other’s reverse, and so are next and previous', () => {
    fc.assert(
      fc.property(anyIndex, (index) => {
        const date = dateOfIndex(index);
        expect(dayIndex(date)).toBe(index);
        expect(parseDate(date)).toBe(date);
        expect(previousDay(nextDay(date))).toBe(date);
        expect(dayIndex(nextDay(date))).toBe(index + 1);
      })
    );
  });

  test('dates sort as texts, and adding days adds up', () => {
    fc.assert(
      fc.property(anyIndex, anyIndex, (a, b) => {
        expect(dateOfIndex(a) < dateOfIndex(b)).toBe(a < b);
        expect(addDays(dateOfIndex(a), b - a)).toBe(dateOfIndex(b));
      })
    );
  });
});
