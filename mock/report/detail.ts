import type { ReportDetail } from '../../src/contract/report';
import type { Who } from '../fixtures/operators';
import { state } from '../state';
import { find, type Table } from '../store/update';
import { reportMessages } from './messages';
import type { ReportRow } from './report-row';
import { reportPresenter } from './table';

export const reportRow = (id: string) => find(state().world.reports, id);

/** A report as an operator sees it now. */
export const toReport = (row: ReportRow, { id }: Who): ReportDetail => reportPresenter(Date.now(), id)(row);

const getName = (operatorId: string) => state().world.operators.find(({ id }) => id === operatorId)?.name ?? operatorId;
const memberNo = (memberId: string) => state().world.members.find(({ id }) => id === memberId)?.memberNo ?? memberId;
const recordNo = (recordId: string) => state().world.records.find(({ id }) => id === recordId)?.recordNo ?? recordId;

/** Of what is written of a report the log says that it was, and not what. */
const isSet = () => '***';

/** Reports as an operator sees them. */
export const reportTable = (operator: Who): Table<ReportRow, ReportDetail> => ({
  entityType: 'report',
  rows: () => state().world.reports,
  toDto: (row) => toReport(row, operator),
  masks: {
    conclusion: isSet,
    abnormalItems: isSet,
    reviewComment: isSet,
    files: isSet,
    title: isSet,
    memberId: memberNo,
    recordId: recordNo,
    reviewerId: getName,
    firstReading: ({ operatorId }) => getName(operatorId),
    notice: (notice) => notice.state,
    // Of a lease and of a clock.
    claimedAt: null,
    reopenedAt: null,
    waitedMs: null,
  },
  labelOf: ({ reportNo }) => reportNo,
  unknown: reportMessages.reportUnknown,
});
