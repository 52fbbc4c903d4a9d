import { useRequest } from 'ahooks';
import type { Filter } from './codec';
import type { CountsService, ListTabs, TabCounts } from './tabs';

/**
 * How many rows each tab of a list has. Read with the list, and again with it; numbers of another filter, and those
 * that could not be read again, are not shown.
 *
 * @param filter what the operator filters by
 * @param read changes whenever the list is read
 */
export function useTabCounts(tabs: ListTabs | undefined, filter: Filter, read: string): TabCounts | undefined {
  const asked = JSON.stringify(filter);
  const count = tabs?.counts as CountsService | undefined;
  const { data, error } = useRequest(async () => ({ asked, counts: await count?.(JSON.parse(asked)) }), {
    ready: count !== undefined,
    refreshDeps: [count, asked, read],
    // The list says what has failed; without numbers its tabs are as good.
    onError: () => {},
  });
  return error || data?.asked !== asked ? undefined : data.counts;
}
