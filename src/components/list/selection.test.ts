import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allMatching, countSelected, emptySelection, isSelected, selectRange, toBulkTarget, toggle } from './selection';

const all = ['a', 'b', 'c', 'd', 'e', 'f'];
const steps = fc.array(fc.tuple(fc.subarray(all), fc.boolean()), { maxLength: 8 });

describe('selection', () => {
  test.each([
    ['picked', emptySelection, false],
    ['all that match', allMatching, true],
  ] as const)('starting from %s, holds the last change of each row', (_mode, start, isTickedAtFirst) => {
    fc.assert(
      fc.property(steps, (ticks) => {
        const expected = new Map(all.map((id) => [id, isTickedAtFirst as boolean]));
        let selection = start as typeof emptySelection | typeof allMatching;
        for (const [ids, isTicked] of ticks) {
          selection = toggle(selection, ids, isTicked);
          for (const id of ids) expected.set(id, isTicked);
        }
        for (const [id, isTicked] of expected) expect(isSelected(selection, id)).toBe(isTicked);
        expect(countSelected(selection, all.length)).toBe([...expected.values()].filter(Boolean).length);
      }),
    );
  });

  test('sends all matching rows but two as the filter and the two excluded ids', () => {
    const selection = toggle(allMatching, ['b', 'c'], false);
    expect(toBulkTarget(selection, { status: 'active' })).toEqual({
      filter: { status: 'active' },
      excludedIds: ['b', 'c'],
    });
  });

  test.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['c', 'c', ['c']],
    [undefined, 'c', ['c']],
    ['gone', 'c', ['c']],
    ['b', 'gone', ['gone']],
  ])('selects from %s to %s the rows %o', (last, id, ids) => expect(selectRange(all, last, id)).toEqual(ids));

  test('sends rows selected one by one as ids', () => {
    expect(toBulkTarget(toggle(emptySelection, ['c'], true), {})).toEqual({ ids: ['c'] });
  });
});
