import type { HotwordBulkAction, HotwordInput } from '../../src/contract/hotword';
import type { NewOrder } from '../../src/contract/setting';
import { Fault } from '../fault';
import { messages } from '../messages';
import { create } from '../store/create';
import { remove, restore } from '../store/remove';
import { inOrder, reorder } from '../store/reorder';
import { type Act, find, update } from '../store/update';
import type { HotwordRow } from './fixtures';
import { hotwordMessages } from './messages';
import { checked, isCrowded, isFull, isTaken } from './rules';
import { hotwordTable } from './table';

type Target = { id: string; version: number };
type By = Pick<Act, 'operatorName'>;

const all = { name: 'all', has: () => true };

/** Adds a hotword by hand. @throws Fault 422 when there are as many as may be, or with the fields that are refused */
export function createHotword(input: HotwordInput, by: By) {
  if (isCrowded()) throw new Fault(422, hotwordMessages.hotwordsFull);
  return create(
    hotwordTable,
    (base): HotwordRow => ({ ...base, ...checked(input), source: 'manual', searchCount: 0 }),
    by,
  );
}

/** Replaces what is written of a hotword. @throws Fault 422 with the fields that are refused */
export const updateHotword = ({ id, version }: Target, input: HotwordInput, by: By) =>
  update(hotwordTable, id, version, () => checked(input, id), { action: 'update', ...by });

/** Enables or disables a hotword; one that is so already is left as it is. @throws Fault 422 when it is one too many */
export function setStatus({ id, version }: Target, status: HotwordRow['status'], by: By): HotwordRow {
  const row = find(hotwordTable.rows(), id);
  if (row.version === version && row.status === status) return row;
  const action = status === 'enabled' ? 'enable' : 'disable';
  return update(
    hotwordTable,
    id,
    version,
    () => {
      if (status === 'enabled' && isFull(id)) throw new Fault(422, hotwordMessages.hotwordsEnabledFull);
      return { status };
    },
    { action, ...by },
  );
}

/** Gives all hotwords another order. @throws Fault 409 with the order as it is when that is not `base` any more */
export const orderHotwords = (order: NewOrder, by: By) => reorder(hotwordTable, all, order, by);

/** Puts a hotword before all others. @throws Fault 409 for a stale version */
export function pinHotword({ id, version }: Target, { operatorName }: By): HotwordRow {
  const row = find(hotwordTable.rows(), id);
  if (row.version !== version) throw new Fault(409, messages.conflict, { data: { current: hotwordTable.toDto(row) } });
  const base = inOrder(hotwordTable.rows()).map((one) => one.id);
  const ids = [id, ...base.filter((one) => one !== id)];
  reorder(hotwordTable, { ...all, name: id }, { ids, base }, { operatorName, action: 'pin' });
  return find(hotwordTable.rows(), id);
}

export const removeHotword = ({ id, version }: Target, by: By) => remove(hotwordTable, id, version, by);

/** Undoes a deletion. @throws Fault 422 when its word is taken by now, or when it is one enabled too many */
export const restoreHotword = ({ id, version }: Target, by: By) =>
  restore(hotwordTable, id, version, by, ({ word, status }) => {
    if (isCrowded()) throw new Fault(422, hotwordMessages.hotwordsFull);
    if (isTaken(word, id)) throw new Fault(422, hotwordMessages.hotwordTaken);
    if (status === 'enabled' && isFull(id)) throw new Fault(422, hotwordMessages.hotwordsEnabledFull);
  });

/** One row of an action on several, in any version. @throws Fault when it is refused */
export function changeHotword(row: HotwordRow, action: HotwordBulkAction, by: By) {
  if (action === 'delete') removeHotword(row, by);
  else setStatus(row, action === 'enable' ? 'enabled' : 'disabled', by);
}
