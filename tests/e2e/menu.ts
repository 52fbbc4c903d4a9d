import type { Page } from 'playwright-core';
import { settled, type WatchedPage } from './browser';

/** Selects an entry by keyboard in a menu that was just opened, by moving the focus. */
export async function chooseByKeyboard(page: Page, name: string) {
  const item = page.getByRole('menuitem', { name, exact: true });
  await item.waitFor();
  // The menu receives the focus a few frames after it opens; an earlier key would go to the button.
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'));
  const isChosen = () => item.evaluate((element) => element === document.activeElement);
  while (!(await isChosen())) {
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction((element) => document.activeElement !== element, before);
  }
  await page.keyboard.press('Enter');
}

/** Selects an entry by mouse in a menu that was just opened, after its animation. */
export async function chooseByMouse(page: WatchedPage, name: string) {
  const item = page.locator('.ant-dropdown').getByRole('menuitem', { name, exact: true });
  await item.waitFor();
  await settled(page);
  await item.click();
}
