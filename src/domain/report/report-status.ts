import type { reportStatuses } from '../../contract/limits/report';

export type ReportStatus = (typeof reportStatuses)[number];

/** docs/domain.md 6.12, with what the server does by itself: the end of a lease, an upload, thirty days of silence. */
const transitions = {
  pending: ['reviewing', 'voided'],
  reviewing: ['approved', 'rejected', 'needMore', 'pending', 'voided'],
  approved: ['reviewing', 'voided'],
  rejected: ['reviewing', 'voided'],
  needMore: ['pending', 'voided'],
  voided: [],
} as const satisfies Record<ReportStatus, readonly ReportStatus[]>;

/** The states that a report in `from` may go to. */
export const nextReportStates = (from: ReportStatus): readonly ReportStatus[] => transitions[from];

/** Whether its review is late at `now` (milliseconds): while it waits for the member, and once it is over, nothing is. */
export const isReviewOverdue = ({ status, slaDueAt }: { status: ReportStatus; slaDueAt: string }, now: number) =>
  (status === 'pending' || status === 'reviewing') && now >= Date.parse(slaDueAt);
