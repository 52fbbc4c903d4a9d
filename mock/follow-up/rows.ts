import type { FollowUp } from '../../src/contract/follow-up';
import { state } from '../state';
import type { TableFor } from '../store/actions';
import type { FollowUpRow } from './follow-up-row';
import { followUpPresenter } from './table';

const operatorName = (id: string) => state().world.operators.find((one) => one.id === id)?.name ?? id;

/** Follow-ups as the store writes them; of attempts the log says how many there were. */
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
