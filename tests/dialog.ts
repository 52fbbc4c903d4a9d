import { screen, waitFor, within } from '@testing-library/react';

/**
 * Finds the dialog or drawer that contains `text`. Tests cannot find it by its name: antd gives all dialogs the same id
 * under test, and so the same accessible name.
 */
export async function findDialog(text: string | RegExp) {
  return within(
    await waitFor(() => {
      const said = screen.queryAllByText(text);
      const dialog = said.map((element) => element.closest<HTMLElement>('[role=dialog]')).find(Boolean);
      if (!dialog) throw new Error(`no dialog contains ${text}`);
      return dialog;
    }),
  );
}
