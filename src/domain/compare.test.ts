import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDifferences, isSameValue, splitCommon } from './compare';

const names = ['a', 'b', 'c'] as const;
const value = fc.oneof(fc.constantFrom(null, '', 'x', 'y', 0, 1, false), fc.array(fc.constantFrom('x', 'y')));
const version = fc.record({ a: value, b: value, c: value });

describe('isSameValue', () => {
  test.each([
    [undefined, null, true],
    [undefined, '', true],
    [0, null, false],
    [false, undefined, false],
    [['x', 'y'], ['x', 'y'], true],
    [['x', 'y'], ['y', 'x'], false],
    [[], null, false],
    [[], {}, false],
    [{ from: 'x' }, { from: 'x', to: null }, true],
    [{ from: 'x' }, { from: 'y' }, false],
    [Number.NaN, Number.NaN, true],
  ])('%j and %j: %s', (a, b, same) => {
    expect(isSameValue(a, b)).toBe(same);
    expect(isSameValue(b, a)).toBe(same);
  });

  test('a copy is the same', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => isSameValue(json, structuredClone(json))));
  });
});

describe('differences', () => {
  test('a field that only I changed is mine', () => {
    fc.assert(
      fc.property(version, version, (base, mine) => {
        expect(findDifferences(names, base, base, mine).every(({ by }) => by === 'mine')).toBe(true);
      }),
    );
  });

  test('a field that I did not change is theirs', () => {
    fc.assert(
      fc.property(version, version, (base, theirs) => {
        expect(findDifferences(names, base, theirs, base).every(({ by }) => by === 'theirs')).toBe(true);
      }),
    );
  });

  test('swapping the sides swaps mine and theirs and keeps the fields', () => {
    fc.assert(
      fc.property(version, version, version, (base, theirs, mine) => {
        const there = findDifferences(names, base, theirs, mine);
        const back = findDifferences(names, base, mine, theirs);
        expect(back.map(({ name }) => name)).toEqual(there.map(({ name }) => name));
        const swapped = { mine: 'theirs', theirs: 'mine', both: 'both' } as const;
        expect(back.map(({ by }) => by)).toEqual(there.map(({ by }) => swapped[by]));
      }),
    );
  });

  test('taking one side for every field gives that side', () => {
    fc.assert(
      fc.property(version, version, version, (base, theirs, mine) => {
        const merged = { ...mine };
        for (const { name, theirs: taken } of findDifferences(names, base, theirs, mine)) merged[name] = taken as never;
        expect(isSameValue(merged, theirs)).toBe(true);
      }),
    );
  });

  test('the same change on both sides is no conflict', () => {
    expect(findDifferences(names, { a: 1, b: 1, c: 1 }, { a: 2, b: 1, c: 1 }, { a: 2, b: 1, c: 3 })).toEqual([
      { name: 'c', base: 1, theirs: 1, mine: 3, by: 'mine' },
    ]);
  });
});

describe('splitCommon', () => {
  test.each([
    [['a', 'b'], [['a', 'c']], ['b'], 1],
    [['a', 'b'], [['a', 'b'], ['a']], ['b'], 1],
    [['a'], [['a', 'b']], [], 1],
    [[{ day: 1 }, { day: 2 }], [[{ day: 2 }]], [{ day: 1 }], 1],
    [['a'], [], ['a'], 0],
  ])('%j beside %j', (list, others, own, commonCount) => {
    expect(splitCommon<unknown>(list, others)).toEqual({ own, commonCount });
  });
});
