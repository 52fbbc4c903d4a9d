import type { WorkQueue } from '@/contract/limits/workbench';
import { uncontactedStatuses } from '@/domain/record-status';

type Params = Readonly<Record<string, string>>;
type Place = {
  path: string;
  params: Params;
  /** By what the list is filtered for whose the work is; left out where it is nobody's. */
  owner?: 'assignee' | 'reviewer';
  /** Whether it is filtered by who is asked for a review. */
  isRequested?: boolean;
  /** Somebody has to act, whoever it was given to. */
  isEverybodys?: true;
};

const records = { path: '/record/record-list', owner: 'assignee' } as const;
const followUps = { path: '/data/follow-tracks', owner: 'assignee' } as const;

/** Of each queue the list that shows exactly it (docs/domain.md 9): its tab and filters. */
const places: Record<WorkQueue, Place> = {
  redFlags: {
    ...records,
    isEverybodys: true,
    params: { tab: 'all', status: uncontactedStatuses.join(','), hasRedFlag: 'true', sort: 'priority' },
  },
  submittedRecords: { ...records, params: { tab: 'submitted' } },
  recordsToContact: { ...records, params: { tab: 'approved' } },
  followUpsToday: { ...followUps, params: { tab: 'today' } },
  followUpsOverdue: { ...followUps, params: { tab: 'overdue' } },
  pendingReports: { path: '/data/report-list', params: { tab: 'pending' }, owner: 'reviewer' },
  adverseToAcknowledge: { ...followUps, isEverybodys: true, params: { tab: 'all', unacknowledged: 'true' } },
  expiringLinks: { path: '/channel/link-list', params: { tab: 'expiring' } },
  recordsInReview: { ...records, params: { tab: 'reviewing' } },
  reportsInReview: { path: '/data/report-list', params: { tab: 'all', status: 'reviewing' }, owner: 'reviewer' },
  hintsToReview: { path: '/setting/result-hint', params: {}, isRequested: true },
  quizzesToReview: { path: '/project/project-list', params: {}, isRequested: true },
};

/**
 * The address of the list that a queue is counted by.
 *
 * @param isMine whose: the operator's own with what nobody has taken yet, or everybody's as signs of danger always are
 */
export function queueAddress(queue: WorkQueue, isMine: boolean) {
  const { path, params, owner, isRequested, isEverybodys } = places[queue];
  // Empty says that a list's own default, which may be the operator's own, is not wanted.
  const whose = owner && { [owner]: isMine && !isEverybodys ? 'meOrNone' : '' };
  const request = isRequested && { reviewRequest: isMine ? 'mine' : 'any' };
  return `${path}?${new URLSearchParams({ ...params, ...whose, ...request })}`;
}
