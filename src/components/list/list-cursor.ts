import type { Filter } from './codec';

/** The rows of a list around those that were shown, by id: the way through them from one to the next. */
export type ListCursor = {
  /** Reads a page of the list under the same filters and in the same order. */
  readPage: (current: number) => Promise<{ ids: string[]; isLast: boolean }>;
  ids: readonly string[];
  /** Where it stands, with all that it was asked for. */
  address: string;
  /** What the list was filtered by. */
  filter: Filter;
  /** Between these pages they stood, each as of when it was read. */
  first: number;
  last: number;
  /** There is nothing before, after them. */
  isStart: boolean;
  isEnd: boolean;
};

/** The ids before and after one in the list; of none that was not in it. */
export function getPrevNext({ ids }: ListCursor, id: string) {
  const at = ids.indexOf(id);
  return at < 0 ? {} : { previous: ids[at - 1], next: ids[at + 1] };
}

export type Side = 'previous' | 'next';

/** So many rows before the edge of what is known the next page is read: whoever goes through them quickly waits for none. */
const PREFETCH_ROWS = 2;

/** The side of an id on which the list goes on beyond what is known of it, once the edge is near. */
export function getSideToLoad({ ids, isStart, isEnd }: ListCursor, id: string): Side | undefined {
  const at = ids.indexOf(id);
  if (at < 0) return undefined;
  if (at >= ids.length - PREFETCH_ROWS && !isEnd) return 'next';
  return at < PREFETCH_ROWS && !isStart ? 'previous' : undefined;
}

async function withNext(trail: ListCursor): Promise<ListCursor> {
  const known = new Set(trail.ids);
  const isKnown = (id: string) => known.has(id);
  let current = trail.last;
  let page = await trail.readPage(current);
  // Rows that have left the list have drawn those after them forward, perhaps by pages.
  while (current > 1 && !page.ids.some(isKnown)) {
    current -= 1;
    page = await trail.readPage(current);
  }
  for (;;) {
    const fresh = page.ids.slice(page.ids.findLastIndex(isKnown) + 1);
    if (fresh.length > 0) return { ...trail, ids: [...trail.ids, ...fresh], last: current };
    if (page.isLast) return { ...trail, isEnd: true };
    current += 1;
    page = await trail.readPage(current);
  }
}

async function withPrevious(trail: ListCursor): Promise<ListCursor> {
  const known = new Set(trail.ids);
  for (let current = trail.first; current >= 1; current -= 1) {
    const { ids } = await trail.readPage(current);
    const at = ids.findIndex((id) => known.has(id));
    // Where all that is known has left the list, what stands in its place was after it.
    const isPast = at < 0 && current === trail.first;
    const fresh = isPast ? [] : ids.slice(0, at < 0 ? undefined : at);
    if (fresh.length > 0) return { ...trail, ids: [...fresh, ...trail.ids], first: current };
  }
  return { ...trail, isStart: true };
}

/**
 * A trail with the rows that follow on one side, or that there are none. Right also where rows have left the list
 * since: none is skipped, and none comes twice.
 *
 * @throws whatever the list's service does
 */
export const extendCursor = (trail: ListCursor, side: Side) =>
  side === 'next' ? withNext(trail) : withPrevious(trail);
