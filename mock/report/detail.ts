import type { ReportDetail } from '../../src/contract/report';
import type { Who } from '../fixtures/operators';
import { state } from '../state';
import { find, type Table } from '../store/update';
import { reportMessages } from './messages';
import type { ReportRow } from './report-row';
import { createReportPresenter } from './table';

export const findReport = (id: string) => find(state().world.reports, id);

export const toReport = (row: ReportRow, { id }: Who): ReportDetail => createReportPresenter(Date.now(), id)(row);

const getName = (operatorId: string) => state().world.operators.find(({ id }) => id === operatorId)?.name ?? operatorId;
const getMemberNo = (memberId: string) => state().world.members.find(({ id }) => id === memberId)?.memberNo ?? memberId;
const getRecordNo = (recordId: string) => state().world.records.find(({ id }) => id === recordId)?.recordNo ?? recordId;

/** The log only says that a text was entered. */
const maskText = () => '***';

/** Reports as a given operator sees them. */
export const createReportTable = (operator: Who): Table<ReportRow, ReportDetail> => ({
  entityType: 'report',
  rows: () => state().world.reports,
  toDto: (row) => toReport(row, operator),
  masks: {
    conclusion: maskText,
    abnormalItems: maskText,
    reviewComment: maskText,
    files: maskText,
    title: maskText,
    memberId: getMemberNo,
    recordId: getRecordNo,
    reviewerId: getName,
    firstReading: ({ operatorId }) => getName(operatorId),
    // Logged as the abnormal items of the first reading.
    firstItems: null,
    notice: (notice) => notice.state,
    // Internal times of the lease and of the deadline.
    claimedAt: null,
    reopenedAt: null,
    waitedMs: null,
  },
  labelOf: ({ reportNo }) => reportNo,
  unknown: reportMessages.reportUnknown,
});
