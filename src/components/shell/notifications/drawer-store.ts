import { openStore } from '@/components/shell/open-store';

/** Whether the operator looks at the notifications: the bell says so, and the drawer stands beside the page. */
export const notificationDrawerStore = openStore();
