import { afterEach, describe, expect, test } from 'vitest';
import { dayIndex, parseDate } from '../../../src/lib/rules/public/calendar';
import { streakOf } from '../../../src/lib/stats/streak';
import { dateOf, dayStart, today } from '../../../src/lib/state/today';

const ZONES = ['Europe/Warsaw', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'];
const HOME = process.env['TZ'];
const HALF_HOUR = 18e5;
const FROM = Date.UTC(2024, 0, 1);
const UNTIL = Date.UTC(2035, 0, 2);

afterEach(() => {
  if (HOME === undefined) delete process.env['TZ'];
  else process.env['TZ'] = HOME;
});

describe.each(ZONES)('the date in %s, 2024 to 2034, looked at every half hour', (zone) => {
  test('grows by one from day to day, over every change of the clock', () => {
    process.env['TZ'] = zone;
    let last = dayIndex(dateOf(new Date(FROM)));
    const first = last;
    const offsets = new Set<number>();
    for (let ms = FROM; ms < UNTIL; ms += HALF_HOUR) {
      const moment = new Date(ms);
      const index = dayIndex(dateOf(moment));
      if (index !== last && index !== last + 1) expect.fail(`${moment.toISOString()}: from ${last} to ${index}`);
      if (index === last + 1 && dayStart(moment) > ms) expect.fail(`${moment.toISOString()}: the day began later`);
      last = index;
      offsets.add(moment.getTimezoneOffset());
    }
    expect(last - first).toBeGreaterThanOrEqual(11 * 365 + 3);
    expect(offsets.size).toBe(zone === 'Pacific/Apia' ? 1 : 2);
  });

  test('is the one on the wall', () => {
    process.env['TZ'] = zone;
    const wall = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
    for (let ms = FROM; ms < UNTIL; ms += 37 * 36e5) {
      if (dateOf(new Date(ms)) !== wall.format(ms)) expect.fail(new Date(ms).toISOString());
    }
  });

  test('played every evening and every morning after, the streak never breaks', () => {
    process.env['TZ'] = zone;
    const played = new Set<string>();
    let days = 0;
    for (let year = 2024; year <= 2034; year++) {
      for (let day = 1; day <= 365; day++) {
        const late = new Date(year, 0, day, day % 2 === 0 ? 23 : 0, day % 2 === 0 ? 59 : 1);
        if (!played.has(dateOf(late))) days++;
        played.add(dateOf(late));
      }
    }
    const dates = [...played].map((text) => parseDate(text)!);
    const { current, bridged } = streakOf(dates, parseDate('2034-12-31')!);
    expect(current).toBe(days);
    expect(bridged).toEqual(['2024-12-31', '2028-12-31', '2032-12-31']); // leap years have a 366th day
  });
});

test('today is the day of now', () => {
  const before = dateOf(new Date());
  const now = today();
  expect([before, dateOf(new Date())]).toContain(now);
});
