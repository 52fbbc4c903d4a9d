/** Index of the first row with each key. */
export function findFirstRows(keys: readonly (string | null)[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  for (const [index, key] of keys.entries()) if (key !== null && !first.has(key)) first.set(key, index);
  return first;
}
