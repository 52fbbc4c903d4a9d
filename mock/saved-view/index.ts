import { savedViewApi } from '../../src/contract/saved-view';
import type { Entity } from '../entity';
import { Fault } from '../fault';
import type { Who } from '../fixtures/operators';
import { handle } from '../handle';
import { messages } from '../messages';
import { state } from '../state';
import { create } from '../store/create';
import { getDeleted, remove, restore } from '../store/remove';
import { find, update } from '../store/update';
import { buildSavedViews, type DefaultViewRow, type SavedViewRow } from './fixtures';
import { savedViewMessages } from './messages';
import { checkView, getOwn, hasMaxViews, isNameTaken } from './rules';
import { createSavedViewTable } from './table';

const getBy = ({ name }: Who) => ({ operatorName: name });

/** @throws Fault 404 unless the view belongs to the operator, even if it is shared */
function checkOwner({ id }: Who, view: SavedViewRow) {
  if (view.ownerId !== id) throw new Fault(messages.notFound);
}

/** Whether an operator is offered a view: their own, or a shared one. */
const isOffered = ({ id }: Who, { ownerId, isShared }: SavedViewRow) => ownerId === id || isShared;

/** @throws Fault 403 if the operator has the maximum number of views, or another one with this name */
function checkReturn(operator: Who, view: SavedViewRow) {
  if (hasMaxViews(operator, view.list)) throw new Fault(savedViewMessages.viewsFull);
  if (isNameTaken(operator, view)) throw new Fault(savedViewMessages.viewNameTaken);
}

export const savedView: Entity = {
  fixtures: { savedViews: ({ operators }) => buildSavedViews(operators), defaultViews: () => [] },
  handlers: [
    handle(savedViewApi.list, ({ query: { list }, operator }) => {
      const shared = state().world.savedViews.filter(
        (view) => view.list === list && view.isShared && view.ownerId !== operator.id,
      );
      return [...getOwn(operator, list), ...shared].map(createSavedViewTable(operator).toDto);
    }),

    handle(savedViewApi.defaults, ({ operator }) =>
      state()
        .world.savedViews.filter((view) => isOffered(operator, view))
        .map(createSavedViewTable(operator).toDto)
        .filter(({ isDefault }) => isDefault),
    ),

    handle(savedViewApi.setDefault, ({ params: { id }, body: { isDefault }, operator }) => {
      const { world } = state();
      const { rows, toDto } = createSavedViewTable(operator);
      const view = find(rows(), id);
      if (!isOffered(operator, view)) throw new Fault(messages.notFound);
      const own = { operatorId: operator.id, list: view.list, viewId: id };
      const isReplaced = (row: DefaultViewRow) =>
        row.operatorId === operator.id && (isDefault ? row.list === view.list : row.viewId === id);
      world.defaultViews = [...world.defaultViews.filter((row) => !isReplaced(row)), ...(isDefault ? [own] : [])];
      return toDto(view);
    }),

    handle(savedViewApi.create, ({ body, operator }) => {
      checkView(operator, body);
      if (hasMaxViews(operator, body.list)) throw new Fault(savedViewMessages.viewsFull);
      const table = createSavedViewTable(operator);
      const owner = { ownerId: operator.id, ownerName: operator.name };
      return table.toDto(create(table, (base) => ({ ...body, ...owner, ...base }), getBy(operator)));
    }),

    handle(savedViewApi.update, ({ params: { id }, body: { version, ...input }, operator }) => {
      const table = createSavedViewTable(operator);
      checkOwner(operator, find(table.rows(), id));
      const change = (view: SavedViewRow) => {
        checkView(operator, input, view);
        return input;
      };
      return table.toDto(update(table, id, version, change, { action: 'update', ...getBy(operator) }));
    }),

    handle(savedViewApi.remove, ({ params: { id }, query: { version }, operator }) => {
      const table = createSavedViewTable(operator);
      checkOwner(operator, find(table.rows(), id));
      remove(table, id, version, getBy(operator));
      return null;
    }),

    handle(savedViewApi.restore, ({ params: { id }, body: { version }, operator }) => {
      const table = createSavedViewTable(operator);
      checkOwner(operator, find([...getDeleted(table), ...table.rows()], id));
      return table.toDto(restore(table, id, version, getBy(operator), (view) => checkReturn(operator, view)));
    }),
  ],
};
