import type { SavedViewList } from '@/contract/limits/saved-view';
import type { SavedView, SavedViewInput } from '@/contract/saved-view';
import { guard, listOf } from './guard';
import { get } from './http';
import { resource } from './resource';

const isView = guard<SavedView>({ id: 'text', version: 'count', list: 'text', name: 'text', ownerName: 'text' });
const views = resource<{ item: SavedView; input: SavedViewInput }>('/saved-views', { item: isView });

export const {
  create: createSavedView,
  update: updateSavedView,
  remove: deleteSavedView,
  restore: restoreSavedView,
} = views;

/** The operator's own views of a list and the shared ones. A failure is shown in their place. */
export const listSavedViews = (list: SavedViewList) =>
  get(views.path, { list }, { errors: 'inline', shape: listOf(isView) });
