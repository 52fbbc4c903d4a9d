import { expect } from 'vitest';
import { enUS, zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { CountedOperator } from './keystroke-level';
import { lookAt } from './look';
import { chooseByKeyboard } from './menu';
import { test } from './test';

const PATH = '/data/report-list';
const rows = (page: WatchedPage) => page.locator('.ant-table-tbody .ant-table-row');
const dialog = (page: WatchedPage) => page.getByRole('dialog').last();

/** A report that is no longer shown, for the consent of its member was withdrawn. */
async function hiddenReport(page: WatchedPage) {
  const id = await page.evaluate(async (path) => {
    for (let current = 1; ; current += 1) {
      const answer = await fetch(`${path}?current=${current}&pageSize=100`);
      const { list } = (await answer.json()).data as { list: { id: string; hidden: string | null }[] };
      const found = list.find(({ hidden }) => hidden === 'noConsent');
      if (found || list.length === 0) return found?.id;
    }
  }, '/api/admin/v1/reports');
  if (id === undefined) throw new Error('the world has no hidden report');
  return id;
}

async function openList(page: WatchedPage, query = '') {
  await signIn(page, `${PATH}${query}`);
  await rows(page).first().waitFor();
}

const looks = [
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const;

test.for(looks)(
  '%s: list, review and its dialogs are accessible and fit',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const t = messages.reportReview;
    const look = lookAt(page);
    const looksRight = (what: string) => look(`report-${locale}-${what}`);
    const button = (name: string) => dialog(page).getByRole('button', { name, exact: true });
    const goBack = async () => {
      const count = await page.getByRole('dialog').count();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(count - 1);
    };
    await openList(page);
    await looksRight('list');
    await rows(page).first().locator('td').nth(1).click();
    await button(t['action.review']).waitFor();
    await looksRight('view');
    await page.keyboard.press('o');
    await page.getByRole('region', { name: /内容|Content/i }).waitFor();
    await looksRight('review');
    await page.keyboard.press('e');
    await page.getByRole('region', { name: t['earlier.title'] }).waitFor();
    await looksRight('compare');
    await page.keyboard.press('e');
    await button(t['items.add']).click();
    await looksRight('item');
    await button(t['items.remove'].replace('{place}', '1')).click();
    for (const action of ['reject', 'needMore'] as const) {
      await button(t[`action.${action}`]).click();
      await dialog(page).getByLabel(t[`${action}.comment`]).waitFor();
      await looksRight(action);
      await goBack();
    }
    await button(t['checks.all']).click();
    await button(t['action.approve']).click();
    await page.getByRole('note').last().waitFor();
    await looksRight('approve');
    expect(page.troubles).toEqual([]);
  },
);

test.for(looks)(
  '%s: tabs, the upload and a hidden report are accessible and fit',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const t = messages.reportReview;
    const look = lookAt(page);
    const looksRight = (what: string) => look(`report-${locale}-${what}`);
    const button = (name: string) => dialog(page).getByRole('button', { name, exact: true });
    await openList(page, '?tab=needMore');
    await looksRight('needMore-tab');
    await page.goto(`${PATH}?tab=all`);
    await rows(page).first().waitFor();
    await looksRight('all');
    await page.getByRole('button', { name: t['upload.action'], exact: true }).click();
    await dialog(page).getByLabel(t['upload.no']).waitFor();
    await looksRight('upload');
    await page.goto(`${PATH}?id=${await hiddenReport(page)}`);
    await button(t['file.open']).click();
    await dialog(page).getByRole('radio').first().waitFor();
    await looksRight('hidden-purpose');
    await dialog(page).getByRole('radio').first().check();
    await button(t['file.open']).click();
    await page.getByRole('region', { name: /内容|Content/i }).waitFor();
    await looksRight('hidden-shown');
    expect(page.troubles).toEqual([]);
  },
);

test('a report is given to somebody else by keyboard alone, and K and J lead through the list', async ({ open }) => {
  const page = await open();
  const t = zhCN.reportReview;
  await openList(page);
  const more = rows(page).first().locator('button[aria-haspopup=menu]');
  await more.focus();
  await page.keyboard.press('Enter');
  await chooseByKeyboard(page, t['action.assign']);
  await dialog(page).getByLabel(t['assign.to']).waitFor();
  await settled(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await rows(page).first().locator('td').nth(1).click();
  const id = () => new URL(page.url()).searchParams.get('id');
  await expect.poll(id).not.toBeNull();
  const first = id();
  await settled(page);
  await page.keyboard.press('j');
  await expect.poll(id).not.toBe(first);
  await settled(page);
  await page.keyboard.press('k');
  await expect.poll(id).toBe(first);
});

/** What a report may take of an operator who reads it and finds nothing. */
const MOST_KEYS = 6;
const REVIEWED = 5;

test('reports are reviewed one after the other by keyboard alone', async ({ open }) => {
  const page = await open();
  await openList(page);
  const me = new CountedOperator(page);
  const drawer = page.locator('.ant-drawer-open');
  for (let count = 0; count < REVIEWED; count += 1) {
    me.step();
    await me.press('n');
    await drawer.getByRole('region', { name: /内容/ }).first().waitFor();
    const approve = drawer.getByRole('button', { name: zhCN.reportReview['action.approve'], exact: true });
    await expect.poll(() => approve.isEnabled()).toBe(true);
    me.step();
    await me.press('c');
    await me.press('a');
    await page.getByRole('note').last().waitFor();
    await settled(page);
    await me.press('Enter');
    await approve.waitFor({ state: 'hidden' });
    await settled(page);
  }
  console.info(
    `${REVIEWED} reports: ${me.keys} keys, ${me.clicks} clicks, ${me.seconds.toFixed(0)} s of hands and thought`,
  );
  expect(me.keys / REVIEWED).toBeLessThanOrEqual(MOST_KEYS);
  expect(me.clicks).toBe(0);
});

test('on paper the list takes the whole width, without the menu and its place', async ({ open }) => {
  const page = await open();
  await openList(page);
  await page.emulateMedia({ media: 'print' });
  const left = () => page.locator('.ant-table').evaluate((table) => table.getBoundingClientRect().left);
  await expect.poll(left).toBeLessThan(40);
});
