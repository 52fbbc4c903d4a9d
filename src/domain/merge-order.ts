/**
 * Which things somebody has moved to make `mine` of `base`: as few as can be, all others stand to one another
 * as they did. Of two neighbours that changed places it is the one that stands first now.
 */
function movedIn(base: readonly string[], mine: readonly string[]): Set<string> {
  const placeOf = new Map(base.map((id, index) => [id, index]));
  const place = (id: string) => placeOf.get(id) ?? -1;
  // The longest ascending run of old places, by patience: who ends the shortest possible run of each length.
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
 * The order that somebody made of `base` by moving things, made of what is there by now instead: what they
 * moved stands behind the one that they put it behind, or first; everything else, new things too, stands as in
 * `current`, and what has gone is left out.
 *
 * @param base ids in the order that they began with
 * @param mine ids in the order that they gave
 * @param current ids in the order that somebody else has given in the meantime
 * @returns exactly the ids of `current`
 */
export function mergeOrder(base: readonly string[], mine: readonly string[], current: readonly string[]): string[] {
  const there = new Set(current);
  const known = new Set(base);
  const order = mine.filter((id) => there.has(id) && known.has(id));
  const moved = movedIn(base, order);
  const merged = current.filter((id) => !moved.has(id));
  order.forEach((id, index) => {
    if (!moved.has(id)) return;
    const previous = order[index - 1];
    merged.splice(previous === undefined ? 0 : merged.indexOf(previous) + 1, 0, id);
  });
  return merged;
}
