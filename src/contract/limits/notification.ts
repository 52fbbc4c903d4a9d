/** What a notification is of. */
export const notificationKinds = [
  /** A record of theirs has a red flag. */
  'redFlag',
  /** A severe or serious reaction of a patient of theirs. */
  'adverse',
  /** Work was given to them. */
  'assigned',
  /** Work of somebody else was handed over to them. */
  'handover',
  /** A job of theirs has ended. */
  'job',
  /** Somebody took over what they were at. */
  'leaseTaken',
  /** They are asked for a medical review. */
  'reviewRequested',
  /** One of theirs passes today. */
  'deadline',
] as const;
/** How a job may have ended of which its operator is told. */
export const notificationOutcomes = [
  /** All was done. */
  'succeeded',
  /** Some rows failed. */
  'partly',
  /** It broke down. */
  'failed',
] as const;

export const notification = { maxKept: 200 } as const;
