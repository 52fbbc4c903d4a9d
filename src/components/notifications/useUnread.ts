import { useSyncExternalStore } from 'react';
import { notificationStore } from './store';

export const useUnread = () => useSyncExternalStore(notificationStore.subscribe, notificationStore.get);
