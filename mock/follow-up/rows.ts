import type { FollowUp } from '../../src/contract/follow-up';
import { state } from '../state';
import type { TableFor } from '../store/actions';
import type { FollowUpRow } from './follow-up-row';
import { followUpPresenter } from './table';

const operatorName = (id: string) => state().world.operators.find((one) => one.id === id)?.name ?? id;

/** Table for the store; the log contains only the number of attempts. */
export const followUpTable = {
  entityType: 'followUp',
  rows: () => state().world.followUps,
  toDto: (row: FollowUpRow): FollowUp => followUpPresenter(Date.now())(row),
  labelOf: ({ followNo }: FollowUpRow) => followNo,
  masks: {
    assigneeId: operatorName,
    dueByCalendar: null,
    attemptLog: (log: FollowUpRow['attemptLog']) => log.length,
  },
} satisfies TableFor<FollowUpRow, FollowUp>;
