/** Copies of a list with one change. An index beyond an end is clamped. */
export const insertAt = <Item>(list: readonly Item[], item: Item, at: number) => {
  const place = Math.min(Math.max(Math.trunc(at), 0), list.length);
  return [...list.slice(0, place), item, ...list.slice(place)];
};

export const removeAt = <Item>(list: readonly Item[], at: number) => list.filter((_, index) => index !== at);

export const replaceAt = <Item>(list: readonly Item[], at: number, item: Item) =>
  list.map((old, index) => (index === at ? item : old));

/** `to` is the item's index after the move. */
export const moveTo = <Item>(list: readonly Item[], at: number, to: number) =>
  list.slice(at, at + 1).reduce((rest, item) => insertAt(rest, item, to), removeAt(list, at));
