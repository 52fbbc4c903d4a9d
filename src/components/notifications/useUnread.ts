import { useSyncExternalStore } from 'react';
import { notificationStore } from './store';

export function useUnread() {
  const unread = useSyncExternalStore(notificationStore.subscribe, notificationStore.get);
  return { ...unread, isUnknown: unread.count === undefined && unread.hasFailed };
}
