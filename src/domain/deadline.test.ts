import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getDeadline } from './deadline';
import { toBusinessDay } from './period/calendar';

const instant = fc.integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2035-01-01T00:00:00Z') });
const span = fc.integer({ min: 0, max: 40 * 86_400_000 });
const unitMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Duration that a deadline states, in milliseconds; negative once it is overdue. */
function said(due: number, now: number) {
  const deadline = getDeadline(due, now);
  if (!('unit' in deadline)) throw new Error('whole-day deadlines have no duration');
  return deadline.value * unitMs[deadline.unit] * (deadline.state === 'left' ? 1 : -1);
}

describe('an instant', () => {
  test('never states zero, nor more than is left, except in the last minute', () => {
    fc.assert(
      fc.property(instant, span, fc.constantFrom(1, -1), (due, distance, sign) => {
        const left = due - (due - sign * distance);
        const text = Math.abs(said(due, due - left));
        expect(text).toBeGreaterThan(0);
        expect(text).toBeLessThanOrEqual(Math.max(distance, unitMs.minute));
        // Less than one unit is left out.
        expect(distance).toBeLessThan(text * 2);
      }),
    );
  });

  test('states less and less over time, and is overdue from its instant on', () => {
    fc.assert(
      fc.property(instant, span, span, (due, earlier, step) => {
        const now = due - earlier;
        expect(said(due, now + step)).toBeLessThanOrEqual(said(due, now));
        expect(getDeadline(due, now + step).state).toBe(now + step < due ? 'left' : 'overdue');
      }),
    );
  });
});

test('a whole-day deadline is “tomorrow” the day before, “today” all day and overdue once the day is over', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: -3 * 86_400_000, max: 3 * 86_400_000 }), (due, distance) => {
      const now = due + distance;
      const [today, day] = [toBusinessDay(now), toBusinessDay(due)];
      const left = today === toBusinessDay(due - 86_400_000) ? 'tomorrow' : 'left';
      const state = today === day ? 'today' : today < day ? left : 'overdue';
      expect(getDeadline(due, now, true).state).toBe(state);
    }),
  );
  const due = Date.parse('2026-11-21T10:00:00+08:00');
  expect(getDeadline(due, Date.parse('2026-11-20T23:59:00+08:00'), true)).toEqual({ state: 'tomorrow' });
  expect(getDeadline(due, Date.parse('2026-11-21T23:59:00+08:00'), true)).toEqual({ state: 'today' });
  expect(getDeadline(due, Date.parse('2026-11-23T00:00:00+08:00'), true)).toMatchObject({ state: 'overdue', value: 2 });
});
