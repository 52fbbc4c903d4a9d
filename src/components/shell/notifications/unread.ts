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
  /** When the newest notification came that this window knows, in milliseconds. */
  newestAt: number;
  /** The last poll brought something new that nothing else on the screen shows. */
  isNews: boolean;
  /** How many polls had failed before this count. */
  failures: number;
};

/** Marks in this window: an answer to a question from before a mark does not know of it. */
let marks = 0;

/** @returns whether nothing was marked and the session has not ended since */
function watch() {
  const [session, marksThen] = [getSessionNumber(), marks];
  return () => session === getSessionNumber() && marksThen === marks;
}

const getUnread = () => queryClient.getQueryData<Unread>(queryKey);

/** When the newest notification came that this window knows, in milliseconds. */
export const getNewestAt = () => getUnread()?.newestAt ?? Number.NEGATIVE_INFINITY;

function setCount(count: number, newestAt = getNewestAt()) {
  queryClient.setQueryData<Unread>(queryKey, { count, newestAt, isNews: false, failures: getUnread()?.failures ?? 0 });
}

/** A job that was followed here has announced its end itself (JobNotices). */
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

/** 30 s after an answer, twice as long after each failure that follows, at most 5 min. */
const getPause = ({ state }: Query<Unread>) =>
  Math.min(MAX_POLL_MS, POLL_MS * 2 ** (state.errorUpdateCount - (state.data?.failures ?? 0)));

const getAge = ({ state }: Query<Unread>) => Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt);

/**
 * How much the operator has not read.
 *
 * @param isPolled asks for it in the background as long as the window is visible
 */
export function useUnread(isPolled = false) {
  const { data, errorUpdateCount } = useQuery(
    {
      queryKey,
      queryFn: poll,
      // A window that was opened in the background asks once it is visible.
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
    /** Nobody knows how much it is: the server was asked and did not answer. */
    isUnknown: data === undefined && errorUpdateCount > 0,
  };
}

/** A page of the list, which is counted with it. */
export async function readPage(query: Parameters<typeof listNotificationPages>[0]) {
  const isCurrent = watch();
  const page = await listNotificationPages(query);
  if (isCurrent()) setCount(page.unreadCount, Math.max(getNewestAt(), ...page.list.map(({ at }) => Date.parse(at))));
  return page;
}

/** @throws AppError when it could not be marked */
export async function markRead(which: NotificationsRead) {
  marks += 1;
  const isCurrent = watch();
  void queryClient.cancelQueries({ queryKey });
  const { unreadCount } = await readNotifications(which);
  if (isCurrent()) setCount(unreadCount);
}
