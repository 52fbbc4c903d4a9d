import { BellOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import hidden from '@/components/display/hidden.module.css';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import { notificationDrawerStore } from './drawer-store';
import { useUnread } from './unread';

const MAX_SHOWN_COUNT = 99;
const BADGE_ROOM = 16;
/** Nothing to act on, so not the red of what is unread. */
const UNKNOWN_COLOR = '#6b6b6b';

/**
 * How much the operator has not read, in the header of every screen, and the way to the list. News are said to a screen
 * reader; nothing is laid over the page for them.
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
        // What stands beside the bell is not to cover its neighbour.
        style={{ marginInlineEnd: BADGE_ROOM }}
        aria-label={name}
        aria-haspopup="dialog"
        icon={
          <Badge
            // Another badge for each state: the first count appears without a motion, and "?" does not fade out in the
            // color of a count.
            key={isUnknown ? 'unknown' : unread === undefined ? 'none' : 'count'}
            count={isUnknown ? '?' : count}
            color={isUnknown ? UNKNOWN_COLOR : undefined}
            overflowCount={MAX_SHOWN_COUNT}
            size="small"
            // Beside the bell, which would be covered.
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
