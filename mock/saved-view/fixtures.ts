import type { SavedView } from '../../src/contract/saved-view';
import type { OperatorRow } from '../fixtures/operators';

declare module '../world' {
  interface World {
    savedViews: SavedViewRow[];
  }
}

/** Stored view with its owner. */
export type SavedViewRow = Omit<SavedView, 'ownerName' | 'isMine'> & { ownerId: string; ownerName: string };

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
