import { type Figure, toPercent } from './figure';

export type Counted = { key: number; value: number };

/**
 * Fills a distribution with all groups: those of `keys` in that order, 0 for a missing one (docs/domain.md 1.3.2), then
 * groups with unknown keys, sorted by key.
 *
 * @param empty creates the item of a missing group
 */
export function fillGroups<Item extends Counted>(
  keys: readonly number[],
  items: readonly Item[],
  empty: (key: number) => Item,
): Item[] {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const unknown = items.filter(({ key }) => !keys.includes(key)).sort((a, b) => a.key - b.key);
  return [...keys.map((key) => byKey.get(key) ?? empty(key)), ...unknown];
}

const sum = (items: readonly { value: number }[]) => items.reduce((all, { value }) => all + value, 0);

/** Adds to each item its percentage of the total. */
export function addShares<Item extends { value: number }>(items: readonly Item[]): (Item & { percent: Figure })[] {
  const whole = sum(items);
  return items.map((item) => ({ ...item, percent: toPercent(item.value, whole) }));
}

/**
 * The `count` largest items, and the sum and number of the others.
 *
 * @returns `rest` is undefined when there are no others
 */
export function splitLargest<Item extends { value: number }>(items: readonly Item[], count: number) {
  const sorted = [...items].sort((a, b) => b.value - a.value);
  const others = sorted.slice(count);
  return {
    top: sorted.slice(0, count),
    rest: others.length === 0 ? undefined : { value: sum(others), count: others.length },
  };
}
