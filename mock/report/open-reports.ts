import type { OpenWork } from '../../src/contract/member-detail';
import type { MemberRow } from '../member/fixtures';
import { state } from '../state';
import { createReportPresenter } from './table';

/** Reports of a member that wait for a review or are in review. */
export function getOpenReports({ id: memberId }: MemberRow): OpenWork[] {
  const own = state().world.reports.filter((report) => report.memberId === memberId);
  return own.map(createReportPresenter(Date.now())).flatMap((report) => {
    const { id, reportNo: no, projectName, title, status, slaDueAt: dueAt, uploadedAt: at, hasCritical } = report;
    if (status !== 'pending' && status !== 'reviewing') return [];
    const due = { dueAt, dueByCalendar: false };
    const work = { id, no, title: projectName ?? title, status, severity: null, hasCritical };
    return [{ kind: 'report', ...work, ...due, at } as const];
  });
}
