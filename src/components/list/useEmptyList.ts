import { useMemoizedFn } from 'ahooks';
import { type RefObject, useMemo } from 'react';
import { getTab } from './codec';
import type { EmptyList } from './NoRows';
import type { useListQuery } from './useListQuery';

type Query = Pick<ReturnType<typeof useListQuery>, 'tabItems' | 'tabBar' | 'state'>;

/**
 * Props of the empty state; the same object until one of them changes.
 *
 * @param box gets the focus of the button that leads to another tab, as the button is removed with the empty state
 */
export function useEmptyList(
  { tabItems, tabBar, state }: Query,
  box: RefObject<HTMLElement | null>,
  onClearFilters: () => void,
  onReload: () => void,
): EmptyList {
  const { next, counts } = tabBar;
  const count = next && counts[next.key];
  const tab = getTab(tabItems, state.tab)?.label;
  const onOpen = useMemoizedFn(() => {
    box.current?.focus({ preventScroll: true });
    if (next) tabBar.show(next.key);
  });
  return useMemo(
    () => ({ tab, next: next && { label: next.label, count: count ?? 0, onOpen }, onClearFilters, onReload }),
    [tab, next, count, onOpen, onClearFilters, onReload],
  );
}
