import { CheckOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Empty, Flex, Skeleton } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { ListFailed } from '@/components/feedback/ListFailed';
import type { Notification, NotificationsRead } from '@/contract/notification';
import { toBusinessDay } from '@/domain/period/calendar';
import { useAction } from '@/hooks/useAction';
import { useLoadMore } from '@/hooks/useLoadMore';
import { useMinute } from '@/hooks/useMinute';
import { useText } from '@/hooks/useText';
import { notificationTexts } from '@/locales/notification';
import { dayBefore } from '@/utils/date';
import { groupNotifications } from './group-notifications';
import { NotificationGroup } from './NotificationGroup';
import { KindIcon, NotificationItem } from './NotificationItem';
import styles from './notifications.module.css';
import type { PathOf } from './path-of';
import { RefreshFailed } from './RefreshFailed';
import { getNewestAt, markRead, readPage, useUnread } from './unread';
import { useGroupText } from './useNotificationText';

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
  const getGroupText = useGroupText();
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

  const getUnread = (of: readonly Notification[]) => of.filter((one) => !isRead(one));

  const today = toBusinessDay(now);
  const getDayText = (day: string) => {
    if (day >= today) return t('today');
    return day === dayBefore(today) ? t('yesterday') : day;
  };
  const renderItem = (one: Notification) => (
    <NotificationItem
      key={one.id}
      notification={one}
      isRead={isRead(one)}
      path={pathOf(one)}
      onRead={() => mark({ ids: [one.id] })}
      onLeave={onLeave}
    />
  );

  const [first] = list;
  const hasNews = isLoaded && newestAt > knownAt.current;

  const rows = (
    <>
      {groupNotifications(list).map(({ day, groups }) => (
        <section key={day} aria-label={getDayText(day)}>
          <h3 className={styles.day}>{getDayText(day)}</h3>
          <ul className={styles.list}>
            {groups.map(({ key, of: [newest, ...others] }) =>
              others.length > 0 ? (
                <NotificationGroup
                  key={key}
                  icon={<KindIcon kind={newest.kind} />}
                  title={getGroupText(newest, others.length + 1)}
                  at={newest.at}
                  unreadCount={getUnread([newest, ...others]).length}
                  onRead={() => mark({ ids: getUnread([newest, ...others]).map(({ id }) => id) })}
                >
                  {[newest, ...others].map(renderItem)}
                </NotificationGroup>
              ) : (
                renderItem(newest)
              ),
            )}
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
