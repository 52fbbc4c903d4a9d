import type { ReportDetail } from '../../src/contract/report';
import { cachePerSecond } from '../export/cache-per-second';
import { type Column, enumCell, formatInstant, toLine } from '../export/column';
import type { ExportTable } from '../export/table';
import { label, labels } from '../labels';
import { inLanguage, type Texts } from '../language';
import { state } from '../state';
import { find } from '../store/update';
import { getMatchingReportIds } from './filter';
import { createReportPresenter } from './table';

const typeTexts = labels('report.type');
const sourceTexts = labels('report.source');
const statusTexts = labels('report.status');
const noticeTexts = labels('report.notice');
const yes: Texts = ['是', 'Yes'];

/** Columns of the Report List export (docs/domain.md 6.12). */
const reportColumns: readonly Column<ReportDetail, 'report'>[] = [
  { title: label('report.column.reportNo'), of: ['patient', 'reportNo'], width: 18, cell: ({ reportNo }) => reportNo },
  { title: label('report.column.memberNo'), of: 'memberNo', width: 16, cell: ({ memberNo }) => memberNo },
  {
    title: label('report.column.patient'),
    of: 'patient',
    personal: 'patientName',
    width: 12,
    cell: ({ patientNameMasked }) => patientNameMasked,
  },
  { title: label('report.column.type'), of: 'type', width: 12, cell: enumCell(({ type }) => type, typeTexts) },
  { title: label('report.column.title'), of: 'title', width: 28, cell: ({ title }) => title },
  { title: label('report.column.examDate'), of: 'examDate', width: 12, cell: ({ examDate }) => examDate },
  { title: label('report.column.hospital'), of: 'hospital', width: 28, cell: ({ hospitalName }) => hospitalName },
  { title: label('report.column.pageCount'), of: 'pageCount', width: 8, cell: ({ pageCount }) => pageCount },
  { title: label('report.column.record'), of: 'record', width: 18, cell: ({ recordNo }) => recordNo },
  { title: label('report.column.project'), of: 'project', width: 28, cell: ({ projectName }) => projectName },
  {
    title: label('report.column.source'),
    of: 'source',
    width: 12,
    cell: enumCell(({ source }) => source, sourceTexts),
  },
  {
    title: label('report.column.uploadedAt'),
    of: 'uploadedAt',
    width: 20,
    cell: ({ uploadedAt }) => formatInstant(uploadedAt),
  },
  {
    title: label('report.column.status'),
    of: 'status',
    width: 12,
    cell: enumCell(({ status }) => status, statusTexts),
  },
  { title: label('report.column.reviewer'), of: 'reviewer', width: 12, cell: ({ reviewerName }) => reviewerName },
  {
    title: label('report.column.reviewedAt'),
    of: 'reviewedAt',
    width: 20,
    cell: ({ reviewedAt }) => formatInstant(reviewedAt),
  },
  {
    title: label('report.column.slaDueAt'),
    of: 'slaDueAt',
    width: 20,
    cell: ({ slaDueAt }) => formatInstant(slaDueAt),
  },
  {
    title: ['逾期', 'Overdue'],
    of: 'slaDueAt',
    width: 8,
    cell: ({ overdue }, language) => (overdue ? inLanguage(yes, language) : null),
  },
  {
    title: label('report.column.notice'),
    of: 'notice',
    width: 12,
    cell: enumCell(({ notice }) => notice?.state ?? null, noticeTexts),
  },
];

const presenter = cachePerSecond(createReportPresenter);

/** Export of reports; personal data is never included in clear. */
export const reportExport: ExportTable<'report'> = {
  entity: 'report',
  name: ['报告', 'reports'],
  columns: reportColumns,
  memberOf: (id) => state().world.reports.find((report) => report.id === id)?.memberId,
  matchingIds: getMatchingReportIds,
  write: (id, language) => ({
    line: toLine(reportColumns, presenter()(find(state().world.reports, id)), language),
    isClear: false,
  }),
};
