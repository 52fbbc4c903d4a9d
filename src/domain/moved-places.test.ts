import { arrayMove } from '@dnd-kit/sortable';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMove } from './moved-places';

test('finds the move that was made, or an equivalent one', () => {
  const place = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(place, place, (from, to) => {
      const before = [...'abcdefghij'];
      const after = arrayMove(before, from, to);
      fc.pre(from !== to);
      expect(arrayMove(before, ...findMove(before, after))).toEqual(after);
    }),
  );
});
