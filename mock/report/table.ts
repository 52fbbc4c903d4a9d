import { lease as leaseLimit } from '../../src/contract/limits/lease';
import { report as reportLimit } from '../../src/contract/limits/report';
import { ReportDetail } from '../../src/contract/report';
import { ageOn } from '../../src/domain/age';
import { getFollowUpStatus } from '../../src/domain/follow-up/follow-up';
import { maskName } from '../../src/domain/mask';
import { hasCriticalItem } from '../../src/domain/report/report-actions';
import { isReviewOverdue, type ReportStatus } from '../../src/domain/report/report-status';
import { DAY_MS, iso } from '../clock';
import { createLeases } from '../lease/leases';
import { getDoNotContactAt } from '../member/do-not-contact';
import { erase } from '../personal';
import { state } from '../state';
import { byId } from '../store/by-id';
import { silenceReason } from './contents';
import { getReviewDue } from './fixtures';
import { getHidden } from './hidden';
import type { ReportRow } from './report-row';

export const reportLeases = createLeases({
  entityType: 'report',
  seconds: leaseLimit.reportSeconds,
  subjectOf: (id) => {
    const report = state().world.reports.find((row) => row.id === id);
    return report && { entityId: id, label: report.reportNo };
  },
});

const isResponseOverdue = (askedAt: string | null, now: number) =>
  askedAt !== null && now - Date.parse(askedAt) >= reportLimit.needMoreDays * DAY_MS;

/**
 * Status of a report at `now` (milliseconds): in review only while a lease is valid, and void if the member has added
 * nothing for thirty days (docs/domain.md 6.12).
 */
export function getReportStatusAt({ id, status, reviewedAt }: ReportRow, now: number): ReportStatus {
  if (status === 'needMore') return isResponseOverdue(reviewedAt, now) ? 'voided' : status;
  if (status !== 'pending' && status !== 'reviewing') return status;
  return reportLeases.find(id, now) ? 'reviewing' : 'pending';
}

/** Creates a function that derives fields of a report from its member, record and lease at `now` (milliseconds). */
export function createReportDeriver(now: number) {
  const { world } = state();
  const [members, records, projects] = [byId(world.members), byId(world.records), byId(world.projects)];

  return (row: ReportRow) => {
    const member = members.get(row.memberId);
    const record = row.recordId === null ? undefined : records.get(row.recordId);
    const status = getReportStatusAt(row, now);
    const lease = status === 'reviewing' ? reportLeases.find(row.id, now) : undefined;
    const slaDueAt = iso(getReviewDue(row, now));
    return {
      member,
      record,
      project: record && projects.get(record.projectId),
      status,
      lease,
      reviewerId: status === 'pending' ? null : (lease?.operatorId ?? row.reviewerId),
      hidden: getHidden(record, member),
      slaDueAt,
      overdue: isReviewOverdue({ status, slaDueAt }, now),
    };
  };
}

/** Creates a function that converts reports to their API form for an operator at `now` (milliseconds). */
export function createReportPresenter(now: number, ownId = '') {
  const operators = byId(state().world.operators);
  const derive = createReportDeriver(now);
  // The last one opened replaces those before it.
  const followUps = new Map(state().world.followUps.flatMap((row) => (row.reportId ? [[row.reportId, row]] : [])));

  return (row: ReportRow): ReportDetail => {
    const { waitedMs: _, claimedAt: __, reopenedAt: ___, files, firstReading, ...report } = row;
    const { member, record, project, lease, ...standing } = derive(row);
    const { status, hidden, reviewerId } = standing;
    const followUp = hidden === null ? followUps.get(row.id) : undefined;
    return {
      ...(hidden ? erase(ReportDetail, report) : report),
      ...standing,
      voidReason: status === 'voided' ? (row.voidReason ?? silenceReason) : null,
      doNotContact: getDoNotContactAt(member, now),
      isMine: lease?.operatorId === ownId,
      firstReading: firstReading && {
        operatorName: operators.get(firstReading.operatorId)?.name ?? '',
        isMine: firstReading.operatorId === ownId,
        at: firstReading.at,
      },
      memberNo: member?.memberNo ?? '',
      patientNameMasked: member?.realName ? maskName(member.realName) : null,
      gender: (hidden === null && member?.gender) || 'unknown',
      ageAtExam: hidden === null && member?.birthDate ? ageOn(member.birthDate, row.examDate) : null,
      recordNo: record?.recordNo ?? null,
      projectId: project?.id ?? null,
      projectName: project?.name ?? null,
      files: (hidden ? [] : files).map(({ storedName, ...file }) => file),
      withheldFiles: (hidden ? files : []).map(({ id, mime }) => ({ id, mime })),
      pageCount: files.reduce((sum, { pages }) => sum + pages, 0),
      reviewerName: (reviewerId && operators.get(reviewerId)?.name) || null,
      claimedUntil: lease ? iso(lease.until) : null,
      followUp: followUp
        ? {
            id: followUp.id,
            followNo: followUp.followNo,
            status: getFollowUpStatus(followUp, now),
            dueAt: followUp.dueAt,
            assigneeName: (followUp.assigneeId && operators.get(followUp.assigneeId)?.name) || null,
          }
        : null,
      hasCritical: hidden === null && hasCriticalItem(row.abnormalItems),
    };
  };
}
