import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, getFirstOfMonth, getMonday, toBusinessDay } from './calendar';

const zones = ['America/New_York', 'Europe/London', 'Asia/Shanghai', 'Pacific/Kiritimati', 'Australia/Lord_Howe'];
const zoneOfTests = process.env.TZ;
afterEach(() => {
  process.env.TZ = zoneOfTests;
});

/** 1992 to 2099, because Shanghai had daylight saving time until 1991. */
const instants = fc.integer({ min: Date.UTC(1992, 0, 1), max: Date.UTC(2099, 11, 31) });
const days = fc.integer({ min: 0, max: 40_000 }).map((number) => addDays('1992-01-01', number));
const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });

describe('the business day', () => {
  test.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['2026-11-20T16:00:00Z', '2026-11-21'],
    ['2026-12-31T16:00:00Z', '2027-01-01'],
    ['2028-02-28T16:00:00Z', '2028-02-29'],
    // New York has daylight saving time; Shanghai does not.
    ['2026-03-08T07:00:00Z', '2026-03-08'],
    ['2026-11-01T06:00:00Z', '2026-11-01'],
  ])('at %s it is %s in Shanghai', (instant, day) => {
    expect(toBusinessDay(Date.parse(instant))).toBe(day);
  });

  test.each(zones)('is that of Shanghai when the local time zone is %s', (zone) => {
    process.env.TZ = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    fc.assert(fc.property(instants, (instant) => toBusinessDay(instant) === shanghai.format(instant)));
  });
});

describe.each(zones)('calendar days in the time zone %s', (zone) => {
  test('adding and subtracting days returns the same day, across daylight saving time and month ends', () => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(days, fc.integer({ min: -800, max: 800 }), (day, by) => {
        const moved = addDays(day, by);
        expect(addDays(moved, -by)).toBe(day);
        expect(daysBetween(day, moved)).toBe(by);
      }),
    );
  });

  test('the Monday of a week is at most six days earlier', () => {
    process.env.TZ = zone;
    fc.assert(
      fc.property(days, (day) => {
        const monday = getMonday(day);
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(monday, day)).toBeLessThanOrEqual(6);
      }),
    );
  });
});

test.each([
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['1969-12-31', '1969-12-29'],
])('%s is in the week of Monday %s', (day, monday) => {
  expect(getMonday(day)).toBe(monday);
});

test.each([
  ['2026-11-01', 1, '2026-12-01'],
  ['2026-11-01', 2, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-01'],
  ['2026-11-01', -24, '2024-11-01'],
])('%s and %d months is %s', (first, by, expected) => {
  expect(addMonths(first, by)).toBe(expected);
});

test('a month begins on its first', () => {
  expect(getFirstOfMonth('2028-02-29')).toBe('2028-02-01');
});

test('throws for a text that is not a day', () => {
  expect(() => addDays('2026-02-29', 1)).toThrow(RangeError);
});
