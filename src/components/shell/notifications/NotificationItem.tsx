import {
  AlertOutlined,
  AuditOutlined,
  BellOutlined,
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  MedicineBoxOutlined,
  ScheduleOutlined,
  SwapOutlined,
  UserAddOutlined,
  UserSwitchOutlined,
} from '@ant-design/icons';
import { Link } from '@umijs/max';
import { type ComponentType, type MouseEvent, useRef } from 'react';
import hidden from '@/components/display/hidden.module.css';
import { RelativeTime } from '@/components/display/RelativeTime';
import { jobDrawerStore } from '@/components/shell/jobs/drawer-store';
import type { Notification } from '@/contract/notification';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { notificationTexts } from '@/locales/notification';
import styles from './notifications.module.css';
import { ReadButton } from './ReadButton';
import { useNotificationText } from './useNotificationText';
import { useRowFocus } from './useRowFocus';

const icons: Partial<Record<string, ComponentType>> = {
  redFlag: AlertOutlined,
  adverse: MedicineBoxOutlined,
  critical: AlertOutlined,
  assigned: UserAddOutlined,
  handover: SwapOutlined,
  job: ScheduleOutlined,
  leaseTaken: UserSwitchOutlined,
  reviewRequested: AuditOutlined,
  reviewPassed: CheckCircleOutlined,
  reviewRejected: CloseCircleOutlined,
  deadline: ClockCircleOutlined,
} satisfies Record<Notification['kind'], ComponentType>;

/** Icon of a kind, with one for unknown kinds (newer server). */
export function KindIcon({ kind }: Pick<Notification, 'kind'>) {
  const Icon = icons[kind] ?? BellOutlined;
  return <Icon />;
}

const MIDDLE_BUTTON = 1;

type Props = {
  notification: Notification;
  isRead: boolean;
  path: string | undefined;
  /** Marks the notification as read. */
  onRead: () => Promise<unknown>;
  onLeave: () => void;
};

/** One notification with a link to its subject; following the link marks it as read. */
export function NotificationItem({ notification, isRead, path, onRead, onLeave }: Props) {
  const t = useText(notificationTexts);
  const words = useNotificationText()(notification);
  const [markRead, isMarking] = useAction(onRead);
  const { patientNameMasked, projectName } = notification;
  const subject = [patientNameMasked, projectName].filter(Boolean).join(' · ');

  const row = useRef<HTMLLIElement>(null);
  useRowFocus(row, isRead);

  // If it fails, the notification stays unread, as the bell shows.
  const opened = () => {
    if (!isRead) onRead().catch(() => {});
  };
  const follow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    opened();
    // Opened in another tab or window: this one stays as it is.
    if (!(ctrlKey || metaKey || shiftKey)) onLeave();
  };
  const followAside = ({ button }: MouseEvent) => {
    if (button === MIDDLE_BUTTON) opened();
  };
  const showJobs = () => {
    opened();
    onLeave();
    jobDrawerStore.open();
  };

  const text = (
    <>
      <span className={styles.words}>
        {!isRead && <span className={hidden.hidden}>{t('unread')}</span>}
        {words}{' '}
      </span>
      {subject && <span className={styles.subject}>{subject} </span>}
      <span className={styles.time}>
        <RelativeTime instant={notification.at} />
      </span>
    </>
  );
  return (
    <li ref={row} className={isRead ? styles.item : `${styles.item} ${styles.unread}`}>
      <span className={styles.icon} aria-hidden>
        <KindIcon kind={notification.kind} />
      </span>
      {path !== undefined ? (
        <Link to={path} className={`${styles.text} ${styles.target}`} onClick={follow} onAuxClick={followAside}>
          {text}
        </Link>
      ) : notification.kind === 'job' ? (
        <button type="button" className={`${styles.text} ${styles.target}`} onClick={showJobs}>
          {text}
        </button>
      ) : (
        <span className={styles.text} tabIndex={-1}>
          {text}
        </span>
      )}
      {!isRead && <ReadButton words={words} isMarking={isMarking} onClick={markRead} />}
    </li>
  );
}
