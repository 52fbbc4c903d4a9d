import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './period/calendar';
import { type CalendarPeriod, calendarProblems, getCalendarNotice, getNextWorkday, isWorkday } from './work-calendar';

const period = (from: string, to: string, kind: CalendarPeriod['kind'] = 'holiday'): CalendarPeriod => ({
  from,
  to,
  kind,
  name: '节日',
});
const calendar = [
  period('2026-02-14', '2026-02-14', 'workday'),
  period('2026-02-15', '2026-02-23'),
  period('2026-09-20', '2026-09-20', 'workday'),
  period('2026-10-01', '2026-10-07'),
  period('2026-10-10', '2026-10-10', 'workday'),
];
const weekdays = { workdays: [1, 2, 3, 4, 5], calendar };

describe('the next workday', () => {
  test.each([
    ['an ordinary Tuesday', '2026-11-24', '2026-11-25'],
    ['a Friday', '2026-11-27', '2026-11-30'],
    ['the eve of National Day', '2026-09-30', '2026-10-08'],
    ['the Friday before a make-up Saturday', '2026-10-09', '2026-10-10'],
    ['the Saturday before a make-up Sunday', '2026-09-19', '2026-09-20'],
    ['a make-up Saturday before Spring Festival', '2026-02-14', '2026-02-24'],
    ['a Friday after the calendar has ended', '2027-10-01', '2027-10-04'],
  ])('after %s follows weekdays, holidays and make-up workdays', (_, day, next) => {
    expect(getNextWorkday(day, weekdays)).toBe(next);
  });

  test('includes Saturdays of service, except holidays', () => {
    const sixDays = { workdays: [1, 2, 3, 4, 5, 6], calendar };
    expect(getNextWorkday('2026-11-27', sixDays)).toBe('2026-11-28');
    expect(getNextWorkday('2026-10-02', sixDays)).toBe('2026-10-08');
  });

  test('is the first one after the day', () => {
    const days = fc.integer({ min: 0, max: 1000 }).map((count) => addDays('2025-12-01', count));
    const workdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
    fc.assert(
      fc.property(days, workdays, (day, own) => {
        const week = { workdays: own, calendar };
        const next = getNextWorkday(day, week);
        expect(next > day && isWorkday(next, week)).toBe(true);
        for (let between = addDays(day, 1); between < next; between = addDays(between, 1))
          expect(isWorkday(between, week)).toBe(false);
        expect(daysBetween(day, next)).toBeLessThanOrEqual(16);
      }),
    );
  });
});

test('the end of the calendar is announced 30 days before', () => {
  expect(getCalendarNotice(calendar, '2026-11-30')).toBeUndefined();
  expect(getCalendarNotice(calendar, '2026-12-01')).toEqual({ state: 'ending', next: 2027 });
  expect(getCalendarNotice(calendar, '2026-12-31')).toEqual({ state: 'ending', next: 2027 });
  expect(getCalendarNotice(calendar, '2027-01-01')).toEqual({ state: 'ended', next: 2027 });
  // New Year from December says nothing about the rest of its year.
  const newYear = [...calendar, period('2026-12-31', '2027-01-02')];
  expect(getCalendarNotice(newYear, '2026-12-01')).toEqual({ state: 'ending', next: 2027 });
  expect(getCalendarNotice([], '2026-11-30')).toEqual({ state: 'ended', next: 2026 });
});

test('refuses a period that is reversed, too long or shares a day', () => {
  expect(calendarProblems(calendar)).toEqual(calendar.map(() => undefined));
  expect(
    calendarProblems([
      period('2026-01-02', '2026-01-01'),
      period('2026-05-01', '2026-05-31'),
      period('2026-10-01', '2026-10-07'),
      period('2026-10-07', '2026-10-07', 'workday'),
    ]),
  ).toEqual(['reversed', 'tooLong', undefined, 'overlap']);
});
