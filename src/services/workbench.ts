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

// Each of them is a block of one screen, which says itself that it failed.
const inline = { errors: 'inline' } as const;

/** How much waits in each queue: for the operator and for nobody yet, or for all. */
export const getWorkbenchCounts = (asked: Asked) => get('/workbench/counts', asked, { ...inline, shape: isCounts });

/** The most urgent work of all queues, in its order. */
export const listNextWork = (asked: Asked) => get('/workbench/next', asked, { ...inline, shape: listOf(isWorkItem) });

/** What operators, or the operator alone, did last, newest first. */
export const listActivities = (asked: Asked) =>
  get('/workbench/activities', asked, { ...inline, shape: listOf(isActivity) });
