import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyWorld } from '../../tests/copy-world';
import { getWorld } from '../../tests/world';
import { Fault } from '../fault';
import { messages } from '../messages';
import { resetState, state } from '../state';
import { type Table, update } from './update';

type Row = { id: string; version: number; word: string; secret: string | null };

const world = copyWorld(getWorld(0));
let rows: Row[];
const table: Table<Row, Omit<Row, 'secret'>> = {
  entityType: 'thing',
  rows: () => rows,
  toDto: ({ secret: _, ...row }) => row,
  masks: { secret: (secret) => '*'.repeat(secret.length) },
};
const start = () => {
  resetState(world);
  rows = ['a', 'b', 'c'].map((id) => ({ id, version: 1, word: '', secret: 'abc' }));
};
beforeEach(start);

const act = { action: 'rename', operatorName: '林晓' };
const getFault = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
};

const writes = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    word: fc.string(),
    /** Number of versions that the writer is behind. */
    behind: fc.constantFrom(0, 0, 0, 1, 2),
  }),
  { maxLength: 30 },
);

describe('update', () => {
  test('writes nothing for a stale version; otherwise increments the version and adds one log entry', () => {
    fc.assert(
      fc.property(writes, (list) => {
        start();
        for (const { id, word, behind } of list) {
          const before = structuredClone({ rows, log: state().changeLog });
          const row = rows.find((one) => one.id === id) as Row;
          const run = () => update(table, id, row.version - behind, () => ({ word }), act);
          if (behind > 0) {
            const { status, details } = getFault(run);
            expect([status, details.data]).toEqual([409, { current: table.toDto(row) }]);
            expect({ rows, log: state().changeLog }).toEqual(before);
          } else {
            expect(run()).toEqual({ ...row, word, version: row.version + 1 });
            expect(state().changeLog.slice(0, -1)).toEqual(before.log);
            expect(state().changeLog).toHaveLength(before.log.length + 1);
            expect(rows.filter((one) => one.id !== id)).toEqual(before.rows.filter((one) => one.id !== id));
          }
        }
        const ids = state().changeLog.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test('writes nothing when the change is refused', () => {
    const before = structuredClone(rows);
    const refuse = () => {
      throw new Fault(messages.invalid);
    };
    expect(getFault(() => update(table, 'a', 1, refuse, act)).status).toBe(422);
    expect(rows).toEqual(before);
    expect(state().changeLog).toEqual([]);
  });

  test('answers 404 for a missing row', () => {
    expect(getFault(() => update(table, 'x', 1, () => ({}), act)).status).toBe(404);
  });

  test('logs what changed, why and by whom, with sensitive fields masked', () => {
    update(table, 'a', 1, () => ({ word: 'new', secret: 'longer' }), { ...act, reason: 'because' });
    update(table, 'a', 2, () => ({ secret: null }), act);
    expect(state().changeLog).toEqual([
      {
        id: '1',
        entityType: 'thing',
        entityId: 'a',
        action: 'rename',
        changes: [
          { field: 'word', from: '', to: 'new' },
          { field: 'secret', from: '***', to: '******' },
        ],
        reason: 'because',
        operatorName: '林晓',
        createdAt: expect.stringMatching(/\+08:00$/),
      },
      expect.objectContaining({ id: '2', changes: [{ field: 'secret', from: '******', to: null }] }),
    ]);
  });
});
