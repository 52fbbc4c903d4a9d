import { ReportDetail } from '../../src/contract/report';
import { getLeaseKey } from '../lease/lease-row';
import { anonymizeLogs } from '../log/anonymize';
import { erase, getPersonalNames } from '../personal';
import { state } from '../state';

const personal = [...getPersonalNames(ReportDetail), 'voidReason'];
const VOID_REASON = '会员已注销';

/** Removes files and entered text from reports, and voids those whose review is not over (docs/domain.md 6.1). */
export function anonymizeReports(memberId: string) {
  const { world, leases, uploads } = state();
  const own = world.reports.filter((report) => report.memberId === memberId);
  for (const { id, files } of own) {
    leases.delete(getLeaseKey('report', id));
    for (const { storedName } of files) uploads.delete(storedName);
  }
  const ids = own.map(({ id }) => id);
  anonymizeLogs('report', ids, personal);
  world.reports = world.reports.map((report) => {
    if (report.memberId !== memberId) return report;
    const isOver = report.status === 'approved' || report.status === 'voided';
    const voided = isOver ? {} : { status: 'voided' as const, voidReason: VOID_REASON, version: report.version + 1 };
    return { ...erase(ReportDetail, report), ...voided };
  });
}
