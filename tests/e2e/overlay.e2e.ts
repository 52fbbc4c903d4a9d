import { expect } from 'vitest';
import { zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { test } from './test';

const LIST = '/setting/search-hotwords';

const readLength = (page: WatchedPage) => page.evaluate(() => history.length);
const readSearch = (page: WatchedPage) => new URL(page.url()).search;

/** Runs in the page: records the order in which a drawer slides, stops, and focuses one of its fields. */
function watchDrawer() {
  const notes: string[] = [];
  Object.assign(window, { drawerNotes: notes });
  const note = (what: string) => {
    if (!notes.includes(what)) notes.push(what);
  };
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest('[role="dialog"]')) note('focus');
  });
  new MutationObserver(() => {
    const wrapper = document.querySelector('.ant-drawer-content-wrapper');
    if (wrapper?.className.includes('motion')) note('slides');
    else if (wrapper && notes.includes('slides')) note('stands');
  }).observe(document.body, { attributes: true, attributeFilter: ['class'], childList: true, subtree: true });
}

test('closes a form over a list by Escape, opens it on Forward and after a reload, and accepts text while it slides in', async ({
  open,
}) => {
  const page = await open({ isFresh: true });
  const dialog = page.getByRole('dialog');
  const create = page.getByRole('button', { name: zhCN.hotword['action.create'] });
  await signIn(page, LIST);
  await create.click();
  await dialog.waitFor();
  await expect.poll(() => readSearch(page)).toContain('edit=new');
  const length = await readLength(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => readSearch(page)).toBe('');
  expect(new URL(page.url()).pathname).toBe(LIST);
  await page.goForward();
  await dialog.waitFor();
  await settled(page);
  await page.reload();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => readSearch(page)).toBe('');
  expect(await readLength(page)).toBe(length);
  await dialog.waitFor({ state: 'detached' });
  await settled(page);

  await page.evaluate(watchDrawer);
  await create.click();
  const field = dialog.getByRole('textbox').first();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('abcdefgh');
  expect(await field.inputValue()).toBe('abcdefgh');
  const readNotes = () => page.evaluate(() => (window as unknown as { drawerNotes: string[] }).drawerNotes);
  await expect.poll(readNotes).toContain('stands');
  // Compares the order, not times: the drawer slides for half a second, which is short on a busy machine.
  const notes = await readNotes();
  expect(notes).toContain('focus');
  expect(notes.indexOf('focus')).toBeLessThan(notes.indexOf('stands'));
  expect(page.troubles).toEqual([]);
});
