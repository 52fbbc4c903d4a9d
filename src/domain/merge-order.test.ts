import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeOrder } from './merge-order';

const orders = fc.uniqueArray(fc.constantFrom(...'abcdefg'));
const shuffled = <Id>(ids: readonly Id[]) =>
  fc.shuffledSubarray([...ids], { minLength: ids.length, maxLength: ids.length });
const two = orders.chain((base) => fc.tuple(fc.constant(base), shuffled(base), orders));

describe('an order made of one that is not there any more', () => {
  test.each([
    // Nobody else was there.
    ['abcd', 'badc', 'abcd', 'badc'],
    // Put first, put last, put behind another: also where everything else stands the other way round.
    ['abcd', 'dabc', 'dcba', 'dcba'],
    ['abcd', 'cabd', 'dcba', 'cdba'],
    ['abcd', 'bcda', 'dcba', 'dacb'],
    ['abcd', 'bacd', 'dcba', 'bdca'],
    // The one that it was put behind has gone, and another has come.
    ['abcd', 'bcad', 'abd', 'bad'],
    ['abcd', 'bcad', 'axbcd', 'xbcad'],
    ['abc', 'cab', 'xabc', 'cxab'],
    ['abc', 'cab', '', ''],
  ])('%s became %s, and by now is %s: %s', (base, mine, current, order) => {
    expect(mergeOrder([...base], [...mine], [...current]).join('')).toBe(order);
  });

  test('holds what is there, each once', () => {
    fc.assert(
      fc.property(two, ([base, mine, current]) => {
        expect(mergeOrder(base, mine, current).toSorted()).toEqual(current.toSorted());
      }),
    );
  });

  test('is the one that was given where nobody else gave one, and theirs where nothing was moved', () => {
    fc.assert(
      fc.property(two, ([base, mine, current]) => {
        expect(mergeOrder(base, mine, base)).toEqual(mine);
        expect(mergeOrder(base, base, current)).toEqual(current);
      }),
    );
  });

  test('keeps the whole order that was given where others have only come or gone', () => {
    fc.assert(
      fc.property(two, fc.func(fc.boolean()), ([base, mine], stays) => {
        const current = base.filter((id) => stays(id)).flatMap((id) => [id, `new ${id}`]);
        const kept = mergeOrder(base, mine, current).filter((id) => base.includes(id));
        expect(kept).toEqual(mine.filter((id) => stays(id)));
      }),
    );
  });
});
