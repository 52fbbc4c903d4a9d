import type { Filter, TabRule } from './codec';

/** A tab of a list: a state in which somebody has to act. */
export type ListTab = TabRule & { label: string };

/** Tabs of a list, in front of the one for all rows, which every list that has some has as its last. */
export type ListTabs = {
  items: readonly ListTab[];
  /**
   * How many rows each of them has by its key, with `all`, under a filter, in place of which is what the tab itself
   * is about: as many as are shown once it is chosen. A failure is the
   * service's to keep quiet about (`errors: 'inline'`): the tabs then stand without numbers.
   */
  counts: (filter: never) => Promise<TabCounts>;
};

export type TabCounts = Readonly<Record<string, number>>;

/** The key of the tab of all rows. */
export const ALL = 'all';

/** The next tab in which there is something: those after it first, the one of all rows last. */
export function nextTab<Tab extends { key: string }>(tabs: readonly Tab[], current: string, counts: TabCounts) {
  const at = tabs.findIndex(({ key }) => key === current);
  const inTurn = [...tabs.slice(at + 1), ...tabs.slice(0, at)].sort(
    (one, other) => Number(one.key === ALL) - Number(other.key === ALL),
  );
  return inTurn.find(({ key }) => (counts[key] ?? 0) > 0);
}

/** The service of the counts, with the query that a list has. */
export type CountsService = (filter: Filter) => Promise<TabCounts>;
