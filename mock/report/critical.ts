import type { CriticalValues } from '../../src/contract/critical';
import { hasCriticalItem, isCritical } from '../../src/domain/report/report-actions';
import { state } from '../state';
import { byId } from '../store/by-id';
import { getHidden } from './hidden';
import type { ReportRow } from './report-row';

/** Whether a report has a critical value, so that the patient has to be called the same day (docs/domain.md 6.12). */
export const hasCriticalValue = ({ abnormalItems }: Pick<ReportRow, 'abnormalItems'>) => hasCriticalItem(abnormalItems);

function getState({ status, abnormalItems, rejectReasonCode }: ReportRow) {
  if (status === 'pending' || status === 'reviewing') return 'waiting';
  if (status === 'approved') return hasCriticalItem(abnormalItems) ? 'confirmed' : 'unconfirmed';
  return status === 'rejected' && rejectReasonCode === 'wrongPerson' ? 'unconfirmed' : 'notReviewed';
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

/**
 * Creates a function that tells how urgent a follow-up is (docs/domain.md 6.12): `isCritical`, whether it is about a
 * critical value that no second reader has denied; `since`, ISO 8601, when it became necessary, because a value that was
 * read after a failed attempt must not wait for it.
 */
export function createCallUrgency() {
  const reports = byId(state().world.reports);
  return ({ createdAt, reportId }: { createdAt: string; reportId: string | null }) => {
    const report = reports.get(reportId ?? '');
    const times = [report?.firstReading?.at, report?.reviewedAt];
    return {
      isCritical: reportId !== null && !(report && getState(report) === 'unconfirmed'),
      since: times.reduce<string>((last, at) => (at && at > last ? at : last), createdAt),
    };
  };
}

/** Critical values of the reports of each record that no second reader has denied, unless hidden. */
export function getCriticalByRecord() {
  const { members, records, reports } = state().world;
  const shown = reports.filter((report) => {
    if (report.status === 'voided' || !hasCriticalItem([...report.abnormalItems, ...(report.firstItems ?? [])]))
      return false;
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
