import { screen, waitFor, within } from '@testing-library/react';

/**
 * The dialog or drawer that says `text`, once there is one; in tests antd gives all of them the same id, and so the
 * same name.
 */
export async function findDialog(text: string | RegExp) {
  return within(
    await waitFor(() => {
      const said = screen.queryAllByText(text);
      const dialog = said.map((element) => element.closest<HTMLElement>('[role=dialog]')).find(Boolean);
      if (!dialog) throw new Error(`no dialog says ${text}`);
      return dialog;
    }),
  );
}
