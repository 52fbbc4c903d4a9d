import { openStore } from '@/components/shell/open-store';

/** Open state of the notification drawer: the bell sets it, and NotificationPlace renders the drawer. */
export const notificationDrawerStore = openStore();
