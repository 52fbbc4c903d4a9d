import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getDifference } from './difference';
import { roundFigure } from './figure';

test.each([
  // 3.94% and 3.96% are displayed as 3.9% and 4.0%, which differ by 0.1.
  ['percent', 3.94, 3.96, -0.1],
  ['percent', 20.46, 20.74, -0.2],
  ['percent', 0, 5, -5],
  ['timesPerPerson', 1.3096, 1.3123, 0],
  ['people', 966.7, 800, 20.875],
  ['seconds', 45.24, 45.16, 0],
] as const)('of %s, %d against %d is %d', (unit, current, base, expected) => {
  expect(getDifference(unit, current, base)).toBeCloseTo(expected, 9);
});

test('is null for unknown figures and for a base displayed as 0', () => {
  expect(getDifference('percent', null, 1)).toBeNull();
  expect(getDifference('times', 1, null)).toBeNull();
  expect(getDifference('people', 3, 0.3)).toBeNull();
});

test('shares with the same display are unchanged; others differ by their displayed difference', () => {
  const share = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(share, share, (current, base) => {
      const points = roundFigure(getDifference('percent', current, base) ?? Number.NaN, 1);
      expect(points === 0).toBe(roundFigure(current, 1) === roundFigure(base, 1));
      expect(roundFigure(roundFigure(base, 1) + points, 1)).toBe(roundFigure(current, 1));
    }),
  );
});
