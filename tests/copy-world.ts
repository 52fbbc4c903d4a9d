import type { World } from '../mock/world';

function freeze(value: unknown) {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/**
 * A world for one test, whose rows are its own. What was done before it begins is half of all there is, and is only ever
 * replaced: tests share it, and whoever writes into it fails.
 */
export function copyWorld({ histories, ...rows }: World): World {
  freeze(histories);
  return { ...structuredClone(rows), histories };
}
