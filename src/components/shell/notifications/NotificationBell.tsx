import { BellOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import hidden from '@/components/display/hidden.module.css';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { notificationDrawerStore } from './drawer-store';
import { useUnread } from './unread';

const MAX_SHOWN_COUNT = 99;
const BADGE_ROOM = 16;
/** Unlike unread notifications, nothing to act on, so not red. */
const UNKNOWN_COLOR = '#6b6b6b';

/**
 * Unread count in the header of every screen, which opens the notifications. New ones are announced to screen readers;
 * nothing covers the page for them.
 */
export function NotificationBell() {
  const t = useText(appTexts);
  const { count: unread, isNews, isUnknown } = useUnread(true);
  const count = unread ?? 0;
  const name = isUnknown ? t('notificationsUnknown') : t('notifications', { count });

  return (
    <>
      <Button
        type="text"
        // The badge must not cover the next button.
        style={{ marginInlineEnd: BADGE_ROOM }}
        aria-label={name}
        aria-haspopup="dialog"
        icon={
          <Badge
            // A key for each state: the first count appears without animation, and "?" does not fade out in the color
            // of a count.
            key={isUnknown ? 'unknown' : unread === undefined ? 'none' : 'count'}
            count={isUnknown ? '?' : count}
            color={isUnknown ? UNKNOWN_COLOR : undefined}
            overflowCount={MAX_SHOWN_COUNT}
            size="small"
            // Beside the bell, so that it is not covered.
            offset={[6, -2]}
            title={name}
          >
            <BellOutlined aria-hidden style={{ fontSize: 18 }} />
          </Badge>
        }
        onClick={notificationDrawerStore.open}
      />
      <span className={hidden.hidden} aria-live="polite">
        {isNews && t('notificationsArrived', { count })}
      </span>
    </>
  );
}
