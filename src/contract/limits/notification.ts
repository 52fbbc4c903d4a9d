export const notificationKinds = [
  'redFlag',
  'adverse',
  'assigned',
  'handover',
  'job',
  'leaseTaken',
  'deadline',
] as const;
/** How a job may have ended of which its operator is told. */
export const notificationOutcomes = ['succeeded', 'partly', 'failed'] as const;

export const notification = { maxKept: 200 } as const;
