/** Of what Welcome shows (docs/domain.md 9). */
export const workbenchCounts = [
  'redFlags',
  'submittedRecords',
  'recordsToContact',
  'followUpsToday',
  'followUpsOverdue',
  'pendingReports',
  'adverseToAcknowledge',
  'expiringLinks',
] as const;
export type WorkQueue = (typeof workbenchCounts)[number];
export const workKinds = ['record', 'followUp', 'report'] as const;

export const workbench = {
  /** Of all queues together. */
  nextRows: 10,
  maxActivities: 50,
} as const;
