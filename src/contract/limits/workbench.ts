/** What waits for somebody, a card of Welcome each (docs/domain.md 9). */
export const waitingQueues = [
  'redFlags',
  'submittedRecords',
  'recordsToContact',
  'followUpsToday',
  'followUpsOverdue',
  'pendingReports',
  'adverseToAcknowledge',
  'expiringLinks',
] as const;
/** What somebody has claimed and not finished. */
export const claimedQueues = ['recordsInReview', 'reportsInReview'] as const;
export const workbenchCounts = [...waitingQueues, ...claimedQueues] as const;
export type WorkQueue = (typeof workbenchCounts)[number];
export const workKinds = ['record', 'followUp', 'report'] as const;

export const workbench = {
  /** Of all queues together. */
  nextRows: 10,
  maxActivities: 50,
} as const;
