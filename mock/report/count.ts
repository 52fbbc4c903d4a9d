import type { MemberRow } from '../member/fixtures';
import type { ReportRow } from './report-row';

/** Sets the number of reports of each member, in any status. */
export function countReports(members: MemberRow[], reports: readonly ReportRow[]) {
  const counts = new Map<string, number>();
  for (const { memberId } of reports) counts.set(memberId, (counts.get(memberId) ?? 0) + 1);
  for (const member of members) member.reportCount = counts.get(member.id) ?? 0;
}
