import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getSparklinePaths, sparkline } from './sparklinePaths';

test('a gap splits the line, and a single figure is a dot', () => {
  expect(getSparklinePaths([0, 10, null, 5])).toEqual(['M2.0 30.0L40.7 2.0', 'M118.0 16.0h0']);
  expect(getSparklinePaths([null])).toEqual([]);
  expect(getSparklinePaths([7, 7])).toEqual(['M2.0 30.0L118.0 30.0']);
});

test('every figure is inside the image', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant(null), fc.integer())), (figures) => {
      const numbers = getSparklinePaths(figures).flatMap((path) => [...path.matchAll(/([\d.]+) ([\d.]+)/g)]);
      expect(numbers).toHaveLength(figures.filter((figure) => figure !== null).length);
      for (const [, x, y] of numbers) {
        expect(Number(x)).toBeLessThanOrEqual(sparkline.width);
        expect(Number(y)).toBeLessThanOrEqual(sparkline.height);
      }
    }),
  );
});
