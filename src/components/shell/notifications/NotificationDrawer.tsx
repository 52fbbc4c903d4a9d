import { Drawer, Segmented } from 'antd';
import { useState } from 'react';
import { useRestoreFocus } from '@/hooks/useRestoreFocus';
import { useText } from '@/hooks/useText';
import { notificationTexts } from '@/locales/notification';
import { NotificationList } from './NotificationList';
import styles from './notifications.module.css';
import type { PathOf } from './path-of';

const filters = ['all', 'unread'] as const;
type Filter = (typeof filters)[number];

type Props = { pathOf: PathOf; onClose: () => void };

/** Drawer with all notifications or the unread ones. */
export default function NotificationDrawer({ pathOf, onClose }: Props) {
  const t = useText(notificationTexts);
  const [filter, setFilter] = useState<Filter>('all');
  useRestoreFocus(true);
  return (
    <Drawer open onClose={onClose} title={t('title')} size={440} classNames={{ body: styles.body }}>
      <NotificationList
        key={filter}
        isUnreadOnly={filter === 'unread'}
        pathOf={pathOf}
        onLeave={onClose}
        filter={
          <Segmented<Filter>
            // The radio inside takes the focus; a focusable group would be an extra tab stop.
            tabIndex={-1}
            name="notifications"
            aria-label={t('filter')}
            options={filters.map((value) => ({ value, label: t(`filter.${value}`) }))}
            value={filter}
            onChange={setFilter}
          />
        }
      />
    </Drawer>
  );
}
