import type { WorkQueue } from '@/contract/limits/workbench';
import { uncontactedStatuses } from '@/domain/record-status';

type Params = Readonly<Record<string, string>>;
type Place = {
  path: string;
  params: Params;
  /** Filter of the owner; undefined for unowned work. */
  owner?: 'assignee' | 'reviewer';
  /** Whether the list is filtered by the requested reviewer. */
  isRequested?: boolean;
  /** Counts for everyone, regardless of the assignee. */
  isEverybodys?: true;
};

const records = { path: '/record/record-list', owner: 'assignee' } as const;
const followUps = { path: '/data/follow-tracks', owner: 'assignee' } as const;

/** Tab and filters of the list of each queue (docs/domain.md 9). */
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
 * URL of the list whose rows a queue counts.
 *
 * @param isMine own work and unclaimed work, or everyone's; danger signs always count for everyone
 */
export function queueAddress(queue: WorkQueue, isMine: boolean) {
  const { path, params, owner, isRequested, isEverybodys } = places[queue];
  // An empty value clears the default of the list, which can be the operator.
  const whose = owner && { [owner]: isMine && !isEverybodys ? 'meOrNone' : '' };
  const request = isRequested && { reviewRequest: isMine ? 'mine' : 'any' };
  return `${path}?${new URLSearchParams({ ...params, ...whose, ...request })}`;
}
