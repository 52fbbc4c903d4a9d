import { screen, within } from '@testing-library/react';

/** The dialog or drawer that says `text`; in tests antd gives all of them the same id, and so the same name. */
export async function dialogWith(text: string | RegExp) {
  const said = await screen.findAllByText(text);
  const dialog = said.map((element) => element.closest('[role=dialog]')).find(Boolean);
  if (!(dialog instanceof HTMLElement)) throw new Error(`no dialog says ${text}`);
  return within(dialog);
}
