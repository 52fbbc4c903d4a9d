import type { HotwordBulkAction, HotwordInput } from '../../src/contract/hotword';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { messages } from '../messages';
import { createActions, createStatusActions } from '../store/actions';
import { reorder, sortInOrder } from '../store/reorder';
import type { Target } from '../store/row';
import { find } from '../store/update';
import type { HotwordRow } from './fixtures';
import { hotwordMessages } from './messages';
import { hasMaxEnabled, hasMaxHotwords, isTaken, toHotwordFields } from './rules';
import { hotwordTable } from './table';

const checkCapacity = () => {
  if (hasMaxHotwords()) throw new Fault(hotwordMessages.hotwordsFull);
};

function checkEnabledCount({ id }: HotwordRow) {
  if (hasMaxEnabled(id)) throw new Fault(hotwordMessages.hotwordsEnabledFull);
}

/** Actions on hotwords that operators enter. */
export const hotwordActions = {
  ...createActions(hotwordTable, {
    create(input: HotwordInput) {
      checkCapacity();
      return { ...toHotwordFields(input), source: 'manual' as const, searchCount: 0 };
    },
    update: (input, row) => toHotwordFields(input, row),
    checkReturn(row) {
      checkCapacity();
      if (isTaken(row.word, row.id)) throw new Fault(hotwordMessages.hotwordTaken);
      if (row.status === 'enabled') checkEnabledCount(row);
    },
  }),
  ...createStatusActions(hotwordTable, checkEnabledCount),
};

/** Scope of the order: all hotwords together. */
export const orderScope = { name: 'all', has: () => true };

/** Moves a hotword to the top. @throws Fault 409 for a stale version */
export function pinHotword({ id, version }: Target, { name }: Who): HotwordRow {
  const row = find(hotwordTable.rows(), id);
  if (row.version !== version) throw new Fault(messages.conflict, { data: { current: hotwordTable.toDto(row) } });
  const base = sortInOrder(hotwordTable.rows()).map((one) => one.id);
  const ids = [id, ...base.filter((one) => one !== id)];
  reorder(hotwordTable, { ...orderScope, name: id }, { ids, base }, { operatorName: name, action: 'pin' });
  return find(hotwordTable.rows(), id);
}

const bulkActions = {
  enable: hotwordActions.enable,
  disable: hotwordActions.disable,
  delete: hotwordActions.remove,
} satisfies Record<HotwordBulkAction, unknown>;

/** Applies a bulk action to one row, regardless of its version. @throws Fault if it is refused */
export const changeHotword = (row: HotwordRow, { action }: { action: HotwordBulkAction }, operator: Who) =>
  bulkActions[action](row, operator);
