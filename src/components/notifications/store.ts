import { jobStore } from '@/components/jobs/store';
import type { Notification, NotificationsRead } from '@/contract/notification';
import { listNotificationPages, listNotifications, readNotifications } from '@/services/notification';
import { currentSession, onSessionEnd } from '@/session/forget';
import { createPoller } from './poller';

type Unread = {
  /** undefined: nobody has said yet. */
  count: number | undefined;
  /** The server was asked and did not say. As long as there is no count this is not the same as none. */
  hasFailed: boolean;
  /** When the newest of which this window knows came, in milliseconds. */
  newestAt: number;
  /** The last answer had something new in it, that nobody else on the screen says. */
  isNews: boolean;
};

const unknown: Unread = {
  count: undefined,
  hasFailed: false,
  newestAt: Number.NEGATIVE_INFINITY,
  isNews: false,
};
let unread = unknown;
const listeners = new Set<() => void>();
/** Counts what was marked as read: an answer to a question from before does not know of it. */
let marks = 0;

function put(next: Partial<Unread>) {
  unread = { ...unread, ...next };
  for (const listener of listeners) listener();
}

/** A job that was followed here has said by itself how it ended (JobNotices). */
const isSaid = ({ kind, entityId }: Notification) => kind === 'job' && jobStore.get().some(({ id }) => id === entityId);

async function read(asked: ReturnType<typeof listNotifications>) {
  const [session, marksThen] = [currentSession(), marks];
  const page = await asked;
  return { page, isCurrent: session === currentSession() && marksThen === marks };
}

async function poll() {
  const session = currentSession();
  const { page, isCurrent } = await read(listNotifications({ current: 1, pageSize: 1, unread: 'true' })).catch(
    (error) => {
      if (session === currentSession()) put({ hasFailed: true });
      throw error;
    },
  );
  if (!isCurrent) return;
  const [newest] = page.list;
  const at = newest ? Date.parse(newest.at) : unread.newestAt;
  const isFirst = unread.count === undefined;
  put({
    count: page.unreadCount,
    newestAt: Math.max(at, unread.newestAt),
    isNews: !isFirst && newest !== undefined && at > unread.newestAt && !isSaid(newest),
  });
}

const poller = createPoller(poll, {
  isSeen: () => document.visibilityState === 'visible',
  onSeenChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
});

onSessionEnd(() => {
  poller.stop();
  put(unknown);
});

/** How much the operator has not read, asked for in the background as long as somebody sees the window. */
export const notificationStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => unread,
  /** @returns stops asking */
  start() {
    poller.start();
    return poller.stop;
  },
  /** A page of the list, which counts anew. */
  async list(query: Parameters<typeof listNotificationPages>[0]) {
    const { page, isCurrent } = await read(listNotificationPages(query));
    const newestAt = Math.max(unread.newestAt, ...page.list.map(({ at }) => Date.parse(at)));
    if (isCurrent) put({ count: page.unreadCount, newestAt, isNews: false });
    return page;
  },
  /** @throws AppError when it could not be marked */
  async markRead(which: NotificationsRead) {
    const session = currentSession();
    marks += 1;
    const own = marks;
    const { unreadCount } = await readNotifications(which);
    if (session === currentSession() && own === marks) put({ count: unreadCount, isNews: false });
  },
};
