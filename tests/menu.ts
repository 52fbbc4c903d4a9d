import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const frame = () => new Promise(requestAnimationFrame);

/**
 * Selects an item of the menu that has just been opened, or opens its submenu. antd moves focus into a menu three
 * frames after it opens (rc-dropdown, useAccessibility), and an earlier click would let the menu take focus from the
 * dialog it opens.
 */
export async function chooseEntry(user: UserEvent, entry: string | RegExp) {
  const item = await waitFor(() => {
    // The menu of a previous row stays in its closing motion, which never ends in jsdom.
    const open = screen.queryAllByRole('menuitem', { name: entry }).find((one) => !one.closest('.ant-slide-up-leave'));
    if (!open) throw new Error(`no open menu has the item ${entry}`);
    return open;
  });
  for (let frames = 0; frames < 4; frames++) await frame();
  await (item.hasAttribute('aria-haspopup') ? user.hover(item) : user.click(item));
}
