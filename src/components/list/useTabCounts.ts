import { useRead } from '@/hooks/useRead';
import type { Filter } from './codec';
import type { CountsService, ListTabs, TabCounts } from './tabs';

/**
 * Number of rows per tab. Loads and reloads with the list; undefined if it fails.
 *
 * @param filter the operator's filter
 * @param shown the selected tab: another tab loads the counts again
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
