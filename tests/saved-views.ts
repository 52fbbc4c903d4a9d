import { screen } from '@testing-library/react';
import type { SavedViewRow } from '../mock/saved-view/fixtures';
import { state } from '../mock/state';
import type { signedIn } from './app';
import { dialogWith } from './dialog';

type App = Awaited<ReturnType<typeof signedIn>>;

export const views = () => state().world.savedViews;
export const viewNamed = (name: string) => {
  const view = views().find((one) => one.name === name);
  if (!view) throw new Error(`there is no view ${name}`);
  return view;
};
/** A view that is there already; of the first operator unless said otherwise. */
export const given = (change: Partial<SavedViewRow> & Pick<SavedViewRow, 'list'>) => {
  const view: SavedViewRow = {
    id: `view-${views().length}`,
    version: 1,
    name: '常用',
    query: '',
    columns: null,
    isShared: false,
    ownerId: '1',
    ownerName: '林晓',
    ...change,
  };
  views().push(view);
  return view;
};
export const theirs = { ownerId: '2', ownerName: '周宁', isShared: true };

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** The button of the views, which says which one was chosen. */
// Between its parts the name has spaces that nobody sees.
export const viewButton = (name?: string) =>
  button(name === undefined ? '视图' : new RegExp(`^视图：\\s?${name.replace('（', '\\s?（')}$`));
export const press = async (app: App, name: string | RegExp) => app.user.click(await button(name));
export const openMenu = async (app: App, chosen?: string) => {
  await app.user.click(await viewButton(chosen));
  await button('保存为新视图…');
};
/** Saves what the list shows under a name. */
export const saveAs = async (app: App, name: string, also: readonly string[] = []) => {
  await openMenu(app);
  await press(app, '保存为新视图…');
  const dialog = await dialogWith('保存为新视图');
  await app.user.type(dialog.getByLabelText('视图名称'), name);
  for (const label of also) await app.user.click(dialog.getByRole('switch', { name: label }));
  return dialog;
};
export const save = (app: App, dialog: Awaited<ReturnType<typeof dialogWith>>) =>
  app.user.click(dialog.getByRole('button', { name: /保\s?存$/ }));
export const query = (app: App) => new URL(app.address(), 'http://localhost').searchParams;
