import type { ReportDetail } from '../../src/contract/report';
import { type Column, instantCell, lineOf, word } from '../export/column';
import { eachSecond } from '../export/each-second';
import type { ExportTable } from '../export/table';
import { inLanguage, type Texts } from '../language';
import { state } from '../state';
import { find } from '../store/update';
import { matchingReportIds } from './filter';
import { reportPresenter } from './table';

const typeTexts: Record<ReportDetail['type'], Texts> = {
  blood: ['血液', 'Blood'],
  urine: ['尿液', 'Urine'],
  imaging: ['影像', 'Imaging'],
  pathology: ['病理', 'Pathology'],
  gene: ['基因', 'Genetics'],
  endoscopy: ['内镜', 'Endoscopy'],
  discharge: ['出院小结', 'Discharge summary'],
  physical: ['体检', 'Check-up'],
  prescription: ['处方', 'Prescription'],
  other: ['其他', 'Other'],
};
const sourceTexts: Record<ReportDetail['source'], Texts> = {
  member: ['会员上传', 'Member'],
  operator: ['后台上传', 'Operator'],
  hospital: ['医院回传', 'Hospital'],
};
const statusTexts: Record<ReportDetail['status'], Texts> = {
  pending: ['待审核', 'To review'],
  reviewing: ['审核中', 'In review'],
  approved: ['已通过', 'Approved'],
  rejected: ['已驳回', 'Rejected'],
  needMore: ['待补充', 'More needed'],
  voided: ['已作废', 'Voided'],
};
const yes: Texts = ['是', 'Yes'];

/** The columns of Report List, as its file has them (docs/domain.md 6.12). */
const reportColumns: readonly Column<ReportDetail>[] = [
  { title: ['报告编号', 'Report no.'], width: 18, cell: ({ reportNo }) => reportNo },
  { title: ['会员编号', 'Member no.'], width: 16, cell: ({ memberNo }) => memberNo },
  { title: ['患者', 'Patient'], width: 12, cell: ({ patientNameMasked }) => patientNameMasked },
  { title: ['报告类型', 'Type'], width: 12, cell: word(({ type }) => type, typeTexts) },
  { title: ['报告名称', 'Title'], width: 28, cell: ({ title }) => title },
  { title: ['检查日期', 'Examined'], width: 12, cell: ({ examDate }) => examDate },
  { title: ['检查医院', 'Hospital'], width: 28, cell: ({ hospitalName }) => hospitalName },
  { title: ['页数', 'Pages'], width: 8, cell: ({ pageCount }) => pageCount },
  { title: ['关联记录', 'Record'], width: 18, cell: ({ recordNo }) => recordNo },
  { title: ['项目', 'Project'], width: 28, cell: ({ projectName }) => projectName },
  { title: ['来源', 'Source'], width: 12, cell: word(({ source }) => source, sourceTexts) },
  { title: ['上传时间', 'Uploaded'], width: 20, cell: ({ uploadedAt }) => instantCell(uploadedAt) },
  { title: ['状态', 'Status'], width: 12, cell: word(({ status }) => status, statusTexts) },
  { title: ['审核人', 'Reviewer'], width: 12, cell: ({ reviewerName }) => reviewerName },
  { title: ['审核时间', 'Reviewed'], width: 20, cell: ({ reviewedAt }) => instantCell(reviewedAt) },
  { title: ['审核截止', 'Review due'], width: 20, cell: ({ slaDueAt }) => instantCell(slaDueAt) },
  {
    title: ['超时', 'Overdue'],
    width: 8,
    cell: ({ overdue }, language) => (overdue ? inLanguage(yes, language) : null),
  },
];

const presenter = eachSecond(reportPresenter);

/** Report List as a file; nothing in it can be had clear. */
export const reportExport: ExportTable<'report'> = {
  entity: 'report',
  name: ['报告', 'reports'],
  columns: reportColumns,
  personal: ['patientName'],
  memberOf: (id) => state().world.reports.find((report) => report.id === id)?.memberId,
  matchingIds: matchingReportIds,
  write: (id, language) => ({
    line: lineOf(reportColumns, presenter()(find(state().world.reports, id)), language),
    isClear: false,
  }),
};
