import type { Page } from 'playwright-core';
import { settled, type WatchedPage } from './browser';

/** Chooses an entry of the menu that was just opened by keyboard, as an operator does: by what has the focus. */
export async function chooseByKeyboard(page: Page, name: string) {
  const item = page.getByRole('menuitem', { name, exact: true });
  await item.waitFor();
  // The menu takes the focus a few frames after it has opened; a key before that would go to the button.
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'));
  const isChosen = () => item.evaluate((element) => element === document.activeElement);
  while (!(await isChosen())) {
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction((element) => document.activeElement !== element, before);
  }
  await page.keyboard.press('Enter');
}

/** Chooses an entry of the menu that was just opened, by mouse, once the menu has come to rest where it opens. */
export async function chooseByMouse(page: WatchedPage, name: string) {
  const item = page.locator('.ant-dropdown').getByRole('menuitem', { name, exact: true });
  await item.waitFor();
  await settled(page);
  await item.click();
}
