import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { type ReactNode, useId, useRef, useState } from 'react';
import { RelativeTime } from '@/components/display/RelativeTime';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { notificationTexts } from '@/locales/notification';
import styles from './notifications.module.css';
import { ReadButton } from './ReadButton';
import { useRowFocus } from './useRowFocus';

type Props = {
  icon: ReactNode;
  /** Kind of the notifications and their number. */
  title: string;
  /** Time of the newest one. */
  at: string;
  unreadCount: number;
  /** Marks all of them as read. */
  onRead: () => Promise<unknown>;
  children: ReactNode;
};

/** Several notifications of the same kind and day, folded into one row. */
export function NotificationGroup({ icon, title, at, unreadCount, onRead, children }: Props) {
  const t = useText(notificationTexts);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [markRead, isMarking] = useAction(onRead);
  const row = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isRead = unreadCount === 0;
  useRowFocus(row, isRead);
  const read = () => {
    // The pressed button is removed. Otherwise the first notification of the group would take the focus.
    toggle.current?.focus();
    void markRead();
  };
  return (
    <li>
      <div ref={row} className={isRead ? styles.item : `${styles.item} ${styles.unread}`}>
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
        <button
          ref={toggle}
          type="button"
          className={`${styles.text} ${styles.target}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.words}>
            {title} {isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}{' '}
          </span>
          <span className={styles.time}>
            {!isRead && <span>{t('group.unread', { count: unreadCount })}</span>}
            <RelativeTime instant={at} />
          </span>
        </button>
        {!isRead && <ReadButton words={title} isMarking={isMarking} onClick={read} />}
      </div>
      {isOpen && (
        <ul id={id} className={`${styles.list} ${styles.members}`} aria-label={title}>
          {children}
        </ul>
      )}
    </li>
  );
}
