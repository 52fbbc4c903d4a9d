import type { Notification, NotificationPage, NotificationsRead, UnreadCount } from '@/contract/notification';
import { asOfFirstPage } from './as-of';
import { guard, pageOf } from './guard';
import { get, post } from './http';

const isNotification = guard<Notification>({ id: 'text', at: 'text', kind: 'text', count: 'count' });
const isCounted = guard<UnreadCount>({ unreadCount: 'count' });

type Asked = { current: number; pageSize: number; unread?: 'true'; asOf?: string };

/** A page of what the operator is to know, newest first. Who asks says that it failed: the list does, a poll is silent. */
export function listNotifications(query: Asked) {
  const isPage = pageOf(isNotification, query.pageSize);
  const shape = (value: unknown): value is NotificationPage => isPage(value) && isCounted(value);
  return get('/notifications', query, { errors: 'caller', shape });
}

/** The same for a list that reads one page after the other, while what is read leaves those unread. */
export const listNotificationPages = asOfFirstPage(listNotifications);

/** Marks as read those named, or all up to an instant. @returns how many are left unread */
export const readNotifications = (which: NotificationsRead) =>
  post('/notifications/read', which, { errors: 'caller', shape: isCounted });
