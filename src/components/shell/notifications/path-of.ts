import type { Notification } from '@/contract/notification';

/** Where that is of which a notification tells; undefined where this console knows no such place. */
export type PathOf = (notification: Notification) => string | undefined;
