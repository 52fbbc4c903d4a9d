import type { SavedViewList } from '@/contract/limits/saved-view';
import type { SavedView, SavedViewInput } from '@/contract/saved-view';
import { guard, listOf } from './guard';
import { get, put } from './http';
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

/** The default views of the operator, at most one of a list. The session does without them if this fails. */
export const listDefaultViews = () =>
  get(`${views.path}/default`, undefined, { errors: 'caller', shape: listOf(isView) });

/** Sets or clears a view as the default of its list, for this operator. @throws AppError 404 if it does not exist */
export const setDefaultView = ({ id }: SavedView, isDefault: boolean) =>
  put(views.at(id, '/default'), { isDefault }, { errors: 'caller', shape: isView });
