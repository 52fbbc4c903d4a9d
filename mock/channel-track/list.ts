import type { z } from 'zod';
import type { ChannelTrack, channelTrackApi } from '../../src/contract/channel-track';
import { state } from '../state';
import { getDays, getListedTracks, getLoggedTracks } from './current-tracks';
import { checkPeriod, createMatcher, createTypeMatcher, type Filter } from './filter';
import { createTrackPresenter } from './table';
import type { TrackRow } from './track-row';

type Query = z.output<typeof channelTrackApi.list.query>;
type Sort = Query['sort'];

/** Yields the matching rows of each day, in the requested order of days. */
function* iterateDays(filter: Filter, sort: Sort, now = Date.now()) {
  const at = { world: state().world, now };
  const [matches, isAsked] = [createMatcher(filter), createTypeMatcher(filter)];
  const isOldestFirst = sort === 'occurredAt';
  const days = getDays(filter, at);
  for (const day of isOldestFirst ? days : days.toReversed()) {
    yield {
      day,
      rows: getListedTracks(day, at).filter((row) => isAsked(row) && matches(row)),
      inOrder: <Row extends { at: number; id: string }>(rows: readonly Row[]) =>
        [...rows].sort((a, b) => (a.at - b.at || Number(a.id) - Number(b.id)) * (isOldestFirst ? 1 : -1)),
    };
  }
}

/**
 * Page of the rows of a period. Full rows are looked up only for the days on that page.
 * @param now in milliseconds; later rows are omitted
 */
export function getTracksPage(
  { current, pageSize, sort, ...filter }: Omit<Query, 'asOf'>,
  now = Date.now(),
): { list: ChannelTrack[]; total: number } {
  checkPeriod(filter);
  const [first, end] = [(current - 1) * pageSize, current * pageSize];
  const list: TrackRow[] = [];
  let total = 0;
  for (const { day, rows, inOrder } of iterateDays(filter, sort, now)) {
    const shown = total < end && total + rows.length > first;
    if (shown) {
      const byId = new Map(getLoggedTracks(day, { world: state().world, now }).map((row) => [row.id, row]));
      const ids = inOrder(rows).slice(Math.max(0, first - total), end - total);
      list.push(...ids.flatMap(({ id }) => byId.get(id) ?? []));
    }
    total += rows.length;
  }
  return { list: list.map(createTrackPresenter()), total };
}

/** Ids of all rows of a period, in list order. */
export function getMatchingTrackIds({
  filter,
  sort,
  excludedIds,
}: {
  filter: Filter;
  sort?: Sort;
  excludedIds: string[];
}) {
  checkPeriod(filter);
  const excluded = new Set(excludedIds);
  return [...iterateDays(filter, sort)].flatMap(({ rows, inOrder }) =>
    inOrder(rows).flatMap(({ id }) => (excluded.has(id) ? [] : id)),
  );
}
