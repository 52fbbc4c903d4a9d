import { focusManager, type Query, useQuery } from '@tanstack/react-query';
import { jobStore } from '@/components/shell/jobs/store';
import type { Notification, NotificationsRead } from '@/contract/notification';
import { listNotificationPages, listNotifications, readNotifications } from '@/services/notification';
import { queryClient } from '@/services/query-client';
import { getSessionNumber } from '@/session/forget';

const POLL_MS = 30_000;
const MAX_POLL_MS = 5 * 60_000;
const queryKey = ['notification', 'unread'];

type Unread = {
  count: number;
  /** Time of the newest notification known in this window, in milliseconds. */
  newestAt: number;
  /** The last poll found something new that is not shown elsewhere on screen. */
  isNews: boolean;
  /** Number of failed polls before this count. */
  failures: number;
};

/** Number of marks in this window: a response to an earlier request does not include them. */
let marks = 0;

/** @returns a check that nothing was marked and the session has not ended since */
function watch() {
  const [session, marksThen] = [getSessionNumber(), marks];
  return () => session === getSessionNumber() && marksThen === marks;
}

const getUnread = () => queryClient.getQueryData<Unread>(queryKey);

/** Time of the newest notification known in this window, in milliseconds. */
export const getNewestAt = () => getUnread()?.newestAt ?? Number.NEGATIVE_INFINITY;

function setCount(count: number, newestAt = getNewestAt()) {
  queryClient.setQueryData<Unread>(queryKey, { count, newestAt, isNews: false, failures: getUnread()?.failures ?? 0 });
}

/** JobNotices has already announced the end of a job followed here. */
const isFollowedJob = ({ kind, entityId }: Notification) =>
  kind === 'job' && jobStore.get().some(({ id }) => id === entityId);

async function poll(): Promise<Unread> {
  const { list, unreadCount } = await listNotifications({ current: 1, pageSize: 1, unread: 'true' });
  const [newest] = list;
  const at = newest ? Date.parse(newest.at) : Number.NEGATIVE_INFINITY;
  return {
    count: unreadCount,
    newestAt: Math.max(at, getNewestAt()),
    isNews: newest !== undefined && getUnread() !== undefined && at > getNewestAt() && !isFollowedJob(newest),
    failures: queryClient.getQueryState(queryKey)?.errorUpdateCount ?? 0,
  };
}

/** 30 s after a response, doubled after each further failure, at most 5 min. */
const getPause = ({ state }: Query<Unread>) =>
  Math.min(MAX_POLL_MS, POLL_MS * 2 ** (state.errorUpdateCount - (state.data?.failures ?? 0)));

const getAge = ({ state }: Query<Unread>) => Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt);

/**
 * Unread count of the operator.
 *
 * @param isPolled polls in the background while the window is visible
 */
export function useUnread(isPolled = false) {
  const { data, errorUpdateCount } = useQuery(
    {
      queryKey,
      queryFn: poll,
      // A window opened in the background polls once it is visible.
      enabled: ({ state }) =>
        isPolled && (focusManager.isFocused() || state.dataUpdateCount + state.errorUpdateCount > 0),
      refetchInterval: getPause,
      refetchOnWindowFocus: (query) => getAge(query) >= getPause(query) && 'always',
    },
    queryClient,
  );
  return {
    count: data?.count,
    isNews: data?.isNews ?? false,
    newestAt: data?.newestAt ?? Number.NEGATIVE_INFINITY,
    /** The count is unknown: all requests so far have failed. */
    isUnknown: data === undefined && errorUpdateCount > 0,
  };
}

/** Loads a page of the list and updates the count from its response. */
export async function readPage(query: Parameters<typeof listNotificationPages>[0]) {
  const isCurrent = watch();
  const page = await listNotificationPages(query);
  if (isCurrent()) setCount(page.unreadCount, Math.max(getNewestAt(), ...page.list.map(({ at }) => Date.parse(at))));
  return page;
}

/** @throws AppError if marking fails */
export async function markRead(which: NotificationsRead) {
  marks += 1;
  const isCurrent = watch();
  void queryClient.cancelQueries({ queryKey });
  const { unreadCount } = await readNotifications(which);
  if (isCurrent()) setCount(unreadCount);
}
