import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyWorld } from '../../tests/copy-world';
import { getWorld } from '../../tests/world';
import { Fault } from '../fault';
import { messages } from '../messages';
import { resetState, state } from '../state';
import { remove, restore } from './remove';
import { type Table, update } from './update';

type Row = { id: string; version: number; word: string };

const world = copyWorld(getWorld(0));
let rows: Row[];
const table: Table<Row, Row> = { entityType: 'thing', rows: () => rows, toDto: (row) => row, masks: {} };
const ids = ['a', 'b', 'c'];
const start = () => {
  resetState(world);
  rows = ids.map((id) => ({ id, version: 1, word: id }));
};
beforeEach(start);

const by = { operatorName: '林晓' };
const getFault = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};
const refuse = () => {
  throw new Fault(messages.invalid);
};
const found = () => Object.fromEntries(rows.map(({ id, word }) => [id, word]));

describe('remove and restore', () => {
  test('deleting keeps exactly the other rows, and restoring brings all back unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids), { maxLength: 20 }), (touched) => {
        start();
        const gone = new Map<string, number>();
        for (const id of touched) {
          const version = gone.get(id);
          if (version === undefined) {
            const row = rows.find((one) => one.id === id) as Row;
            gone.set(id, remove(table, id, row.version, by).version);
          } else {
            expect(restore(table, id, version, by)).toEqual({ id, version: version + 1, word: id });
            gone.delete(id);
          }
          const left = ids.filter((one) => !gone.has(one));
          expect(found()).toEqual(Object.fromEntries(left.map((one) => [one, one])));
        }
        expect(state().changeLog).toHaveLength(touched.length);
      }),
    );
  });

  test('hides a deleted row', () => {
    remove(table, 'a', 1, by);
    expect(getFault(() => remove(table, 'a', 2, by)).status).toBe(404);
    expect(getFault(() => update(table, 'a', 2, () => ({}), { action: 'rename', ...by })).status).toBe(404);
  });

  test('refuses a stale version with the current row, and writes nothing', () => {
    update(table, 'a', 1, () => ({ word: 'new' }), { action: 'rename', ...by });
    const before = structuredClone({ rows, log: state().changeLog });
    const { status, details } = getFault(() => remove(table, 'a', 1, by));
    expect([status, details.data]).toEqual([409, { current: { id: 'a', version: 2, word: 'new' } }]);
    expect({ rows, log: state().changeLog }).toEqual(before);
  });

  test('restoring a row that is back already is a 409 with its current state', () => {
    remove(table, 'a', 1, by);
    const row = restore(table, 'a', 2, by);
    const { status, details } = getFault(() => restore(table, 'a', 2, by));
    expect([status, details.data]).toEqual([409, { current: row }]);
    expect(rows).toHaveLength(3);
  });

  test('cannot undo a deletion with the version before it', () => {
    const gone = remove(table, 'a', 1, by);
    const { status, details } = getFault(() => restore(table, 'a', 1, by));
    expect([status, details.data]).toEqual([409, { current: gone }]);
    expect(rows).toHaveLength(2);
  });

  test('answers 404 for a row that never existed', () => {
    expect(getFault(() => remove(table, 'x', 1, by)).status).toBe(404);
    expect(getFault(() => restore(table, 'x', 1, by)).status).toBe(404);
  });

  test('keeps the row when its check refuses', () => {
    expect(getFault(() => remove(table, 'a', 1, by, refuse)).status).toBe(422);
    expect(rows).toHaveLength(3);
    remove(table, 'a', 1, by);
    expect(getFault(() => restore(table, 'a', 2, by, refuse)).status).toBe(422);
    expect(found()).toEqual({ b: 'b', c: 'c' });
    expect(state().changeLog.map(({ action }) => action)).toEqual(['delete']);
  });

  test('keeps deleted rows of two entities with the same ids apart', () => {
    const other: Table<Row, Row> = { ...table, entityType: 'other', rows: () => [] };
    remove(table, 'a', 1, by);
    expect(getFault(() => restore(other, 'a', 2, by)).status).toBe(404);
  });
});
