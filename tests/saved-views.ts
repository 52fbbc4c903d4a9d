import { screen } from '@testing-library/react';
import { click, write } from '@/components/testing/events';
import type { SavedViewRow } from '../mock/saved-view/fixtures';
import { state } from '../mock/state';
import { findDialog } from './dialog';

export const savedViews = () => state().world.savedViews;
export const defaultViews = () => state().world.defaultViews;

export function findView(name: string) {
  const view = savedViews().find((one) => one.name === name);
  if (!view) throw new Error(`no saved view is named ${name}`);
  return view;
}

/** Adds a saved view on the server; by default it belongs to the first operator. */
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

/** Finds the button that opens the saved views; it shows the name of the selected view. */
// The accessible name has spaces between its parts that are not visible.
export const findViewButton = (name?: string) =>
  findButton(name === undefined ? '视图' : new RegExp(`^视图：\\s?${name.replace('（', '\\s?（')}$`));

export const press = async (name: string | RegExp) => click(await findButton(name));

export async function openViews(chosen?: string) {
  await click(await findViewButton(chosen));
  await findButton('保存为新视图…');
}

/** Opens the dialog that saves the current list as a view, and enters a name. */
export async function nameNewView(name: string) {
  await openViews();
  await press('保存为新视图…');
  const dialog = await findDialog('保存为新视图');
  await write(dialog.getByLabelText('视图名称'), name);
  return dialog;
}

export const save = (dialog: Awaited<ReturnType<typeof findDialog>>) =>
  click(dialog.getByRole('button', { name: /保\s?存$/ }));
