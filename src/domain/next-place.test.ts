import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sort } from '../contract/limits/sort';
import { getNextSort } from './next-place';

const place = fc.integer({ min: sort.min, max: sort.max });

test('the next sort number is after all others, or the first one', () => {
  expect(getNextSort([])).toBe(sort.min);
  fc.assert(
    fc.property(fc.array(place, { minLength: 1 }), (places) => {
      const last = Math.max(...places);
      expect(getNextSort(places)).toBe(last === sort.max ? last : last + 1);
    }),
  );
});
