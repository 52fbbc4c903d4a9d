import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { manyOf } from '../../src/contract/common';
import { filterBy, type Matchers, matchOne, page, sortBy } from './list';

type Row = { id: string; name: string | null; count: number; visitedAt: string | null };
type Filter = { name?: string; minCount?: number; visited?: boolean };

const rows = fc.uniqueArray(
  fc.record({
    id: fc.nat({ max: 500 }).map(String),
    // Few values, so that many rows are equal.
    name: fc.option(fc.constantFrom('a', 'b', 'c')),
    count: fc.integer({ min: 0, max: 3 }),
    visitedAt: fc.option(fc.constantFrom('2026-01-01', '2026-01-02')),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
);
const sorts = fc.constantFrom('name', 'count', 'visitedAt', 'id').chain((field) => fc.constantFrom(field, `-${field}`));
const ids = (list: readonly Row[]) => list.map(({ id }) => id);

const matchers: Matchers<Row, Filter> = {
  name: (name) => (row) => row.name === name,
  minCount: (min) => (row) => row.count >= min,
  visited: (visited) => (row) => (row.visitedAt !== null) === visited,
};

describe('sorting', () => {
  test('does not depend on the previous order, and loses no row', () => {
    fc.assert(
      fc.property(rows, sorts, fc.infiniteStream(fc.nat()), (list, sort, stream) => {
        const shuffled = list
          .map((row) => ({ row, at: stream.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ row }) => row);
        const sorted = sortBy(list, sort);
        expect(sortBy(shuffled, sort)).toEqual(sorted);
        expect(ids(sorted).sort()).toEqual(ids(list).sort());
      }),
    );
  });

  test('puts unknown values last in both directions', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('visitedAt', '-visitedAt'), (list, sort) => {
        const known = sortBy(list, sort).map(({ visitedAt }) => visitedAt !== null);
        expect(known).toEqual([...known].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  test('is ascending, and descending with a minus', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const counts = sortBy(list, 'count').map(({ count }) => count);
        expect(counts).toEqual([...counts].sort((a, b) => a - b));
        expect(sortBy(list, '-count').map(({ count }) => count)).toEqual(counts.reverse());
      }),
    );
  });
});

test('the pages of a sorted list contain the whole list in order', () => {
  fc.assert(
    fc.property(rows, sorts, fc.integer({ min: 1, max: 20 }), (list, sort, pageSize) => {
      const count = Math.ceil(list.length / pageSize);
      // Each page is requested again, as callers do.
      const pages = Array.from({ length: count }, (_, index) => page(sortBy(list, sort), index + 1, pageSize));
      expect(pages.flatMap((one) => one.list)).toEqual(sortBy(list, sort));
      expect(pages.every(({ total }) => total === list.length)).toBe(true);
      expect(page(list, count + 1, pageSize).list).toEqual([]);
    }),
  );
});

describe('filters', () => {
  const filters = fc.record(
    { name: fc.constantFrom('a', 'b'), minCount: fc.integer({ min: 0, max: 4 }), visited: fc.boolean() },
    { requiredKeys: [] },
  );

  test('keeps all rows without a filter', () => {
    fc.assert(
      fc.property(rows, (list) => {
        expect(filterBy(list, matchers, {})).toEqual(list);
      }),
    );
  });

  test('applying filters one after another, in any order, equals applying both at once', () => {
    fc.assert(
      fc.property(rows, filters, (all, { name, minCount, visited }) => {
        const both = filterBy(all, matchers, { name, minCount, visited });
        const there = filterBy(filterBy(all, matchers, { name, visited }), matchers, { minCount });
        const back = filterBy(filterBy(all, matchers, { minCount }), matchers, { name, visited });
        expect(there).toEqual(both);
        expect(back).toEqual(both);
      }),
    );
  });

  test('with several values keep the rows that have one of them, in any order of values', () => {
    const Names = manyOf(z.enum(['a', 'b', 'c']));
    const matchers: Matchers<Row, { names?: z.output<typeof Names> }> = { names: matchOne((row) => row.name) };
    const listed = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(rows, listed, (list, names) => {
        expect(filterBy(list, matchers, { names: Names.parse(names.join(',')) })).toEqual(
          list.filter(({ name }) => names.some((one) => one === name)),
        );
      }),
    );
  });

  test('give the same rows before and after sorting', () => {
    fc.assert(
      fc.property(rows, filters, sorts, (list, filter, sort) => {
        expect(filterBy(sortBy(list, sort), matchers, filter)).toEqual(sortBy(filterBy(list, matchers, filter), sort));
      }),
    );
  });
});
