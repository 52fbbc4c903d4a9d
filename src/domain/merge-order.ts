/**
 * An order that somebody is giving to things of which others have come and gone in the meantime: those
 * that are still there as they were put, the new ones after them as they came.
 */
export function mergeOrder(mine: readonly string[], current: readonly string[]): string[] {
  const there = new Set(current);
  const placed = new Set(mine);
  return [...mine.filter((id) => there.has(id)), ...current.filter((id) => !placed.has(id))];
}
