import type { Who } from '../fixtures/operators';
import { create } from './create';
import { remove, restore } from './remove';
import type { Base, Target } from './row';
import { find, type Table, update } from './update';

/** Table, or a function of the operator if its DTOs depend on the operator. */
export type TableFor<Row extends Target, Dto> = Table<Row, Dto> | ((operator: Who) => Table<Row, Dto>);

export const resolveTable = <Row extends Target, Dto>(table: TableFor<Row, Dto>, operator: Who) =>
  typeof table === 'function' ? table(operator) : table;

/** Rules of an entity for its inputs. Nothing is written if one of them throws. */
export type Rules<Row, Input> = {
  /** @throws Fault 422 with the errors by field */
  create: (input: Input, operator: Who) => Omit<Row, keyof Base>;
  /** @throws Fault 422 with the errors by field */
  update: (input: Input, row: Row, operator: Who) => Partial<Row>;
  /** @throws Fault 403 when it may not be deleted */
  checkRemoval?: (row: Row) => void;
  /** @throws Fault 403, or 422 by field, if the row can no longer be restored */
  checkReturn?: (row: Row) => void;
};

/** Creates, updates, deletes and restores rows according to the rules of their entity, with log entries. */
export function createActions<Row extends Base, Dto, Input>(of: TableFor<Row, Dto>, rules: Rules<Row, Input>) {
  return {
    create: (input: Input, operator: Who, action?: string) =>
      create(resolveTable(of, operator), (base) => ({ ...rules.create(input, operator), ...base }) as Row, {
        operatorName: operator.name,
        action,
      }),
    update: ({ id, version }: Target, input: Input, operator: Who) =>
      update(resolveTable(of, operator), id, version, (row) => rules.update(input, row, operator), {
        action: 'update',
        operatorName: operator.name,
      }),
    remove: ({ id, version }: Target, operator: Who) =>
      remove(resolveTable(of, operator), id, version, { operatorName: operator.name }, rules.checkRemoval),
    restore: ({ id, version }: Target, operator: Who) =>
      restore(resolveTable(of, operator), id, version, { operatorName: operator.name }, rules.checkReturn),
  };
}

type Status = 'enabled' | 'disabled';

/**
 * Enables and disables rows, without a new version if nothing changes.
 *
 * @param check throws Fault 403, or 422 on the status, if a row may not be enabled
 */
export function createStatusActions<Row extends Target & { status: Status }, Dto>(
  of: TableFor<Row, Dto>,
  check: (row: Row) => void = () => {},
) {
  const setTo =
    (status: Status, action: string) =>
    ({ id, version }: Target, operator: Who): Row => {
      const table = resolveTable(of, operator);
      const row = find(table.rows(), id);
      if (row.version === version && row.status === status) return row;
      const change = (before: Row) => {
        if (status === 'enabled') check(before);
        return { status } as Partial<Row>;
      };
      return update(table, id, version, change, { action, operatorName: operator.name });
    };
  return { enable: setTo('enabled', 'enable'), disable: setTo('disabled', 'disable') };
}
