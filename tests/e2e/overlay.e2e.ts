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

/** Writes down, in the page, when a drawer slides, when it stands, and when a field of it has the focus first. */
function watchDrawer() {
  const seen: string[] = [];
  Object.assign(window, { seenOfDrawer: seen });
  const see = (what: string) => {
    if (!seen.includes(what)) seen.push(what);
  };
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('[role="dialog"]')) see('focus');
  });
  new MutationObserver(() => {
    const wrapper = document.querySelector('.ant-drawer-content-wrapper');
    if (wrapper?.className.includes('motion')) see('slides');
    else if (wrapper && seen.includes('slides')) see('stands');
  }).observe(document.body, { attributes: true, attributeFilter: ['class'], childList: true, subtree: true });
}

test('what is typed while a form still slides in is in its first field', async ({ open }) => {
  const page = await open();
  await signIn(page, LIST);
  await page.evaluate(watchDrawer);
  await page.getByRole('button', { name: hotword['action.create'] }).click();
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('abcdefgh');
  expect(await field.inputValue()).toBe('abcdefgh');
  const seenNow = () => page.evaluate(() => (window as unknown as { seenOfDrawer: string[] }).seenOfDrawer);
  await expect.poll(seenNow, { timeout: 15_000 }).toContain('stands');
  // By the page's own order: antd lets a drawer slide for half a second at most, which a busy machine does not see.
  const seen = await seenNow();
  expect(seen.indexOf('focus')).toBeLessThan(seen.indexOf('stands'));
  expect(seen).toContain('focus');
});
