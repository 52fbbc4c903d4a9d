import { type Figure, percentOf } from './figure';

export type Counted = { key: number; value: number };

/**
 * A distribution over all its groups: those of `keys` in that order, one without an item as 0
 * (docs/domain.md 1.3.2), then the groups that nobody knows, by key.
 *
 * @param empty makes the item of a group that was left out
 */
export function filled<Item extends Counted>(
  keys: readonly number[],
  items: readonly Item[],
  empty: (key: number) => Item,
): Item[] {
  const byKey = new Map(items.map((item) => [item.key, item]));
  const unknown = items.filter(({ key }) => !keys.includes(key)).sort((a, b) => a.key - b.key);
  return [...keys.map((key) => byKey.get(key) ?? empty(key)), ...unknown];
}

const sum = (items: readonly { value: number }[]) => items.reduce((all, { value }) => all + value, 0);

/** Each item with its share of all of them. */
export function shares<Item extends { value: number }>(items: readonly Item[]): (Item & { percent: Figure })[] {
  const whole = sum(items);
  return items.map((item) => ({ ...item, percent: percentOf(item.value, whole) }));
}

/**
 * The `count` largest items, and what the others are together.
 *
 * @returns `rest` undefined when there are no others
 */
export function largest<Item extends { value: number }>(items: readonly Item[], count: number) {
  const sorted = [...items].sort((a, b) => b.value - a.value);
  const others = sorted.slice(count);
  return {
    top: sorted.slice(0, count),
    rest: others.length === 0 ? undefined : { value: sum(others), count: others.length },
  };
}
