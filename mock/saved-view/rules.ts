import { savedView as limit, savedViewPersonal } from '../../src/contract/limits/saved-view';
import type { SavedViewInput } from '../../src/contract/saved-view';
import { fold } from '../../src/domain/fold';
import type { Who } from '../fixtures/operators';
import { refuse } from '../refuse';
import { state } from '../state';
import type { SavedViewRow } from './fixtures';
import { savedViewMessages } from './messages';

/** The operator's own views of a list. */
export const getOwn = ({ id }: Who, list: SavedViewRow['list']) =>
  state().world.savedViews.filter((view) => view.ownerId === id && view.list === list);

export const hasMaxViews = (operator: Who, list: SavedViewRow['list']) =>
  getOwn(operator, list).length >= limit.maxPerList;

/** Whether another of the operator's views of a list has this name, ignoring case and character width. */
export const isNameTaken = (operator: Who, { list, name }: Pick<SavedViewRow, 'list' | 'name'>, ownId?: string) =>
  getOwn(operator, list).some((view) => view.id !== ownId && fold(view.name) === fold(name));

const isPersonal = ({ list, query }: Pick<SavedViewRow, 'list' | 'query'>) => {
  const names = new URLSearchParams(query);
  return (savedViewPersonal[list] ?? []).some((name) => names.has(name));
};

/** @throws Fault 422 with the errors by field */
export function checkView(operator: Who, input: SavedViewInput, view?: SavedViewRow) {
  refuse({
    list: view && view.list !== input.list ? savedViewMessages.listOther : undefined,
    name: isNameTaken(operator, input, view?.id) ? savedViewMessages.nameTaken : undefined,
    query: isPersonal(input) ? savedViewMessages.personal : undefined,
  });
}
