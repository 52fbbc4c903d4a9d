/** Kinds of notifications. */
export const notificationKinds = [
  /** A record of the operator has a red flag. */
  'redFlag',
  /** A patient of the operator had a severe or serious reaction. */
  'adverse',
  /** A follow-up of the operator is now also about a critical value. */
  'critical',
  /** Work was assigned to the operator. */
  'assigned',
  /** Work of another operator was handed over to the operator. */
  'handover',
  /** A job of the operator has ended. */
  'job',
  /** Another operator took over the lease. */
  'leaseTaken',
  /** A medical review was requested from the operator. */
  'reviewRequested',
  /** A medical review that the operator requested was passed. */
  'reviewPassed',
  /** A medical review that the operator requested was not passed. */
  'reviewRejected',
  /** A deadline of the operator is today. */
  'deadline',
] as const;
/** Outcome of a job. */
export const notificationOutcomes = [
  /** All rows succeeded. */
  'succeeded',
  /** Some rows failed. */
  'partly',
  /** The job failed. */
  'failed',
] as const;

export const notification = { maxKept: 200 } as const;
