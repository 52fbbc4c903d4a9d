import { CheckOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Empty, Flex, Skeleton } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import type { Notification, NotificationsRead } from '@/contract/notification';
import { useAction } from '@/hooks/useAction';
import { useLoadMore } from '@/hooks/useLoadMore';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { notificationTexts } from '@/locales/notification';
import { businessClock } from '@/utils/date';
import { NotificationItem } from './NotificationItem';
import styles from './notifications.module.css';
import type { PathOf } from './path-of';
import { RefreshFailed } from './RefreshFailed';
import { getNewestAt, markRead, readPage, useUnread } from './unread';

type Day = { day: 'today' | 'earlier'; of: Notification[] };

const getDayGroup = (time: number) => businessClock(time).format('YYYY-MM-DD');

/**
 * Groups notifications by the business day of `now` (milliseconds) and earlier, keeping their order; leaves out empty
 * groups.
 */
function groupByDay(list: readonly Notification[], now: number): Day[] {
  const today = getDayGroup(now);
  const isToday = ({ at }: Notification) => getDayGroup(Date.parse(at)) >= today;
  const days: Day[] = [
    { day: 'today', of: list.filter(isToday) },
    { day: 'earlier', of: list.filter((one) => !isToday(one)) },
  ];
  return days.filter(({ of }) => of.length > 0);
}

const PAGE_SIZE = 20;

type Props = {
  isUnreadOnly: boolean;
  pathOf: PathOf;
  /** Called when the operator follows a notification. */
  onLeave: () => void;
  /** Control to filter by all or unread. */
  filter: ReactNode;
};

/** Whether `which` includes a notification, by the server's rule. */
const isIncluded = (which: NotificationsRead, { id, at }: Notification) =>
  'ids' in which ? which.ids.includes(id) : Date.parse(at) <= Date.parse(which.until);

/** Notifications, newest first; scrolling loads older ones. */
export function NotificationList({ isUnreadOnly, pathOf, onLeave, filter }: Props) {
  const t = useText(notificationTexts);
  const box = useRef<HTMLElement>(null);
  const reloadButton = useRef<HTMLButtonElement>(null);
  const now = useMinute();
  const { newestAt } = useUnread();
  /** Time of the newest notification known when the list was loaded. */
  const knownAt = useRef(Number.NEGATIVE_INFINITY);
  /** Marked as read since the list was loaded. */
  const [marked, setMarked] = useState<readonly NotificationsRead[]>([]);
  const { list, isLoaded, error, moreError, isReloading, isLoadingMore, hasMore, loadMore, reload } = useLoadMore(
    ['notification', 'list', isUnreadOnly],
    async (current) => {
      const query = { current, pageSize: PAGE_SIZE, ...(isUnreadOnly && { unread: 'true' as const }) };
      const page = await readPage(query);
      if (current === 1) knownAt.current = getNewestAt();
      return page;
    },
    box,
  );

  const mark = async (which: NotificationsRead) => {
    await markRead(which);
    setMarked((before) => [...before, which]);
  };
  const reloadAgain = () => {
    // The retry button is removed with the error.
    reloadButton.current?.focus();
    reload();
  };
  const [markAll, isMarking] = useAction(mark);
  const isRead = (one: Notification) => one.readAt !== null || marked.some((which) => isIncluded(which, one));

  const [first] = list;
  const hasNews = isLoaded && newestAt > knownAt.current;

  const rows = (
    <>
      {groupByDay(list, now).map(({ day, of }) => (
        <section key={day} aria-label={t(day)}>
          <h3 className={styles.day}>{t(day)}</h3>
          <ul className={styles.list}>
            {of.map((one) => (
              <NotificationItem
                key={one.id}
                notification={one}
                isRead={isRead(one)}
                path={pathOf(one)}
                onRead={() => mark({ ids: [one.id] })}
                onLeave={onLeave}
              />
            ))}
          </ul>
        </section>
      ))}
      {moreError ? (
        <ListFailed takesFocus error={moreError} onRetry={loadMore} />
      ) : (
        hasMore && (
          <Button block loading={isLoadingMore} onClick={loadMore}>
            {t('more')}
          </Button>
        )
      )}
    </>
  );

  return (
    <>
      <Flex className={styles.bar} justify="space-between" align="center" gap={8} wrap>
        {filter}
        <Flex gap={4}>
          <Button
            ref={reloadButton}
            type={hasNews ? 'link' : 'text'}
            icon={<ReloadOutlined aria-hidden />}
            aria-label={hasNews ? undefined : t('reload')}
            loading={isReloading}
            onClick={reload}
          >
            {hasNews && t('news')}
          </Button>
          <Button
            type="text"
            icon={<CheckOutlined aria-hidden />}
            loading={isMarking}
            disabled={!first}
            // Up to the newest shown one: later ones stay unread.
            onClick={() => first && markAll({ until: first.at })}
          >
            {t('readAll')}
          </Button>
        </Flex>
      </Flex>
      {isLoaded && error !== undefined && <RefreshFailed error={error} onRetry={reloadAgain} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus */}
      <section ref={box} className={styles.box} aria-label={t('title')} tabIndex={0}>
        {!isLoaded && error ? (
          <ListFailed error={error} onRetry={reload} />
        ) : !isLoaded ? (
          <Skeleton className={styles.none} active />
        ) : list.length === 0 ? (
          <Empty className={styles.none} description={t(isUnreadOnly ? 'noneUnread' : 'none')} />
        ) : (
          rows
        )}
      </section>
    </>
  );
}
