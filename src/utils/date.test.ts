import { describe, expect, test } from 'vitest';
import { dayAfter, dayBefore, formatInstant, formatMinute, relativeTime } from './date';

describe('formatInstant', () => {
  test.each([
    ['2026-11-21T00:30:00+08:00', '2026-11-21 00:30:00'],
    ['2026-11-20T16:30:00Z', '2026-11-21 00:30:00'],
    ['2024-02-28T16:00:00Z', '2024-02-29 00:00:00'],
    ['2025-12-31T16:00:00Z', '2026-01-01 00:00:00'],
  ])('%s is %s in Shanghai', (instant, shown) => expect(formatInstant(instant)).toBe(shown));

  test.each([null, undefined, '', 'yesterday'])('%s is nothing', (instant) => {
    expect(formatInstant(instant)).toBeNull();
    expect(formatMinute(instant)).toBeNull();
  });

  test('to the minute leaves the seconds out', () =>
    expect(formatMinute('2026-11-20T16:30:59Z')).toBe('2026-11-21 00:30'));
});

describe('relativeTime', () => {
  const now = Date.parse('2026-11-21T09:30:00+08:00');
  const minutes = 60_000;
  test.each([
    [0, { value: -0, unit: 'minute' }],
    [-59 * minutes, { value: -59, unit: 'minute' }],
    [-60 * minutes, { value: -1, unit: 'hour' }],
    [-1439 * minutes, { value: -23, unit: 'hour' }],
    [90 * minutes, { value: 1, unit: 'hour' }],
    [-1440 * minutes, undefined],
    [1440 * minutes, undefined],
  ])('%s ms from now', (distance, expected) => {
    const relative = relativeTime(now + distance, now);
    expect(relative && { ...relative, value: relative.value + 0 }).toEqual(
      expected && { ...expected, value: expected.value + 0 },
    );
  });
});

test.each([
  ['2024-02-28', '2024-02-29'],
  ['2025-12-31', '2026-01-01'],
  ['2026-02-28', '2026-03-01'],
])('%s is followed by %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
  expect(dayBefore(next)).toBe(day);
});
