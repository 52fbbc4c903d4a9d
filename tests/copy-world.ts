import type { World } from '../mock/world';

/** Makes a value and all in it read-only. */
export function freeze(value: unknown) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/**
 * A world for one test, whose rows are its own. A table is copied when the test first reads it, since most tests use a
 * few of thirty. The histories of what was done before it begins are half of all rows and only ever replaced: tests share
 * them, and a write into them fails.
 */
export function copyWorld({ histories, ...tables }: World): World {
  freeze(histories);
  const copy = { histories } as World;
  for (const [name, table] of Object.entries(tables)) {
    let own: { rows: unknown } | undefined;
    Object.defineProperty(copy, name, {
      enumerable: true,
      configurable: true,
      get() {
        own ??= { rows: structuredClone(table) };
        return own.rows;
      },
      set(rows) {
        own = { rows };
      },
    });
  }
  return copy;
}
