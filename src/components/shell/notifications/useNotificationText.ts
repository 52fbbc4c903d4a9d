import { useCallback } from 'react';
import type { Notification } from '@/contract/notification';
import { toBusinessDay } from '@/domain/period/calendar';
import { useEnumLabel } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { jobTexts } from '@/locales/job';
import { notificationTexts } from '@/locales/notification';
import { serverNow } from '@/utils/clock';
import { formatMinute } from '@/utils/date';
import type { MessageKey } from '@/utils/text';
import { getKind } from './group-notifications';

type Key = MessageKey<typeof notificationTexts>;
const isKey = (key: string): key is Key => Object.hasOwn(notificationTexts['zh-CN'], key);

/** Text of a notification. An unknown kind (newer server) gets a generic text with its label. */
export function useNotificationText() {
  const t = useText(notificationTexts);
  const jobTitle = useEnumLabel(jobTexts, 'title');
  return useCallback(
    (notification: Notification) => {
      const { kind, label, count, byName, at, dueAt } = notification;
      const key = getKind(notification);
      const what = kind === 'job' ? jobTitle(label ?? '') : label;
      const day = toBusinessDay(Date.parse(dueAt ?? at));
      return t(isKey(key) ? key : 'other', {
        label: what ?? t('unnamed'),
        count,
        name: byName ?? t('somebody'),
        day,
        isToday: day === toBusinessDay(serverNow()) ? 'yes' : 'no',
        time: formatMinute(dueAt)?.slice(11) ?? '',
      });
    },
    [t, jobTitle],
  );
}

/** Text of a group of notifications: their kind and number. */
export function useGroupText() {
  const t = useText(notificationTexts);
  return (one: Notification, count: number) => {
    const key = `kind.${getKind(one)}`;
    return t('group', { kind: t(isKey(key) ? key : 'kind.other'), count });
  };
}
