import { BellOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import hidden from '@/components/hidden.module.css';
import { useText } from '@/hooks/useText';
import { appTexts } from '@/locales/app';
import type { PathOf } from './path-of';
import { notificationStore } from './store';
import { useUnread } from './useUnread';

// Loaded by whoever looks at the list.
const NotificationDrawer = lazy(() => import('./NotificationDrawer'));

const MOST_SHOWN = 99;
/** Nothing to act on, so not the red of what is unread. */
const UNKNOWN_COLOR = '#6b6b6b';

/**
 * How much the operator has not read, in the header of every screen, and the way to the list. News are said to a screen
 * reader; nothing is laid over the page for them.
 *
 * @param pathOf where a notification leads
 */
export function NotificationBell({ pathOf }: { pathOf: PathOf }) {
  const t = useText(appTexts);
  const { count = 0, isNews, isUnknown } = useUnread();
  const name = isUnknown ? t('notificationsUnknown') : t('notifications', { count });
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useEffect(() => notificationStore.start(), []);

  return (
    <>
      <Button
        type="text"
        aria-label={name}
        aria-haspopup="dialog"
        icon={
          <Badge
            // Two badges, so that the one does not fade out in the colour of the other.
            key={String(isUnknown)}
            count={isUnknown ? '?' : count}
            color={isUnknown ? UNKNOWN_COLOR : undefined}
            overflowCount={MOST_SHOWN}
            size="small"
            // Beside the bell, which would be covered.
            offset={[6, -2]}
            title={name}
          >
            <BellOutlined aria-hidden style={{ fontSize: 18 }} />
          </Badge>
        }
        onClick={() => setIsOpen(true)}
      />
      <span className={hidden.hidden} aria-live="polite">
        {isNews && t('notificationsArrived', { count })}
      </span>
      {isOpen && (
        <ErrorBoundary>
          <Suspense>
            <NotificationDrawer pathOf={pathOf} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
