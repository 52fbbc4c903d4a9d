import type { Notification, NotificationPage, NotificationsRead, UnreadCount } from '@/contract/notification';
import { asOfFirstPage } from './as-of';
import { guard, pageOf } from './guard';
import { get, post } from './http';

const isNotification = guard<Notification>({ id: 'text', at: 'text', kind: 'text', count: 'count' });
const isCounted = guard<UnreadCount>({ unreadCount: 'count' });

type Asked = { current: number; pageSize: number; unread?: 'true'; asOf?: string };

/** A page of the operator's notifications, newest first. The caller shows a failure: the list does, a poll does not. */
export function listNotifications(query: Asked) {
  const isPage = pageOf(isNotification, query.pageSize);
  const shape = (value: unknown): value is NotificationPage => isPage(value) && isCounted(value);
  return get('/notifications', query, { errors: 'caller', shape });
}

/** The same for a list that loads page after page while notifications are marked as read. */
export const listNotificationPages = asOfFirstPage(listNotifications);

/** Marks the given notifications, or all up to an instant, as read. @returns the number of unread notifications */
export const readNotifications = (which: NotificationsRead) =>
  post('/notifications/read', which, { errors: 'caller', shape: isCounted });
