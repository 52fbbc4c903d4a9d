import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const frame = () => new Promise(requestAnimationFrame);

/**
 * Chooses an entry of the menu that has just been opened. antd moves the focus into a menu three frames
 * after it has opened (rc-dropdown, useAccessibility), and would take it from the dialog that an earlier
 * click has brought.
 */
export async function chooseEntry(user: UserEvent, entry: string | RegExp) {
  const item = await waitFor(() => {
    // The menu of the row before is closing, for as long as nothing moves here.
    const open = screen.queryAllByRole('menuitem', { name: entry }).find((one) => !one.closest('.ant-slide-up-leave'));
    if (!open) throw new Error(`no open menu has ${entry}`);
    return open;
  });
  for (let frames = 0; frames < 4; frames++) await frame();
  await user.click(item);
}
