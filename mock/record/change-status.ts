import { getRecordActions, type RecordAction } from '../../src/domain/record-status';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { state } from '../state';
import type { Target } from '../store/row';
import { type Act, update } from '../store/update';
import { recordTable } from './detail';
import type { RecordRow } from './fixtures';
import { getStatusMessage, recordMessages } from './messages';
import { isWithdrawn } from './withdrawn';

const getSituation = (row: RecordRow) => ({
  isRecruit: state().world.projects.find(({ id }) => id === row.projectId)?.type === 'recruit',
  isWithdrawn: isWithdrawn(row),
  isSubmitted: row.submittedAt !== null,
});

/** @throws Fault 403 if the state of the record does not allow `action` (docs/domain.md 6.5) */
export function checkMove(row: RecordRow, action: RecordAction) {
  if (getRecordActions(row.status, getSituation(row)).includes(action)) return;
  throw new Fault(isWithdrawn(row) ? recordMessages.recordWithdrawn : getStatusMessage(row));
}

/**
 * Performs a status change.
 * @param change returns the changed fields; may throw
 */
export const moveRecord = (
  { id, version }: Target,
  action: RecordAction,
  { name }: Who,
  change: (row: RecordRow) => Partial<RecordRow>,
  act: Pick<Act, 'reason'> = {},
) =>
  update(
    recordTable,
    id,
    version,
    (row) => {
      checkMove(row, action);
      return change(row);
    },
    { action, operatorName: name, ...act },
  );
