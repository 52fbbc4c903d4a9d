import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withNeighbour } from './bulk';

test('swaps a row with an adjacent one and moves no other', () => {
  const orders = fc
    .uniqueArray(fc.string({ minLength: 1 }), { minLength: 2 })
    .chain((base) => fc.record({ base: fc.constant(base), id: fc.constantFrom(...base) }));
  fc.assert(
    fc.property(orders, ({ base, id }) => {
      const ids = withNeighbour(base, id) ?? [];
      const moved = ids.flatMap((one, place) => (one === base[place] ? [] : [place]));
      expect([...ids].sort()).toEqual([...base].sort());
      expect(moved).toHaveLength(2);
      expect(Math.abs((moved[0] ?? 0) - (moved[1] ?? 0))).toBe(1);
      expect(moved).toContain(base.indexOf(id));
    }),
  );
  expect(withNeighbour(['a'], 'a')).toBeUndefined();
  expect(withNeighbour(['a', 'b'], 'c')).toBeUndefined();
});
