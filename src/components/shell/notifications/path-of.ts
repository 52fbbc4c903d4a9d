import type { Notification } from '@/contract/notification';

/** Path of a notification's subject; undefined if this console has no such screen. */
export type PathOf = (notification: Notification) => string | undefined;
