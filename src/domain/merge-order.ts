/**
 * Ids that were moved to turn `base` into `mine`: the smallest set, so that all others keep their relative order. If
 * two neighbors were swapped, it is the one that is now first.
 */
function findMoved(base: readonly string[], mine: readonly string[]): Set<string> {
  const placeOf = new Map(base.map((id, index) => [id, index]));
  const place = (id: string) => placeOf.get(id) ?? -1;
  // Longest increasing subsequence of the old positions by patience sorting: `ends` holds the smallest end of each
  // length.
  const ends: string[] = [];
  const before = new Map<string, string | undefined>();
  for (const id of mine) {
    let length = ends.findIndex((end) => place(end) > place(id));
    if (length < 0) length = ends.length;
    before.set(id, ends[length - 1]);
    ends[length] = id;
  }
  const moved = new Set(mine);
  for (let id = ends.at(-1); id !== undefined; id = before.get(id)) moved.delete(id);
  return moved;
}

/**
 * Applies the moves from `base` to `mine` to the `current` order: a moved item is placed behind the item that it was
 * put behind, or first. All other items, including new ones, keep their order in `current`, and removed items are left
 * out.
 *
 * @param base ids in the order when editing began
 * @param mine ids in the order of this edit
 * @param current ids in the order that someone else has saved meanwhile
 * @returns exactly the ids of `current`
 */
export function mergeOrder(base: readonly string[], mine: readonly string[], current: readonly string[]): string[] {
  const there = new Set(current);
  const known = new Set(base);
  const order = mine.filter((id) => there.has(id) && known.has(id));
  const moved = findMoved(base, order);
  const merged = current.filter((id) => !moved.has(id));
  order.forEach((id, index) => {
    if (!moved.has(id)) return;
    const previous = order[index - 1];
    merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, id);
  });
  return merged;
}
