import { findDialog } from '../../../../tests/dialog';
import { findButton, findViewButton } from '../../../../tests/saved-views';
import { click, write } from '../../testing/events';

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
