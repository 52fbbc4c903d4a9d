import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { SavedViewRow } from '../mock/saved-view/fixtures';
import { state } from '../mock/state';
import { findDialog } from './dialog';

export const savedViews = () => state().world.savedViews;

export function findView(name: string) {
  const view = savedViews().find((one) => one.name === name);
  if (!view) throw new Error(`there is no view ${name}`);
  return view;
}

/** Adds a view on the server, of the first operator by default. */
export function addView(change: Partial<SavedViewRow> & Pick<SavedViewRow, 'list'>) {
  const view: SavedViewRow = {
    id: `view-${savedViews().length}`,
    version: 1,
    name: '常用',
    query: '',
    columns: null,
    isShared: false,
    ownerId: '1',
    ownerName: '林晓',
    ...change,
  };
  savedViews().push(view);
  return view;
}
export const sharedByOther = { ownerId: '2', ownerName: '周宁', isShared: true };

export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

/** The button of the views, which names the chosen one. */
// Between its parts the accessible name has spaces that are not visible.
export const findViewButton = (name?: string) =>
  findButton(name === undefined ? '视图' : new RegExp(`^视图：\\s?${name.replace('（', '\\s?（')}$`));

export const press = async (user: UserEvent, name: string | RegExp) => user.click(await findButton(name));

export async function openViews(user: UserEvent, chosen?: string) {
  await user.click(await findViewButton(chosen));
  await findButton('保存为新视图…');
}

/** Opens the dialog that saves what the list shows, and types a name into it. */
export async function nameNewView(user: UserEvent, name: string) {
  await openViews(user);
  await press(user, '保存为新视图…');
  const dialog = await findDialog('保存为新视图');
  await user.click(dialog.getByLabelText('视图名称'));
  await user.paste(name);
  return dialog;
}

export const save = (user: UserEvent, dialog: Awaited<ReturnType<typeof findDialog>>) =>
  user.click(dialog.getByRole('button', { name: /保\s?存$/ }));
