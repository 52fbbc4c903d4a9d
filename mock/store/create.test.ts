import { beforeEach, expect, test } from 'vitest';
import { copyWorld } from '../../tests/copy-world';
import { getWorld } from '../../tests/world';
import { Fault } from '../fault';
import { messages } from '../messages';
import { resetState, state } from '../state';
import { create } from './create';
import type { Base } from './row';
import type { Table } from './update';

type Row = Base & { word: string; note: string | null; secret: string };

let rows: Row[];
const table: Table<Row, Row> = {
  entityType: 'thing',
  rows: () => rows,
  toDto: (row) => row,
  masks: { secret: (secret) => '*'.repeat(secret.length) },
};
beforeEach(() => {
  resetState(copyWorld(getWorld(0)));
  rows = [];
});

const by = { operatorName: '林晓' };

test('stamps a new row and logs its fields, with sensitive ones masked', () => {
  const row = create(table, (base) => ({ ...base, word: 'new', note: null, secret: 'abc' }), by);
  expect(rows).toEqual([row]);
  expect(row).toMatchObject({ version: 1, createdByName: '林晓', updatedByName: '林晓', updatedAt: row.createdAt });
  expect(state().changeLog).toEqual([
    {
      id: '1',
      entityType: 'thing',
      entityId: row.id,
      action: 'create',
      changes: [
        { field: 'word', from: null, to: 'new' },
        { field: 'secret', from: null, to: '***' },
      ],
      operatorName: '林晓',
      createdAt: expect.stringMatching(/\+08:00$/),
    },
  ]);
});

test('gives every row a unique id', () => {
  const make = () => create(table, (base) => ({ ...base, word: '', note: null, secret: '' }), by).id;
  expect(new Set([make(), make(), make()]).size).toBe(3);
});

test('adds neither a row nor a log entry when the row is refused', () => {
  const refuse = () => {
    throw new Fault(messages.invalid);
  };
  expect(() => create(table, refuse, by)).toThrow(Fault);
  expect(rows).toEqual([]);
  expect(state().changeLog).toEqual([]);
});
