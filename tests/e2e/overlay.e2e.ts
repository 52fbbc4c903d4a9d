import { expect } from 'vitest';
import { zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { test } from './test';

const LIST = '/setting/search-hotwords';
const { hotword } = zhCN;

/** Welcome, then the list, with a drawer open over it. */
async function overList(page: WatchedPage) {
  await signIn(page, LIST);
  await page.getByRole('button', { name: hotword['action.create'] }).click();
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => page.url()).toContain('edit=new');
}

const lengthOfHistory = (page: WatchedPage) => page.evaluate(() => history.length);

test('Escape pressed twice closes the drawer and leaves the list; Forward opens it, Back closes it', async ({
  open,
}) => {
  const page = await open();
  await overList(page);
  const length = await lengthOfHistory(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(new URL(page.url()).pathname).toBe(LIST);
  await page.goForward();
  await page.getByRole('dialog').waitFor();
  await settled(page);
  await page.reload();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(await lengthOfHistory(page)).toBe(length);
  await settled(page);
  expect(page.troubles).toEqual([]);
});

test('what is typed while a form still slides in is in its first field', async ({ open }) => {
  const page = await open();
  await signIn(page, LIST);
  await page.addStyleTag({ content: '.ant-drawer-content-wrapper { transition-duration: 20s !important }' });
  await page.getByRole('button', { name: hotword['action.create'] }).click();
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('abcdefgh');
  expect(await field.inputValue()).toBe('abcdefgh');
  // It may not even have begun to.
  await expect.poll(() => page.locator('.ant-drawer-content-wrapper').getAttribute('class')).toMatch(/motion/);
});
