import { z } from 'zod';
import { id, instant, listOf, paging, text, typedText, version } from './common';
import { defineEndpoint } from './endpoint';
import { workbench as limit, notificationKinds, savedViewLists, workbenchCounts, workKinds } from './limits/workbench';
import { masked } from './member';

const count = z.int().nonnegative();
const mine = z.object({ mine: z.enum(['true', 'false']).optional().describe('Of the signed-in operator only') });

const WorkbenchCounts = z
  .record(z.enum(workbenchCounts), count)
  .describe(
    'redFlags: records to review that have one; recordsToContact: approved; adverseToAcknowledge: severe or serious; expiringLinks: within seven days',
  );

/** One piece of work of a queue (docs/domain.md 9, Welcome). */
export const WorkItem = z.object({
  kind: z.enum(workKinds),
  id,
  no: z.string().describe('Of the record, follow-up or report'),
  dueAt: instant.nullable(),
  patientNameMasked: masked,
  projectName: z.string().nullable(),
  cause: z.enum(workbenchCounts).describe('The queue that it waits in'),
  status: z.string().describe('That of its kind'),
});
export type WorkItem = z.infer<typeof WorkItem>;

/** What an operator did lately, without anything personal. */
export const Activity = z.object({
  id,
  at: instant,
  operatorName: z.string(),
  entityType: z.string(),
  entityId: id,
  label: z.string().describe('A number or the name of a setting; never a person’s name'),
  action: z.string(),
});
export type Activity = z.infer<typeof Activity>;

export const workbenchApi = {
  counts: defineEndpoint({
    method: 'GET',
    path: '/workbench/counts',
    summary: 'How much waits in each queue; each equals the total of its list under the same filters',
    query: mine,
    data: WorkbenchCounts,
  }),
  next: defineEndpoint({
    method: 'GET',
    path: '/workbench/next',
    summary: `The next ${limit.nextRows} of all queues: red flag, severity, then due first`,
    query: mine,
    data: z.array(WorkItem).max(limit.nextRows),
  }),
  activities: defineEndpoint({
    method: 'GET',
    path: '/workbench/activities',
    summary: `What operators did last, newest first, at most ${limit.maxActivities}`,
    query: mine,
    data: z.array(Activity).max(limit.maxActivities),
  }),
};

const list = z.enum(savedViewLists).describe('The list that a view is of');
const viewInput = z.object({
  list,
  name: typedText(limit.maxViewNameLength).describe('Unique among the operator’s views of the list'),
  query: text(limit.maxQueryLength).describe(
    'The query of the list’s address: filters, sort and tab; nothing personal',
  ),
});

/** Filters of a list under a name, of one operator alone. */
export const SavedView = viewInput.extend({ id, version });
export type SavedView = z.infer<typeof SavedView>;

export const savedViewApi = {
  list: defineEndpoint({
    method: 'GET',
    path: '/saved-views',
    summary: 'The operator’s views of a list, in the order in which they were made',
    query: z.object({ list }),
    data: z.array(SavedView).max(limit.maxViewsPerList),
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/saved-views',
    summary: `Keep a view. 422 on name where it is taken, 403 VIEWS_FULL with ${limit.maxViewsPerList} of the list`,
    body: viewInput,
    data: SavedView,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/saved-views/:id',
    summary: 'Replace a view. 422 on name where it is taken',
    body: viewInput.extend({ version }),
    data: SavedView,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/saved-views/:id',
    summary: 'Delete a view; one that is gone is deleted already',
    data: z.null(),
  }),
};

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
    summary: `What the signed-in operator is to know, newest first, of the last ${limit.maxNotifications}`,
    query: z.object({ ...paging, unread: z.enum(['true', 'false']).optional() }),
    data: listOf(Notification).extend({ unreadCount: count }),
  }),
  read: defineEndpoint({
    method: 'POST',
    path: '/notifications/read',
    summary: 'Mark as read: those named, or all up to an instant',
    body: z.union([z.object({ ids: z.array(id).min(1).max(limit.maxNotifications) }), z.object({ until: instant })]),
    data: z.object({ unreadCount: count }),
  }),
};
