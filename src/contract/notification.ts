import { z } from 'zod';
import { id, instant, listOf, paging } from './common';
import { defineEndpoint } from './endpoint';
import { notification as limit, notificationKinds } from './limits/notification';

const count = z.int().nonnegative();

/** Something that an operator is to know of. */
export const Notification = z.object({
  id,
  at: instant,
  kind: z
    .enum(notificationKinds)
    .describe('assigned: work was given to the operator; job: one has ended; leaseTaken: somebody took over'),
  entityType: z.string(),
  entityId: id.nullable(),
  label: z.string().describe('A number or the name of a setting; never a person’s name'),
  readAt: instant.nullable(),
});
export type Notification = z.infer<typeof Notification>;

export const notificationApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/notifications',
    summary: `What the signed-in operator is to know, newest first, of the last ${limit.maxKept}`,
    query: z.object({ ...paging, unread: z.enum(['true', 'false']).optional() }),
    data: listOf(Notification).extend({ unreadCount: count }),
  }),
  read: defineEndpoint({
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark as read: those named, or all up to an instant',
    body: z.union([z.object({ ids: z.array(id).min(1).max(limit.maxKept) }), z.object({ until: instant })]),
    data: z.object({ unreadCount: count }),
  }),
};
