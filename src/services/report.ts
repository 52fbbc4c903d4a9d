import type {
  ReportCounts,
  ReportDetail,
  ReportFileAddress,
  ReportFileUse,
  ReportInput,
  ReportReading,
  ReportRejection,
  RequestForMore,
} from '@/contract/report';
import type { ReportFilter, ReportListed } from '@/contract/report-list';
import { isBulkResult } from './bulk';
import { type Guard, guard } from './guard';
import { get, post, type Query } from './http';
import { resource } from './resource';

const isListed = guard<ReportListed>({ id: 'text', reportNo: 'text', version: 'count' });
const isReport = guard<ReportDetail>({
  id: 'text',
  reportNo: 'text',
  version: 'count',
  files: 'array',
  withheldFiles: 'array',
  abnormalItems: 'array',
});
const isReportOrNone: Guard<ReportDetail | null> = (value): value is ReportDetail | null =>
  value === null || isReport(value);
const isCounts = guard<ReportCounts>({ pending: 'count', all: 'count' });
const isAddress = guard<ReportFileAddress>({ url: 'text', expiresAt: 'text' });

const reports = resource<{
  item: ReportDetail;
  row: ReportListed;
  input: ReportInput;
  query: Query & { pageSize?: number };
}>('/reports', { item: isReport, row: isListed });

type Versioned = Pick<ReportListed, 'id' | 'version'>;

export const { list: listReports, get: getReport, create: createReport } = reports;

/** Number of reports of each tab under the shared filters. */
export const countReports = (filter: Query) => get('/reports/counts', filter, { errors: 'inline', shape: isCounts });

/** Claims the most urgent report that nobody has claimed; null if there is none. */
export const claimNextReport = (filter: ReportFilter) =>
  post(`${reports.path}/claim-next`, filter, { errors: 'caller', shape: isReportOrNone });

/** Claims the selected reports, as far as possible. */
export const claimReports = (ids: string[]) =>
  post(`${reports.path}/claim-all`, { ids }, { errors: 'caller', shape: isBulkResult });

/* All of these throw AppError 409 when `version` is no longer the newest, and 403 if the state does not allow them. */

/** @throws AppError LEASE_LOST if the operator no longer holds the lease */
export const approveReport = (report: Versioned, reading: ReportReading) => reports.act(report, 'approve', reading);

/** @throws AppError LEASE_LOST if the operator no longer holds the lease */
export const rejectReport = (report: Versioned, rejection: ReportRejection) => reports.act(report, 'reject', rejection);

/** @throws AppError LEASE_LOST if the operator no longer holds the lease */
export const askForMore = (report: Versioned, request: RequestForMore) => reports.act(report, 'need-more', request);

export const reopenReport = (report: Versioned, reason: string) => reports.act(report, 'reopen', { reason });

/** @throws AppError LEASE_HELD while another operator reviews it */
export const voidReport = (report: Versioned, reason: string) => reports.act(report, 'void', { reason });

export const assignReport = (report: Versioned, reviewerId: string) => reports.act(report, 'assign', { reviewerId });

/**
 * Temporary URL of a file of a report.
 * @throws AppError LEASE_LOST if the operator has not claimed it, 429 past the hourly limit
 */
export const requestFileLink = (id: string, fileId: string, body: ReportFileUse) =>
  post(reports.at(id, `/files/${encodeURIComponent(fileId)}/address`), body, { errors: 'caller', shape: isAddress });
