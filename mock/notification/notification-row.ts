import type { Notification } from '../../src/contract/notification';

declare module '../world' {
  interface World {
    /** Notifications of all operators, in order of creation. */
    notifications: NotificationRow[];
  }
}

/** Notification of one operator. Patient and project are read from what it is about, so that no row names a person. */
export type NotificationRow = Omit<Notification, 'patientNameMasked' | 'projectName'> & { operatorId: string };

/** What a notification is about. */
export type NotificationSubject = Pick<NotificationRow, 'kind' | 'entityType'> &
  Partial<Pick<NotificationRow, 'label' | 'outcome' | 'dueAt'>> & { entityId: string };

/** Creates an unread notification about one entity. */
export const createNotification = (
  id: string,
  operatorId: string,
  { label = null, outcome = null, dueAt = null, ...subject }: NotificationSubject,
  { at, byName = null }: { at: string; byName?: string | null },
): NotificationRow => ({
  id,
  operatorId,
  at,
  ...subject,
  label,
  outcome,
  dueAt,
  count: 1,
  byName,
  readAt: null,
});
