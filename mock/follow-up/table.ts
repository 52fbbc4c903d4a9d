import type { FollowUp } from '../../src/contract/follow-up-list';
import { state } from '../state';
import type { TableFor } from '../store/actions';
import type { FollowUpRow } from './follow-up-row';
import { createFollowUpPresenter } from './present';

const getOperatorName = (id: string) => state().world.operators.find((one) => one.id === id)?.name ?? id;

const getReportNo = (id: string) => state().world.reports.find((one) => one.id === id)?.reportNo ?? id;

/** Table for the store; the log contains only the number of attempts. */
export const followUpTable = {
  entityType: 'followUp',
  rows: () => state().world.followUps,
  toDto: (row: FollowUpRow): FollowUp => createFollowUpPresenter(Date.now())(row),
  labelOf: ({ followNo }: FollowUpRow) => followNo,
  masks: {
    assigneeId: getOperatorName,
    dueByCalendar: null,
    reportId: getReportNo,
    attemptLog: (log: FollowUpRow['attemptLog']) => log.length,
  },
} satisfies TableFor<FollowUpRow, FollowUp>;
