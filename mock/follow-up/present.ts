import type { FollowUp } from '../../src/contract/follow-up-list';
import { ageOn } from '../../src/domain/age';
import { getFollowUpStatus } from '../../src/domain/follow-up/follow-up';
import { maskMobile, maskName } from '../../src/domain/mask';
import { iso } from '../clock';
import { getDoNotContactAt } from '../member/do-not-contact';
import { getCriticalValues } from '../report/critical';
import { getHidden } from '../report/hidden';
import { mayCall } from '../reveal/check-reveal';
import { state } from '../state';
import { byId } from '../store/by-id';
import type { FollowUpRow } from './follow-up-row';

/** Creates a function that converts follow-ups to their masked API form at `now` (milliseconds). */
export function createFollowUpPresenter(now: number) {
  const { world } = state();
  const today = iso(now).slice(0, 10);
  const [members, records] = [byId(world.members), byId(world.records)];
  const [projects, operators, reports] = [byId(world.projects), byId(world.operators), byId(world.reports)];

  return ({ reportId, replacedDoNotContact: _, ...row }: FollowUpRow): FollowUp => {
    const member = members.get(row.memberId);
    const record = row.recordId === null ? undefined : records.get(row.recordId);
    const project = record && projects.get(record.projectId);
    const report = reportId === null ? undefined : reports.get(reportId);
    return {
      ...row,
      status: getFollowUpStatus(row, now),
      memberNo: member?.memberNo ?? '',
      patientNameMasked: member?.realName ? maskName(member.realName) : null,
      gender: member?.gender ?? 'unknown',
      age: member?.birthDate ? ageOn(member.birthDate, record?.submittedAt?.slice(0, 10) ?? today) : null,
      mobileMasked: member?.mobile ? maskMobile(member.mobile) : null,
      mayCall: mayCall(member, { isWithdrawn: false }),
      recordNo: record?.recordNo ?? null,
      projectId: project?.id ?? null,
      projectName: project?.name ?? null,
      assigneeName: (row.assigneeId && operators.get(row.assigneeId)?.name) || null,
      attempts: row.attemptLog.length,
      critical: report
        ? getCriticalValues(
            report,
            getHidden(records.get(report.recordId ?? ''), members.get(report.memberId)) !== null,
          )
        : null,
      doNotContact: getDoNotContactAt(member, now) !== null,
    };
  };
}
