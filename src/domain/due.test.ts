import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectFollowUpPlans } from '../contract/limits/project';
import { dayAfter } from '../utils/date';
import { endOfBusinessDay, endOfNextWorkday, getPlannedRoundDueAt } from './due';
import { daysBetween, toBusinessDay } from './period/calendar';

const instants = fc.integer({ min: Date.parse('2000-01-01'), max: Date.parse('2060-01-01') });

test('red flags are due by the end of the same business day, first contacts by the end of the next workday', () => {
  const evening = Date.parse('2026-11-21T23:30:00+08:00');
  expect(endOfBusinessDay(evening)).toBe(Date.parse('2026-11-21T23:59:59.999+08:00'));
  const calendar = { workdays: [1, 2, 3, 4, 5], calendar: [] };
  // A Saturday.
  expect(endOfNextWorkday(evening, calendar)).toBe(Date.parse('2026-11-23T23:59:59.999+08:00'));
  fc.assert(
    fc.property(instants, (time) => {
      expect(toBusinessDay(endOfBusinessDay(time))).toBe(toBusinessDay(time));
      expect(toBusinessDay(endOfBusinessDay(time) + 1)).toBe(dayAfter(toBusinessDay(time)));
      expect(endOfBusinessDay(time)).toBeGreaterThanOrEqual(time);
    }),
  );
});

test('a planned round is due by the end of the day of its plan', () => {
  const evening = Date.parse('2026-11-21T23:30:00+08:00');
  const days = projectFollowUpPlans.map((plan) =>
    daysBetween(toBusinessDay(evening), toBusinessDay(getPlannedRoundDueAt(evening, plan))),
  );
  expect(days).toEqual([1, 3, 7, 14, 30, 90]);
});
