import { shareSources } from '../mock/track/sources';
import type { World } from '../mock/world';

/** Freezes a value and everything nested in it. */
export function freeze(value: unknown) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** Tables whose nested values are replaced by tests and the mock, and never mutated. */
const replacedTables = new Set([
  'members',
  'records',
  'reports',
  'agreements',
  'followUps',
  'hospitals',
  'channelLinks',
  'projectLinks',
]);

function copyTable(name: string, table: unknown) {
  if (!replacedTables.has(name)) return structuredClone(table);
  freeze(table);
  return (table as object[]).map((row) => ({ ...row }));
}

/**
 * Copies a world for one test. Each table is copied on first read, since most tests read a few of the thirty. In large
 * tables the rows are copied, and the values nested in them are shared and frozen, so that a write into them throws.
 * Histories are half of all rows and are only ever replaced, so tests share them.
 */
export function copyWorld(world: World): World {
  const { histories, ...tables } = world;
  freeze(histories);
  const copy = { histories } as World;
  for (const [name, table] of Object.entries(tables)) {
    let own: { rows: unknown } | undefined;
    Object.defineProperty(copy, name, {
      enumerable: true,
      configurable: true,
      get() {
        own ??= { rows: copyTable(name, table) };
        return own.rows;
      },
      set(rows) {
        own = { rows };
      },
    });
  }
  shareSources(world, copy);
  return copy;
}
