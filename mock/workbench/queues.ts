import { followUpTabFilters } from '../../src/domain/follow-up/tabs';
import { uncontactedStatuses } from '../../src/domain/record-status';
import { businessDay } from '../clock';

type QueueFilter = { mine?: boolean };

/** Assignee filter: the operator's own and unassigned items, or all. */
const getAssignee = ({ mine }: QueueFilter) => (mine ? 'meOrNone' : undefined);

/** Records before the first contact. */
export const getRecordsFilter = (asked: QueueFilter) => ({
  status: [...uncontactedStatuses],
  assignee: getAssignee(asked),
});

/** Reports that the operator can review, and those that have been claimed. */
export const getReportFilters = (asked: QueueFilter) => ({
  pendingReports: { status: ['pending' as const], ownFirstReading: false, reviewer: getAssignee(asked) },
  reportsInReview: { status: ['reviewing' as const], reviewer: getAssignee(asked) },
});

/** Filters of the follow-up queues. */
export function getFollowUpFilters(asked: QueueFilter, now: number) {
  const { today, overdue } = followUpTabFilters(businessDay(now));
  const assignee = getAssignee(asked);
  return {
    followUpsToday: { ...today, status: ['pending' as const], assignee },
    followUpsOverdue: { ...overdue, status: ['overdue' as const], assignee },
    // Regardless of the assignee: someone has to act.
    adverseToAcknowledge: { unacknowledged: true },
  };
}
