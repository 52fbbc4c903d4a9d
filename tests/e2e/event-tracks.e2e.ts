import { expect } from 'vitest';
import { enUS, zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { lookAt } from './look';
import { chooseByKeyboard } from './menu';
import { test } from './test';

const PATH = '/data/event-tracks';
/** A chart says of when it is. */
const drawn = /\d{4}-\d\d-\d\d/;
const rows = (page: WatchedPage) => page.locator('.ant-table-tbody .ant-table-row');
const dialog = (page: WatchedPage) => page.getByRole('dialog').last();

async function openLog(page: WatchedPage, query = '') {
  await signIn(page, `${PATH}${query}`);
  await rows(page).first().waitFor();
}

const languages = [
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const;

test.for(languages)(
  '%s: log, figures and both panels are accessible and fit',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const t = messages.eventTrack;
    const look = lookAt(page);
    const looksRight = (what: string) => look(`event-tracks-${locale}-${what}`);
    await openLog(page);
    await page.getByRole('img', { name: drawn }).first().waitFor();
    await looksRight('charts');
    const choose = (label: string, of = 0) =>
      page.locator('.ant-segmented-item').filter({ hasText: label }).nth(of).click();
    await choose(messages.analysis['view.table'], 0);
    await choose(messages.analysis['view.table'], 1);
    await choose(t['course.by.hourOfDay']);
    await looksRight('tables');
    await page.getByRole('tab', { name: t['panel.between'] }).click();
    await page.getByRole('region', { name: t['panel.between'] }).getByRole('img', { name: drawn }).waitFor();
    await looksRight('between');
    await page.getByRole('tab', { name: t['panel.terms'] }).click();
    await page.getByRole('region', { name: t['terms.name'] }).getByRole('table').waitFor();
    await looksRight('terms');
    expect(page.troubles).toEqual([]);
  },
);

test.for(languages)(
  '%s: an event, a timeline and nobody are accessible and fit',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const t = messages.eventTrack;
    const look = lookAt(page);
    const looksRight = (what: string) => look(`event-tracks-${locale}-${what}`);
    await openLog(page, '?eventCode=error');
    await rows(page).first().getByRole('link', { name: t['action.view'] }).click();
    await dialog(page).getByRole('tree').waitFor();
    await looksRight('event');
    await dialog(page).getByRole('button', { name: t['action.timeline'] }).click();
    await dialog(page).locator('section section').first().waitFor();
    await looksRight('timeline');
    await page.goto(`${PATH}?memberNo=M00000000000`);
    await page.getByText(t.memberUnknown.replace('{memberNo}', 'M00000000000')).waitFor();
    await looksRight('unknown');
    expect(page.troubles).toEqual([]);
  },
);

test('an event is opened and read, its properties gone through, and its user followed, by keyboard alone', async ({
  open,
}) => {
  const page = await open();
  const t = zhCN.eventTrack;
  await openLog(page, '?eventCode=error');
  await rows(page).first().getByRole('link', { name: t['action.view'] }).focus();
  await page.keyboard.press('Enter');
  const tree = dialog(page).getByRole('tree');
  await tree.waitFor();
  await settled(page);
  const id = () => new URL(page.url()).searchParams.get('id');
  const first = id();
  await page.keyboard.press('j');
  await expect.poll(id).not.toBe(first);
  await tree.waitFor();
  await settled(page);
  // One stop of the keyboard, after the buttons that copy.
  await dialog(page).getByRole('button', { name: t['tree.copyAll'] }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
  expect(await focused()).toBe('treeitem');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  const count = await tree.getByRole('treeitem').count();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => tree.getByRole('treeitem').count()).toBeLessThan(count);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await settled(page);
  await rows(page).first().locator('button[aria-haspopup=menu]').focus();
  await page.keyboard.press('Enter');
  await chooseByKeyboard(page, t['action.timeline']);
  await dialog(page).locator('section section').first().waitFor();
  await settled(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(page.troubles).toEqual([]);
});
