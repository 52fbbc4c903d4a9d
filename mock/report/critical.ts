import type { CriticalValues } from '../../src/contract/critical';
import { hasCriticalItem, isCritical } from '../../src/domain/report/report-actions';
import { state } from '../state';
import { getHidden } from './hidden';
import type { ReportRow } from './report-row';

/** Whether a report has a critical value, so that the patient has to be called the same day (docs/domain.md 6.12). */
export const hasCriticalValue = ({ abnormalItems }: Pick<ReportRow, 'abnormalItems'>) => hasCriticalItem(abnormalItems);

function getState({ status, abnormalItems }: ReportRow) {
  if (status === 'pending' || status === 'reviewing') return 'waiting';
  return status === 'approved' && hasCriticalItem(abnormalItems) ? 'confirmed' : 'unconfirmed';
}

/** Critical values of a report as read last, or as read first if they were not confirmed; without texts if hidden. */
export function getCriticalValues(report: ReportRow, isHidden: boolean): CriticalValues {
  const state = getState(report);
  const read = state === 'confirmed' ? report.abnormalItems : (report.firstItems ?? report.abnormalItems);
  const toTexts = (items: ReportRow['abnormalItems']) =>
    isHidden ? [] : items.map(({ name, value, unit }) => [name, value, unit].filter(Boolean).join(' '));
  return {
    reportId: report.id,
    reportNo: report.reportNo,
    state,
    items: toTexts(read.filter(isCritical)),
    secondReading: state === 'unconfirmed' && report.status === 'approved' ? toTexts(report.abnormalItems) : null,
  };
}

/** Critical values of the reports of each record that wait for the second reader or were confirmed, unless hidden. */
export function getCriticalByRecord() {
  const { members, records, reports } = state().world;
  const shown = reports.filter((report) => {
    if (report.status === 'voided' || !hasCriticalValue(report)) return false;
    const record = records.find(({ id }) => id === report.recordId);
    const member = members.find(({ id }) => id === report.memberId);
    return record !== undefined && getHidden(record, member) === null;
  });
  const values = new Map<string | null, CriticalValues[]>();
  for (const report of shown) {
    const critical = getCriticalValues(report, false);
    if (critical.state === 'unconfirmed') continue;
    values.set(report.recordId, [...(values.get(report.recordId) ?? []), critical]);
  }
  return (recordId: string) => values.get(recordId) ?? [];
}
