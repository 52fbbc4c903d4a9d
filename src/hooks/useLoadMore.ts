import { useInfiniteScroll } from 'ahooks';
import type { RefObject } from 'react';
import { LOAD_MORE_THRESHOLD_PX } from '@/utils/constants';

type Page<Item> = { list: Item[]; total: number };

/**
 * A list that reads its next page when it is scrolled to within 100 px of its end.
 *
 * @param read reads page `current`, counted from 1
 * @param target the element that scrolls
 */
export function useLoadMore<Item>(
  read: (current: number) => Promise<Page<Item>>,
  target: RefObject<HTMLElement | null>,
) {
  return useInfiniteScroll<Page<Item> & { pages: number; isEmptyPage: boolean }>(
    async (shown) => {
      const current = (shown?.pages ?? 0) + 1;
      const page = await read(current);
      return { ...page, pages: current, isEmptyPage: page.list.length === 0 };
    },
    {
      target,
      threshold: LOAD_MORE_THRESHOLD_PX,
      // An empty page ends the list too: rows may have gone while it was read.
      isNoMore: (shown) => shown !== undefined && (shown.isEmptyPage || shown.list.length >= shown.total),
      onError: () => {},
    },
  );
}
