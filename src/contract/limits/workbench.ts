/** What waits for somebody, a card of Welcome each (docs/domain.md 9). */
export const waitingQueues = [
  /** Records with a sign of danger before the first contact. */
  'redFlags',
  /** Records that wait for a review. */
  'submittedRecords',
  /** Approved records. */
  'recordsToContact',
  /** Follow-ups that are due on this business day. */
  'followUpsToday',
  /** Follow-ups that are late. */
  'followUpsOverdue',
  /** Reports that wait for a review. */
  'pendingReports',
  /** Severe or serious reactions that nobody has acknowledged. */
  'adverseToAcknowledge',
  /** Links that are active, and expire within seven days. */
  'expiringLinks',
] as const;
/** What somebody has claimed and not finished. */
export const claimedQueues = [
  /** Records that are claimed and not reviewed. */
  'recordsInReview',
  /** Reports that are claimed and not reviewed. */
  'reportsInReview',
] as const;
/** Medical reviews that were requested and not given yet. */
export const reviewQueues = [
  /** Of result hints. */
  'hintsToReview',
  /** Of drafts of quizzes. */
  'quizzesToReview',
] as const;
/** Queues of work. */
export const workbenchCounts = [...waitingQueues, ...claimedQueues, ...reviewQueues] as const;
export type WorkQueue = (typeof workbenchCounts)[number];
/** What work is at. */
export const workKinds = [
  /** A record. */
  'record',
  /** A follow-up. */
  'followUp',
  /** A report. */
  'report',
] as const;

export const workbench = {
  /** Of all queues together. */
  nextRows: 10,
  maxActivities: 50,
  /** Saves of one thing that follow one another within this time are one activity, in ms. */
  oneEditMs: 30 * 60_000,
} as const;
