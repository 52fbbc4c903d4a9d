import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctTime } from './clock';

const FIVE_MINUTES = 300_000;
const RECEIVED = Date.parse('2026-11-21T09:30:00+08:00');

test('accepts a clock that is off by up to five minutes in either direction, and no more', () => {
  for (const off of [-FIVE_MINUTES, FIVE_MINUTES, 0])
    expect(correctTime(RECEIVED + off, RECEIVED)).toEqual({ occurredAt: RECEIVED + off, deviceAt: null });
  for (const off of [-FIVE_MINUTES - 1, FIVE_MINUTES + 1])
    expect(correctTime(RECEIVED + off, RECEIVED)).toEqual({ occurredAt: RECEIVED, deviceAt: RECEIVED + off });
});

test('keeps events within five minutes of receipt, and stores the time of the device', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (off) => {
      const { occurredAt, deviceAt } = correctTime(RECEIVED + off, RECEIVED);
      expect(Math.abs(occurredAt - RECEIVED)).toBeLessThanOrEqual(FIVE_MINUTES);
      expect(deviceAt ?? occurredAt).toBe(RECEIVED + off);
    }),
  );
});
