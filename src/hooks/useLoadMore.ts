import { useInfiniteScroll } from 'ahooks';
import type { RefObject } from 'react';
import { LOAD_MORE_THRESHOLD_PX } from '@/utils/constants';

type Page<Item> = { list: Item[]; total: number };

/** A page that did not arrive, and why. */
class PageFailure extends Error {
  constructor(
    readonly current: number,
    readonly reason: unknown,
  ) {
    super();
  }
}

/**
 * A list that reads its next page when it is scrolled to within 100 px of its end.
 *
 * @param read reads page `current`, counted from 1
 * @param target the element that scrolls
 * @returns among others what did not arrive, if anything: the list itself, anew or for the first time (`error`), or its
 * next page (`moreError`)
 */
export function useLoadMore<Item>(
  read: (current: number) => Promise<Page<Item>>,
  target: RefObject<HTMLElement | null>,
) {
  const { error, ...list } = useInfiniteScroll<Page<Item> & { pages: number; isEmptyPage: boolean }>(
    async (shown) => {
      const current = (shown?.pages ?? 0) + 1;
      const page = await read(current).catch((reason) => {
        throw new PageFailure(current, reason);
      });
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
  const failure = error instanceof PageFailure ? error : undefined;
  const isOfMore = failure !== undefined && failure.current > 1;
  return { ...list, error: isOfMore ? undefined : failure?.reason, moreError: isOfMore ? failure.reason : undefined };
}
