import { z } from 'zod';
import { flag, id, instant } from './common';
import { defineEndpoint } from './endpoint';
import { followUp } from './limits/follow-up';
import { severities } from './limits/quiz';
import { workbench as limit, workbenchCounts, workKinds } from './limits/workbench';
import { masked } from './personal';
import { RecordListed } from './record-list';

const count = z.int().nonnegative();
const mineOrNobodys = z.object({
  mine: flag
    .optional()
    .describe(
      'Of the signed-in operator, and what nobody has taken yet; links, which are nobody’s, red flags and reactions to acknowledge, on which somebody has to act, count for everybody',
    ),
});

const WorkbenchCounts = z
  .record(z.enum(workbenchCounts), count)
  .describe(
    'redFlags: records with a sign of danger before the first contact; recordsToContact: approved; pendingReports: without those that the signed-in operator read first and somebody else has to read; adverseToAcknowledge: severe or serious; expiringLinks: active, expire within seven days, and their channel is not archived; recordsInReview, reportsInReview: claimed and not finished; hintsToReview, quizzesToReview: a medical review was requested, of the second the projects',
  );
export type WorkbenchCounts = z.infer<typeof WorkbenchCounts>;

/** A work item of a queue (docs/domain.md 9, Welcome). */
export const WorkItem = z.object({
  /** Kind of work. */
  kind: z.enum(workKinds),
  id,
  no: z.string().describe('Of the record, follow-up or report'),
  dueAt: instant
    .nullable()
    .describe(
      'Of a record that of its next follow-up; of a reaction to acknowledge that of the report of a serious event',
    ),
  dueByCalendar: z.boolean().describe('Whether the service calendar dated it'),
  patientNameMasked: masked('name'),
  projectName: z.string().nullable(),
  cause: z.enum(workbenchCounts).describe('The queue that it waits in'),
  hasRedFlag: z.boolean().describe('Of the record, or of the one that it belongs to'),
  isCritical: z.boolean().describe('For a critical value: to be told, or to be read a second time'),
  severity: z.enum(severities).nullable().describe('Of the record, or of the one that it belongs to'),
  status: z.string().describe('That of its kind'),
  lostContact: RecordListed.shape.lostContact,
});
export type WorkItem = z.infer<typeof WorkItem>;

/** A recent action of an operator, without personal data. */
export const Activity = z.object({
  id,
  at: instant,
  operatorName: z.string(),
  /** Type of the entity as in the change log; any but `savedView`. */
  entityType: z.string(),
  /** Id of the entity. */
  entityId: id,
  parentId: id
    .nullable()
    .describe('The record of an agreement, the project of a quiz or a link of its; null of all others'),
  label: z
    .string()
    .nullable()
    .describe(
      'A number or the name of a setting, never a person’s name; null where there is none, or it is no longer there',
    ),
  /** Action as in the change log. */
  action: z.string(),
});
export type Activity = z.infer<typeof Activity>;

export const workbenchApi = {
  counts: defineEndpoint({
    method: 'GET',
    path: '/workbench/counts',
    summary: 'How much waits in each queue; each equals the total of its list under the same filters',
    query: mineOrNobodys,
    data: WorkbenchCounts,
  }),
  next: defineEndpoint({
    method: 'GET',
    path: '/workbench/next',
    summary: `The next ${limit.nextRows} of all queues, of what is claimed only the operator’s own, of what is late of others with mine red flags, critical values and reactions; each patient’s first contact once: a red flag, a critical value or a reaction to acknowledge first, then severity, then due first, those without a deadline last; after all others those whose patient asked to be called later, or was called in vain within ${followUp.retryHours} hours`,
    query: mineOrNobodys,
    data: z.array(WorkItem).max(limit.nextRows),
  }),
  activities: defineEndpoint({
    method: 'GET',
    path: '/workbench/activities',
    summary: `What operators did last with what is everybody’s (no saved views), newest first, at most ${limit.maxActivities}; saves of one thing within ${limit.oneEditMs / 60_000} minutes are one`,
    query: z.object({ mine: flag.optional().describe('Of the signed-in operator only') }),
    data: z.array(Activity).max(limit.maxActivities),
  }),
};
