import type { Activity, WorkbenchCounts, WorkItem } from '@/contract/workbench';
import { guard, isInstantOrNull, listOf } from './guard';
import { get } from './http';

const isCounts = guard<WorkbenchCounts>({
  redFlags: 'count',
  submittedRecords: 'count',
  recordsToContact: 'count',
  followUpsToday: 'count',
  followUpsOverdue: 'count',
  pendingReports: 'count',
  adverseToAcknowledge: 'count',
  expiringLinks: 'count',
  recordsInReview: 'count',
  reportsInReview: 'count',
  hintsToReview: 'count',
  quizzesToReview: 'count',
});
const isWorkItem = guard<WorkItem>({
  id: 'text',
  kind: 'text',
  no: 'text',
  cause: 'text',
  status: 'text',
  dueAt: isInstantOrNull,
});
const isActivity = guard<Activity>({
  id: 'text',
  at: 'text',
  entityId: 'text',
  entityType: 'text',
  action: 'text',
  operatorName: 'text',
});

type Asked = { mine: boolean };

// Each call fills a block of the screen, which shows its failure in place.
const inline = { errors: 'inline' } as const;

/** Size of each queue: assigned to the operator or unassigned, or of all operators. */
export const getWorkbenchCounts = (asked: Asked) => get('/workbench/counts', asked, { ...inline, shape: isCounts });

/** The most urgent work of all queues, in order. */
export const listNextWork = (asked: Asked) => get('/workbench/next', asked, { ...inline, shape: listOf(isWorkItem) });

/** Last actions of all operators or only of the current one, newest first. */
export const listActivities = (asked: Asked) =>
  get('/workbench/activities', asked, { ...inline, shape: listOf(isActivity) });
