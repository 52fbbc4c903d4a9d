import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeOrder } from './merge-order';

const orders = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'));

test('holds what is there now, all of it, in the order that was given', () => {
  fc.assert(
    fc.property(orders, orders, (mine, current) => {
      const merged = mergeOrder(mine, current);
      expect([...merged].sort()).toEqual([...current].sort());
      const kept = mine.filter((id) => current.includes(id));
      expect(merged.slice(0, kept.length)).toEqual(kept);
      expect(merged.slice(kept.length)).toEqual(current.filter((id) => !mine.includes(id)));
    }),
  );
});
