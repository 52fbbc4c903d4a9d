import { lease as leaseLimit } from '../../src/contract/limits/lease';
import type { ReportDetail } from '../../src/contract/report';
import { maskName } from '../../src/domain/mask';
import { isReviewOverdue, type ReportStatus } from '../../src/domain/report/report-status';
import { iso } from '../clock';
import { leasesOf } from '../lease/leases';
import { state } from '../state';
import { byId } from '../store/by-id';
import { hasCriticalValue } from './critical';
import { reviewDueOf } from './fixtures';
import type { ReportRow } from './report-row';

export const reportLeases = leasesOf({ entityType: 'report', seconds: leaseLimit.reportSeconds });

/** The state of a report at `now` (milliseconds): once the lease has ended, nobody reviews it. */
export const reportStatusAt = ({ id, status }: ReportRow, now: number): ReportStatus =>
  status === 'reviewing' && !reportLeases.find(id, now) ? 'pending' : status;

/** Shows reports whole, as they are at `now` (milliseconds); made once for many. */
export function reportPresenter(now: number) {
  const { world } = state();
  const [members, records] = [byId(world.members), byId(world.records)];
  const [projects, operators] = [byId(world.projects), byId(world.operators)];

  return (row: ReportRow): ReportDetail => {
    const { waitedMs: _, claimedAt: __, files, ...report } = row;
    const member = members.get(row.memberId);
    const record = row.recordId === null ? undefined : records.get(row.recordId);
    const project = record && projects.get(record.projectId);
    const status = reportStatusAt(row, now);
    const lease = reportLeases.find(row.id, now);
    const slaDueAt = iso(reviewDueOf(row, now));
    return {
      ...report,
      status,
      memberNo: member?.memberNo ?? '',
      patientNameMasked: member?.realName ? maskName(member.realName) : null,
      recordNo: record?.recordNo ?? null,
      projectId: project?.id ?? null,
      projectName: project?.name ?? null,
      files: files.map(({ storedName, ...file }) => file),
      pageCount: files.reduce((sum, { pages }) => sum + pages, 0),
      reviewerName: (row.reviewerId && operators.get(row.reviewerId)?.name) || null,
      claimedUntil: lease ? iso(lease.until) : null,
      slaDueAt,
      overdue: isReviewOverdue({ status, slaDueAt }, now),
      hasCritical: hasCriticalValue(row),
    };
  };
}
