import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSurgeBaseline } from './surge';

const scans = fc.nat(500);
const week = fc.array(scans, { minLength: 7, maxLength: 7 });
const meanOf = (days: readonly number[]) => days.reduce((sum, one) => sum + one, 0) / days.length;

test('a rise is sudden if and only if it is threefold and at least twenty more', () => {
  fc.assert(
    fc.property(scans, week, (last, before) => {
      const usual = meanOf(before);
      const isSudden = last >= 3 * usual && last >= usual + 20;
      const found = findSurgeBaseline(last, before);
      expect(found !== null).toBe(isSudden);
      if (found !== null) expect(Math.abs(found - usual)).toBeLessThanOrEqual(0.05 + 1e-9);
    }),
  );
});

test('more scans never make it less sudden, and the order of earlier days does not matter', () => {
  fc.assert(
    fc.property(scans, week, fc.nat(100), (last, before, more) => {
      if (findSurgeBaseline(last, before) !== null) expect(findSurgeBaseline(last + more, before)).not.toBeNull();
      expect(findSurgeBaseline(last, before.toReversed())).toBe(findSurgeBaseline(last, before));
    }),
  );
});

test.each([
  [20, [0, 0, 0, 0, 0, 0, 0], 0],
  [19, [0, 0, 0, 0, 0, 0, 0], null],
  [30, [10, 10, 10, 10, 10, 10, 10], 10],
  [29, [10, 10, 10, 10, 10, 10, 10], null],
  // A threefold rise of a handful of scans is no alarm.
  [9, [3, 3, 3, 3, 3, 3, 3], null],
  // Twenty more is no alarm for a busy channel.
  [220, [200, 200, 200, 200, 200, 200, 200], null],
  // A channel of a few days has no usual day yet.
  [300, [1, 1, 1, 1, 1, 1], null],
])('%d scans after %j: usual %j', (last, before, usual) => expect(findSurgeBaseline(last, before)).toBe(usual));
