import type { Filter } from './codec';

/** Ids of the rows around those shown in a list, for stepping from one to the next. */
export type ListCursor = {
  /** Loads a page of the list with the same filter and sort order. */
  readPage: (current: number) => Promise<{ ids: string[]; isLast: boolean }>;
  ids: readonly string[];
  /** URL of the list with its query. */
  address: string;
  /** The filter of the list. */
  filter: Filter;
  /** First and last page that `ids` covers, each as of the time it was loaded. */
  first: number;
  last: number;
  /** Rows per page. */
  pageSize: number;
  /** There are no rows before (`isStart`) or after (`isEnd`) them. */
  isStart: boolean;
  isEnd: boolean;
  /** Id of the row that was opened last, or stepped to; the list takes the focus back to it. */
  shown?: string | undefined;
};

/** The page of the list that has the row `id` of the cursor, unless rows have left the list since. */
export const getPage = ({ ids, first, pageSize }: ListCursor, id: string) =>
  first + Math.floor(ids.indexOf(id) / pageSize);

/** The ids before and after `id` in the list; empty if `id` is not in it. */
export function getPrevNext({ ids }: ListCursor, id: string) {
  const at = ids.indexOf(id);
  return at < 0 ? {} : { previous: ids[at - 1], next: ids[at + 1] };
}

export type Side = 'previous' | 'next';

/** The next page loads this many rows before the edge of the loaded ones, so that stepping quickly does not wait. */
const PREFETCH_ROWS = 2;

/** The side on which more rows have to load, once `id` is near the edge of the loaded ones. */
export function getSideToLoad({ ids, isStart, isEnd }: ListCursor, id: string): Side | undefined {
  const at = ids.indexOf(id);
  if (at < 0) return undefined;
  if (at >= ids.length - PREFETCH_ROWS && !isEnd) return 'next';
  return at < PREFETCH_ROWS && !isStart ? 'previous' : undefined;
}

async function withNext(cursor: ListCursor): Promise<ListCursor> {
  const known = new Set(cursor.ids);
  const isKnown = (id: string) => known.has(id);
  let current = cursor.last;
  let page = await cursor.readPage(current);
  // Rows that have left the list move those after them forward, perhaps by whole pages.
  while (current > 1 && !page.ids.some(isKnown)) {
    current -= 1;
    page = await cursor.readPage(current);
  }
  for (;;) {
    const fresh = page.ids.slice(page.ids.findLastIndex(isKnown) + 1);
    if (fresh.length > 0) return { ...cursor, ids: [...cursor.ids, ...fresh], last: current };
    if (page.isLast) return { ...cursor, isEnd: true };
    current += 1;
    page = await cursor.readPage(current);
  }
}

async function withPrevious(cursor: ListCursor): Promise<ListCursor> {
  const known = new Set(cursor.ids);
  for (let current = cursor.first; current >= 1; current -= 1) {
    const { ids } = await cursor.readPage(current);
    const at = ids.findIndex((id) => known.has(id));
    // If all loaded rows have left the list, the rows in their place came after them.
    const isPast = at < 0 && current === cursor.first;
    const fresh = isPast ? [] : ids.slice(0, at < 0 ? undefined : at);
    if (fresh.length > 0) return { ...cursor, ids: [...fresh, ...cursor.ids], first: current };
  }
  return { ...cursor, isStart: true };
}

/**
 * The cursor extended by the rows on one side, or marked as ended there. Rows that have left the list since do not
 * matter: no row is skipped or repeated.
 *
 * @throws whatever the service of the list throws
 */
export const extendCursor = (cursor: ListCursor, side: Side) =>
  side === 'next' ? withNext(cursor) : withPrevious(cursor);
