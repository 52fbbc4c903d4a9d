import type { SavedView } from '../../src/contract/saved-view';
import type { OperatorRow } from '../fixtures/operators';

declare module '../world' {
  interface World {
    savedViews: SavedViewRow[];
    /** The view that a list opens with, of each operator and list that has one. */
    defaultViews: DefaultViewRow[];
  }
}

/** Stored view with its owner. */
export type SavedViewRow = Omit<SavedView, 'ownerName' | 'isMine' | 'isDefault'> & {
  ownerId: string;
  ownerName: string;
};

/** Stays while its view is deleted or not shared, so that the view is the default again after an undo. */
export type DefaultViewRow = { operatorId: string; list: SavedView['list']; viewId: string };

const FIRST_ID = 9801;

type Made = Pick<SavedViewRow, 'list' | 'name' | 'query' | 'columns'>;
const views: Made[] = [
  { list: 'record', name: '极高危·未分配', query: 'assignee=none&severity=critical&tab=all', columns: null },
  {
    list: 'channelLink',
    name: '7 天内到期',
    query: 'expiring=true&tab=all',
    columns: { order: [], shown: {}, pinned: ['name'] },
  },
];

/** Shared views of the second operator. */
export const buildSavedViews = ([, second]: readonly OperatorRow[]): SavedViewRow[] =>
  second
    ? views.map((view, index) => ({
        ...view,
        id: String(FIRST_ID + index),
        version: 1,
        isShared: true,
        ownerId: second.id,
        ownerName: second.name,
      }))
    : [];
