/** Queues of waiting work; each is a card on Welcome (docs/domain.md 9). */
export const waitingQueues = [
  /** Records with a red flag before the first contact. */
  'redFlags',
  /** Records that wait for a review. */
  'submittedRecords',
  /** Approved records. */
  'recordsToContact',
  /** Follow-ups that are due today. */
  'followUpsToday',
  /** Overdue follow-ups. */
  'followUpsOverdue',
  /** Reports that wait for a review. */
  'pendingReports',
  /** Severe or serious reactions that were not acknowledged yet. */
  'adverseToAcknowledge',
  /** Active links that expire within seven days. */
  'expiringLinks',
] as const;
/** Queues of claimed work that is not finished. */
export const claimedQueues = [
  /** Claimed records that are not reviewed yet. */
  'recordsInReview',
  /** Claimed reports that are not reviewed yet. */
  'reportsInReview',
] as const;
/** Queues of medical reviews that were requested and not given yet. */
export const reviewQueues = [
  /** Of result hints. */
  'hintsToReview',
  /** Of quiz drafts. */
  'quizzesToReview',
] as const;
/** All queues. */
export const workbenchCounts = [...waitingQueues, ...claimedQueues, ...reviewQueues] as const;
export type WorkQueue = (typeof workbenchCounts)[number];
/** Kinds of work items. */
export const workKinds = [
  /** A record. */
  'record',
  /** A follow-up. */
  'followUp',
  /** A report. */
  'report',
] as const;

export const workbench = {
  /** Across all queues. */
  nextRows: 10,
  maxActivities: 50,
  /** Consecutive saves of one entity within this time are one activity, in milliseconds. */
  oneEditMs: 30 * 60_000,
} as const;
