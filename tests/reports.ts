import { iso } from '../mock/clock';
import type { ReportRow } from '../mock/report/report-row';
import { state } from '../mock/state';
import { NOW } from './app';

/** Default number of the report that `addReport` adds. */
export const REPORT_NO = 'B20261121000900';

/** Prepares a member who has consented to the use of their data, with a record under review. */
export function preparePatient() {
  const { records, members } = state().world;
  const record = records.find(({ submittedAt }) => submittedAt !== null);
  const member = members.find(({ id }) => id === record?.memberId);
  if (!record || !member) throw new Error('the world has no submitted record');
  Object.assign(record, { status: 'reviewing', closeReason: null });
  const consent = { privacyConsentAt: iso(NOW - 1000), privacyWithdrawnAt: null };
  Object.assign(member, { status: 'active', realName: '欧阳测试', ...consent });
  return { record, member };
}

/** Adds one report to the world; it is pending review unless `changes` sets another status. */
export function addReport(changes: Partial<ReportRow> = {}): ReportRow {
  const { record, member } = preparePatient();
  const { reports } = state().world;
  const any = reports.find(({ files }) => files[0]?.mime === 'application/pdf');
  if (!any) throw new Error('the world has no report with a PDF');
  const unread = { reviewComment: null, conclusion: null, abnormalItems: [], firstReading: null, firstItems: null };
  const undecided = { rejectReasonCode: null, reviewerId: null, reviewedAt: null, voidReason: null, notice: null };
  const row: ReportRow = {
    ...any,
    ...unread,
    ...undecided,
    id: `r${reports.length}`,
    reportNo: REPORT_NO,
    memberId: member.id,
    recordId: record.id,
    type: 'blood',
    title: '血常规',
    examDate: '2026-11-20',
    uploadedAt: iso(NOW - 3_600_000),
    status: 'pending',
    claimedAt: null,
    reopenedAt: null,
    waitedMs: 0,
    version: 1,
    ...changes,
  };
  reports.push(row);
  return row;
}
/** The report as it is stored on the server now. */
export const readReport = ({ id }: ReportRow) => state().world.reports.find((one) => one.id === id);
