import { describe, expect, test } from 'vitest';
import { formatInstant } from './date';

describe('formatInstant', () => {
  test.each([
    ['2026-11-21T00:30:00+08:00', '2026-11-21 00:30:00'],
    ['2026-11-20T16:30:00Z', '2026-11-21 00:30:00'],
    ['2024-02-28T16:00:00Z', '2024-02-29 00:00:00'],
    ['2025-12-31T16:00:00Z', '2026-01-01 00:00:00'],
  ])('%s is %s in Shanghai', (instant, shown) => expect(formatInstant(instant)).toBe(shown));

  test.each([null, undefined, '', 'yesterday'])('%s is nothing', (instant) =>
    expect(formatInstant(instant)).toBeNull(),
  );
});
