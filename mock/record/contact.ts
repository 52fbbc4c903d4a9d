import type { ContactResult } from '../../src/contract/follow-up-input';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { checkContactResult, complete, getFirstContact } from '../follow-up/complete';
import { messages } from '../messages';
import { state } from '../state';
import type { Target } from '../store/row';
import { find } from '../store/update';
import { checkMove } from './change-status';
import { recordTable } from './detail';
import type { RecordRow } from './fixtures';

/** Records the first contact with an approved record by completing its follow-up (docs/domain.md 6.5). */
export function contact({ id, version }: Target, result: ContactResult, operator: Who): RecordRow {
  const getRecord = () => find(state().world.records, id);
  const record = getRecord();
  if (record.version !== version) throw new Fault(messages.conflict, { data: { current: recordTable.toDto(record) } });
  checkMove(record, 'contact');
  // Checked first, so that an invalid result does not leave a new follow-up behind.
  checkContactResult(result);
  complete(getFirstContact(record, operator), result, operator);
  return getRecord();
}
