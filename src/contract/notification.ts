import { z } from 'zod';
import { id, instant, logOf, logPaging } from './common';
import { defineEndpoint } from './endpoint';
import { notification as limit, notificationKinds, notificationOutcomes } from './limits/notification';
import { masked } from './personal';

const count = z.int().nonnegative();

/** Something that an operator should know and did not do themselves, except for the end of their own jobs. */
export const Notification = z.object({
  id,
  at: instant,
  kind: z
    .enum(notificationKinds)
    .describe(
      'redFlag: a record of theirs has one; adverse: a severe or serious reaction of a patient of theirs; critical: a follow-up of theirs is now also about a critical value; assigned, handover: work was given to them; job: one of theirs has ended; leaseTaken: somebody took over what they were at; reviewRequested: they are asked to review a hint or the draft of a quiz; reviewPassed, reviewRejected: the verdict on what they asked to have reviewed; deadline: of theirs, passes today, once for each thing and day, unless it was given to them that day; gone once the thing is done, put off or another’s',
    ),
  entityType: z.string().describe('record, followUp, report, quiz, resultHint or job'),
  entityId: id.nullable().describe('Of a quiz that of its project; null: several were given at once'),
  label: z
    .string()
    .nullable()
    .describe(
      'A number or the name of a setting, never a person’s name; of a job its `entity.action`; null where there are several',
    ),
  patientNameMasked: masked('name').describe(
    'Of the patient whose record, follow-up or report it is; null otherwise, and where several were given',
  ),
  projectName: z
    .string()
    .nullable()
    .describe('Of the project of that record, quiz or hint; null where there is none, or several'),
  count: z.int().positive().describe('How many were given at once'),
  byName: z.string().nullable().describe('The operator who did it; null where nobody did'),
  outcome: z.enum(notificationOutcomes).nullable().describe('How a job has ended; null of all else'),
  dueAt: instant.nullable().describe('Of a deadline'),
  /** When they read it; null until then. */
  readAt: instant.nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationPage = logOf(Notification).extend({
  /** Number of unread notifications on all pages. */
  unreadCount: count,
});
export type NotificationPage = z.infer<typeof NotificationPage>;

/** Number of unread notifications. */
const UnreadCount = z.object({
  /** Number of unread notifications now. */
  unreadCount: count,
});
export type UnreadCount = z.infer<typeof UnreadCount>;

/** The notifications to mark as read. */
const NotificationsRead = z.union([
  z.object({
    /** Ids of read notifications. */
    ids: z.array(id).min(1).max(limit.maxKept),
  }),
  z.object({
    /** All notifications up to this instant. */
    until: instant,
  }),
]);
export type NotificationsRead = z.infer<typeof NotificationsRead>;

export const notificationApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/notifications',
    summary: `What the signed-in operator is to know, newest first, of the last ${limit.maxKept}`,
    query: z.object({
      ...logPaging,
      unread: z
        .enum(['true', 'false'])
        .optional()
        .describe('Only those that were unread at the moment of the page, or only those that were read by then'),
    }),
    data: NotificationPage,
  }),
  read: defineEndpoint({
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark notifications as read: those named, or all up to an instant; what came after that stays unread',
    body: NotificationsRead,
    data: UnreadCount,
  }),
};
