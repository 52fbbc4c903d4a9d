import { z } from 'zod';
import { id, instant } from './common';
import { defineEndpoint } from './endpoint';
import { workbench as limit, workbenchCounts, workKinds } from './limits/workbench';
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
