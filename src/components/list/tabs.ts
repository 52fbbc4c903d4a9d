import type { Filter, TabRule } from './codec';

/** A tab of a list: a state that needs action. */
export type ListTab = TabRule & { label: string };

/** Tabs of a list, before the one for all rows, which is always added as the last. */
export type ListTabs = {
  items: readonly ListTab[];
  /**
   * Number of rows per tab key, with `all`, under the given filter; the filter of each tab overrides it, so the count
   * is the number of rows that the tab shows. The service must not report errors itself (`errors: 'inline'`): the tabs
   * then have no numbers.
   */
  counts: (filter: never) => Promise<TabCounts>;
};

export type TabCounts = Readonly<Record<string, number>>;

/** Key of the tab with all rows. */
export const ALL = 'all';

/** The next tab with rows: first the ones after the current tab, the one with all rows last. */
export function nextTab<Tab extends { key: string }>(tabs: readonly Tab[], current: string, counts: TabCounts) {
  const at = tabs.findIndex(({ key }) => key === current);
  const inTurn = [...tabs.slice(at + 1), ...tabs.slice(0, at)].sort(
    (one, other) => Number(one.key === ALL) - Number(other.key === ALL),
  );
  return inTurn.find(({ key }) => (counts[key] ?? 0) > 0);
}

/** The counts service, with the query type of a list. */
export type CountsService = (filter: Filter) => Promise<TabCounts>;
