import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyWorld } from '../../tests/copy-world';
import { getWorld } from '../../tests/world';
import type { Fault } from '../fault';
import { resetState, state } from '../state';
import { reorder, sortInOrder } from './reorder';
import type { Table } from './update';

type Row = { id: string; version: number; sort: number; createdAt: string; group: string };

const world = copyWorld(getWorld(0));
let rows: Row[];
const table: Table<Row, Row> = { entityType: 'thing', rows: () => rows, toDto: (row) => row, masks: {} };
beforeEach(() => resetState(world));

const scope = { name: 'mine', has: ({ group }: Row) => group === 'mine' };
const by = { operatorName: '林晓' };
const getIds = (list: readonly Row[]) => list.map(({ id }) => id);

const someRows = fc.uniqueArray(
  fc.record({
    id: fc.nat({ max: 99 }).map(String),
    version: fc.constant(1),
    // Few values, so that many rows are equal.
    sort: fc.integer({ min: 0, max: 4 }),
    createdAt: fc.constantFrom('2026-01-01T00:00:00.000+08:00', '2026-01-02T00:00:00.000+08:00'),
    group: fc.constantFrom('mine', 'other'),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
);
/** Rows, and a permutation of those in the scope. */
const shuffled = someRows.chain((list) => {
  const mine = getIds(list.filter(scope.has));
  return fc.record({
    list: fc.constant(list),
    ids: fc.shuffledSubarray(mine, { minLength: mine.length, maxLength: mine.length }),
  });
});

describe('the order of rows', () => {
  test('is by sort, newest first for equal values, regardless of the previous order', () => {
    fc.assert(
      fc.property(someRows, (list) => {
        const ordered = sortInOrder(list);
        expect(sortInOrder([...list].reverse())).toEqual(ordered);
        ordered.slice(1).forEach((row, index) => {
          const before = ordered[index] as Row;
          expect(before.sort).toBeLessThanOrEqual(row.sort);
          if (before.sort === row.sort) expect(before.createdAt >= row.createdAt).toBe(true);
        });
      }),
    );
  });
});

describe('reorder', () => {
  test('sets exactly the requested order, and leaves other scopes unchanged', () => {
    fc.assert(
      fc.property(shuffled, ({ list, ids }) => {
        resetState(world);
        rows = structuredClone(list);
        const base = getIds(sortInOrder(list.filter(scope.has)));
        expect(getIds(reorder(table, scope, { ids: [...ids], base }, by))).toEqual(ids);
        expect(getIds(sortInOrder(rows.filter(scope.has)))).toEqual(ids);
        expect(rows.filter((row) => !scope.has(row))).toEqual(list.filter((row) => !scope.has(row)));
        for (const row of rows) {
          const before = list.find(({ id }) => id === row.id) as Row;
          expect(row.version).toBe(before.sort === row.sort ? before.version : before.version + 1);
        }
        expect(state().changeLog).toHaveLength(1);
      }),
    );
  });

  test('rejects ids that differ from those of the scope with the current order, and writes nothing', () => {
    const filled = shuffled.filter(({ ids }) => ids.length > 0);
    const wrong = filled.chain(({ list, ids }) =>
      fc.record({
        list: fc.constant(list),
        ids: fc.constantFrom<string[]>(ids.slice(1), [...ids, 'x'], [...ids, ...ids.slice(0, 1)], ids.with(0, 'x')),
      }),
    );
    fc.assert(
      fc.property(wrong, ({ list, ids }) => {
        rows = structuredClone(list);
        resetState(world);
        const base = getIds(sortInOrder(list.filter(scope.has)));
        const run = () => reorder(table, scope, { ids, base }, by);
        expect(run).toThrow(
          expect.objectContaining({
            status: 409,
            details: { data: { current: getIds(sortInOrder(list.filter(scope.has))) } },
          }) as Fault,
        );
        expect(rows).toEqual(list);
        expect(state().changeLog).toEqual([]);
      }),
    );
  });

  test('rejects an order that is based on an outdated one, and writes nothing', () => {
    rows = ['a', 'b', 'c'].map((id, sort) => ({ id, version: 1, sort, createdAt: '', group: 'mine' }));
    const base = getIds(rows);
    reorder(table, scope, { ids: ['c', 'b', 'a'], base }, by);
    const before = structuredClone(rows);
    expect(() => reorder(table, scope, { ids: ['b', 'a', 'c'], base }, by)).toThrow(
      expect.objectContaining({ status: 409, details: { data: { current: ['c', 'b', 'a'] } } }) as Fault,
    );
    expect(rows).toEqual(before);
  });

  test('adds one log entry with both orders', () => {
    rows = ['a', 'b'].map((id, sort) => ({ id, version: 1, sort, createdAt: '', group: 'mine' }));
    reorder(table, scope, { ids: ['b', 'a'], base: ['a', 'b'] }, by);
    expect(state().changeLog).toEqual([
      expect.objectContaining({
        entityId: 'mine',
        action: 'reorder',
        changes: [{ field: 'sort', from: ['a', 'b'], to: ['b', 'a'] }],
      }),
    ]);
  });
});
