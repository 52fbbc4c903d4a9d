import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeOrder } from './merge-order';

const orders = fc.uniqueArray(fc.constantFrom(...'abcdefg'));
const shuffled = <Id>(ids: readonly Id[]) =>
  fc.shuffledSubarray([...ids], { minLength: ids.length, maxLength: ids.length });
const two = orders.chain((base) => fc.tuple(fc.constant(base), shuffled(base), orders));

describe('an order based on a stale one', () => {
  test.each([
    // No concurrent change.
    ['abcd', 'badc', 'abcd', 'badc'],
    // Moved first, last, or behind another item, also when all other items were reversed.
    ['abcd', 'dabc', 'dcba', 'dcba'],
    ['abcd', 'cabd', 'dcba', 'cdba'],
    ['abcd', 'bcda', 'dcba', 'dacb'],
    ['abcd', 'bacd', 'dcba', 'bdca'],
    // The item in front of it was removed, and a new one was added.
    ['abcd', 'bcad', 'abd', 'bad'],
    ['abcd', 'bcad', 'axbcd', 'xbcad'],
    ['abc', 'cab', 'xabc', 'cxab'],
    ['abc', 'cab', '', ''],
  ])('%s changed to %s, with current order %s, gives %s', (base, mine, current, order) => {
    expect(mergeOrder([...base], [...mine], [...current]).join('')).toBe(order);
  });

  test('contains exactly the current items, once each', () => {
    fc.assert(
      fc.property(two, ([base, mine, current]) => {
        expect(mergeOrder(base, mine, current).toSorted()).toEqual(current.toSorted());
      }),
    );
  });

  test('is mine without a concurrent change, and theirs when nothing was moved', () => {
    fc.assert(
      fc.property(two, ([base, mine, current]) => {
        expect(mergeOrder(base, mine, base)).toEqual(mine);
        expect(mergeOrder(base, base, current)).toEqual(current);
      }),
    );
  });

  test('keeps my order when items were only added or removed', () => {
    fc.assert(
      fc.property(two, fc.func(fc.boolean()), ([base, mine], stays) => {
        const current = base.filter((id) => stays(id)).flatMap((id) => [id, `new ${id}`]);
        const kept = mergeOrder(base, mine, current).filter((id) => base.includes(id));
        expect(kept).toEqual(mine.filter((id) => stays(id)));
      }),
    );
  });
});
