import { followUpTabFilters } from '../../src/domain/follow-up/tabs';
import { uncontactedStatuses } from '../../src/domain/record-status';
import { businessDay } from '../clock';

type Asked = { mine?: boolean };

/** Assignee filter: the operator's own and unassigned items, or all. */
const getOwner = ({ mine }: Asked) => (mine ? 'meOrNone' : undefined);

/** Records before the first contact. */
export const recordsWaiting = (asked: Asked) => ({ status: [...uncontactedStatuses], assignee: getOwner(asked) });

/** Reports that the operator can review, and those that have been claimed. */
export const reportsWaiting = (asked: Asked) => ({
  pendingReports: { status: ['pending' as const], ownFirstReading: false, reviewer: getOwner(asked) },
  reportsInReview: { status: ['reviewing' as const], reviewer: getOwner(asked) },
});

/** Filters of the follow-up queues. */
export function followUpsWaiting(asked: Asked, now: number) {
  const { today, overdue } = followUpTabFilters(businessDay(now));
  const assignee = getOwner(asked);
  return {
    followUpsToday: { ...today, status: ['pending' as const], assignee },
    followUpsOverdue: { ...overdue, status: ['overdue' as const], assignee },
    // Regardless of the assignee: someone has to act.
    adverseToAcknowledge: { unacknowledged: true },
  };
}
