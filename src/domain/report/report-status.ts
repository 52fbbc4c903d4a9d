import type { reportStatuses } from '../../contract/limits/report';

export type ReportStatus = (typeof reportStatuses)[number];

/**
 * Allowed transitions (docs/domain.md 6.12), including those of the server: the end of a lease, a new upload, thirty
 * days without one.
 */
const transitions = {
  pending: ['reviewing', 'voided'],
  reviewing: ['approved', 'rejected', 'needMore', 'pending', 'voided'],
  approved: ['reviewing', 'voided'],
  rejected: ['reviewing', 'voided'],
  needMore: ['pending', 'voided'],
  voided: [],
} as const satisfies Record<ReportStatus, readonly ReportStatus[]>;

/** States that a report may move to from `from`. */
export const getNextReportStates = (from: ReportStatus): readonly ReportStatus[] => transitions[from];

/**
 * Whether the review is overdue at `now` (milliseconds); never while the report waits for the member, or after the
 * review.
 */
export const isReviewOverdue = ({ status, slaDueAt }: { status: ReportStatus; slaDueAt: string }, now: number) =>
  (status === 'pending' || status === 'reviewing') && now >= Date.parse(slaDueAt);
