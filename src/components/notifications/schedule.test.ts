import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_POLL_MS, nextPollIn, POLL_MS } from './schedule';

const failures = fc.nat(2000);
const age = fc.oneof(fc.integer({ min: -MAX_POLL_MS, max: 2 * MAX_POLL_MS }), fc.constant(Number.POSITIVE_INFINITY));
const wait = (failed: number, since: number) =>
  nextPollIn({ isSeen: true, failures: failed, age: since }) ?? Number.NaN;

test('a window that nobody sees does not ask, whatever happened', () => {
  fc.assert(
    fc.property(failures, age, (failed, since) => nextPollIn({ isSeen: false, failures: failed, age: since }) === null),
  );
});

test('the pause lies between 30 seconds and 5 minutes, and no failure makes it shorter', () => {
  fc.assert(
    fc.property(failures, (failed) => {
      expect(wait(failed, 0)).toBeGreaterThanOrEqual(POLL_MS);
      expect(wait(failed, 0)).toBeLessThanOrEqual(MAX_POLL_MS);
      expect(wait(failed + 1, 0)).toBeGreaterThanOrEqual(wait(failed, 0));
    }),
  );
  expect([0, 1, 2, 3, 4].map((failed) => wait(failed, 0) / 1000)).toEqual([30, 60, 120, 240, 300]);
});

test('what is older than the pause is asked for at once, and nobody waits longer than a whole pause', () => {
  fc.assert(
    fc.property(failures, age, (failed, since) => {
      const pause = wait(failed, 0);
      expect(wait(failed, since)).toBe(since >= pause ? 0 : pause - Math.max(0, since));
    }),
  );
});
