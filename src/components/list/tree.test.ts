import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getParentIds, getVisibleRows, type TreeRow, takeRows, toTree } from './tree';

type Row = { id: string; parentId: string | null };
const parentOf = ({ parentId }: Row) => parentId;

/** Rows whose parent is an earlier row, a missing one, or none. */
const trees = fc.array(fc.nat(), { maxLength: 12 }).map((numbers) =>
  numbers.map((number, index): Row => {
    const above = number % (index + 2);
    return { id: `${index}`, parentId: above === index ? null : above > index ? 'gone' : `${above}` };
  }),
);

const flatten = (rows: readonly TreeRow<Row>[]): Row[] =>
  rows.flatMap(({ children = [], ...row }) => [row, ...flatten(children)]);

test('puts every row into the tree once, below its parent or at the top', () => {
  fc.assert(
    fc.property(trees, (rows) => {
      const nested = toTree(rows, parentOf);
      const byId = (a: Row, b: Row) => Number(a.id) - Number(b.id);
      expect(flatten(nested).sort(byId)).toEqual(rows);
      const check = (level: readonly TreeRow<Row>[], parentId: string | null) => {
        for (const row of level) {
          expect([parentId ?? 'gone', parentId]).toContain(row.parentId);
          check(row.children ?? [], row.id);
        }
      };
      check(nested, null);
      const withChildren = rows.filter(({ id }) => rows.some(({ parentId }) => parentId === id));
      expect(getParentIds(rows, parentOf).sort()).toEqual(withChildren.map(({ id }) => id).sort());
    }),
  );
});

test('hides the children of a collapsed row', () => {
  const rows = [
    { id: 'a', parentId: null },
    { id: 'c', parentId: 'b' },
    { id: 'b', parentId: null },
    { id: 'd', parentId: 'a' },
  ];
  expect(getVisibleRows(toTree(rows, parentOf), new Set())).toEqual(['a', 'd', 'b', 'c']);
  expect(getVisibleRows(toTree(rows, parentOf), new Set(['b']))).toEqual(['a', 'd', 'b']);
});

test('takes the first visible rows of a long tree in order, and counts the rest', () => {
  fc.assert(
    fc.property(trees, fc.integer({ min: 1, max: 14 }), fc.nat(11), (rows, limit, closed) => {
      const nested = toTree(rows, parentOf);
      const collapsed = new Set([String(closed)]);
      const all = getVisibleRows(nested, collapsed);
      const { nested: drawn, left } = takeRows(nested, collapsed, limit);
      expect(getVisibleRows(drawn, collapsed)).toEqual(all.slice(0, limit));
      expect(left).toBe(Math.max(0, all.length - limit));
      if (left === 0) expect(drawn).toBe(nested);
    }),
  );
});
