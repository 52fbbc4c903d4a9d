/**
 * An order that somebody gave, carried over to what is there by now: what has gone is left out, what is new
 * stands behind the one that it stands behind in `current`, or first.
 *
 * @param mine ids in the order that was given
 * @param current all ids that there are, in the order that they have
 * @returns exactly the ids of `current`
 */
export function carryOver(mine: readonly string[], current: readonly string[]): string[] {
  const there = new Set(current);
  const known = new Set(mine);
  const order = mine.filter((id) => there.has(id));
  current.forEach((id, index) => {
    if (known.has(id)) return;
    const before = current[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}
