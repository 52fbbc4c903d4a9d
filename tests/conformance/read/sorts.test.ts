import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInOrder } from './sorts';

const values = fc.array(fc.option(fc.integer({ min: -50, max: 50 })), { maxLength: 20 });
const rowsOf = (list: readonly (number | null)[]) => list.map((at) => ({ at }));

test('accepts sorted rows and ignores missing values', () => {
  fc.assert(
    fc.property(values, fc.boolean(), (list, isDescending) => {
      const sorted = [...list].sort((a, b) => (isDescending ? Number(b) - Number(a) : Number(a) - Number(b)));
      expect(isInOrder(rowsOf(sorted), 'at', isDescending)).toBe(true);
    }),
  );
});

test('detects two swapped rows', () => {
  fc.assert(
    fc.property(values, fc.nat(19), (list, place) => {
      const numbers = list.filter((value) => value !== null).sort((a, b) => a - b);
      const [a, b] = [numbers[place], numbers[place + 1]];
      fc.pre(a !== undefined && b !== undefined && a !== b);
      numbers.splice(place, 2, b as number, a as number);
      expect(isInOrder(rowsOf(numbers), 'at', false)).toBe(false);
    }),
  );
});
