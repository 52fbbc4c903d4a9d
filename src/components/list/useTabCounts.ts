import { useRead } from '@/hooks/useRead';
import type { Filter } from './codec';
import type { CountsService, ListTabs, TabCounts } from './tabs';

/**
 * How many rows each tab of a list has. Read with the list, and again with it; if that fails the tabs stand without
 * numbers.
 *
 * @param filter the operator's filter
 * @param shown the tab that is open: the counts are read again with its rows
 */
export function useTabCounts(
  name: string,
  tabs: ListTabs | undefined,
  filter: Filter,
  shown: string,
): TabCounts | undefined {
  const count = tabs?.counts as CountsService | undefined;
  const { data, error } = useRead([name, 'counts', filter, shown], async () => (await count?.(filter)) ?? null, {
    enabled: count !== undefined,
  });
  return error || !data ? undefined : data;
}
