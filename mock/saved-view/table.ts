import type { SavedView } from '../../src/contract/saved-view';
import type { Who } from '../fixtures/operators';
import { state } from '../state';
import type { Table } from '../store/update';
import type { SavedViewRow } from './fixtures';

/** View in its API form for an operator. */
const toView = (row: SavedViewRow, operator: Who): SavedView => {
  const { id, version, list, name, query, columns, isShared, ownerId, ownerName } = row;
  const isDefault = state().world.defaultViews.some(
    ({ operatorId, viewId }) => operatorId === operator.id && viewId === id,
  );
  const isMine = ownerId === operator.id;
  return { id, version, list, name, query, columns, isShared, ownerName, isMine, isDefault };
};

export const createSavedViewTable = (operator: Who): Table<SavedViewRow, SavedView> => ({
  entityType: 'savedView',
  rows: () => state().world.savedViews,
  toDto: (row) => toView(row, operator),
  // The log does not reveal what an operator searched for.
  masks: { query: null, columns: null },
  labelOf: ({ name }) => name,
});
