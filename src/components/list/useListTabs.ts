import { useMemoizedFn } from 'ahooks';
import { useMemo } from 'react';
import { useText } from '@/hooks/useText';
import { listTexts } from '@/locales/list';
import { getTab, type ListState } from './codec';
import type { FilterField } from './fields';
import { getFieldNames } from './fields';
import { ALL, type ListTab, type ListTabs, nextTab, type TabCounts } from './tabs';
import type { useListData } from './useListData';
import type { useListState } from './useListState';
import { useTabCounts } from './useTabCounts';

/** The tabs of a list, with the one for all rows added at the end. */
export function useTabItems(tabs: ListTabs | undefined): readonly ListTab[] | undefined {
  const t = useText(listTexts);
  return useMemo(() => tabs && [...tabs.items, { key: ALL, label: t('all') }], [tabs, t]);
}

/** The filters that the selected tab leaves open. */
export function useTabFields(fields: readonly FilterField[], items: readonly ListTab[] | undefined, shown?: string) {
  return useMemo(() => {
    const own = getTab(items, shown)?.filter;
    return own ? fields.filter((field) => !getFieldNames(field).some((name) => name in own)) : fields;
  }, [fields, items, shown]);
}

type Read = Pick<ReturnType<typeof useListData>, 'total' | 'isLoading' | 'error' | 'staleError'>;
type Go = ReturnType<typeof useListState>['go'];

const noCounts: TabCounts = {};

/**
 * Counts of the tabs. For the selected tab the total of the loaded list replaces the count, which may be older.
 *
 * @returns `counts`: known number of rows per tab; `next`: the tab to offer if the selected one is empty
 */
export function useListTabs(
  name: string,
  tabs: ListTabs | undefined,
  items: readonly ListTab[] | undefined,
  { tab: shown = '', filter }: ListState,
  { total, isLoading, error, staleError }: Read,
  go: Go,
) {
  const counted = useTabCounts(name, tabs, filter, shown);
  const counts = useMemo(() => {
    if (!counted) return noCounts;
    return isLoading || error || staleError ? counted : { ...counted, [shown]: total };
  }, [counted, isLoading, error, staleError, shown, total]);
  const show = useMemoizedFn((tab: string) => go({ tab }));
  return { counts, show, next: items && nextTab(items, shown, counts) };
}
