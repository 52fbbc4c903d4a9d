/** Of what Welcome shows, and of what an operator keeps (docs/domain.md 9). */
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
export const workKinds = ['record', 'followUp', 'report'] as const;
export const savedViewLists = ['record', 'followUp', 'report', 'member', 'project', 'channel', 'channelLink'] as const;
export const notificationKinds = ['redFlag', 'adverse', 'assigned', 'handover', 'job', 'leaseTaken'] as const;

export const workbench = {
  /** Of all queues together. */
  nextRows: 10,
  maxActivities: 50,
  maxViewNameLength: 20,
  maxViewsPerList: 20,
  maxQueryLength: 2000,
  maxNotifications: 200,
} as const;
