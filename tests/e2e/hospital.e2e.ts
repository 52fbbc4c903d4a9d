import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, signIn, type WatchedPage } from './browser';
import { isWiderThanWindow } from './look';
import { chooseByKeyboard, chooseByMouse } from './menu';
import { test } from './test';

const PATH = '/setting/pilot-hospital';
const { hospital: t, form, list } = zhCN;
const rows = (page: WatchedPage) => page.locator('.ant-table-tbody .ant-table-row');
const button = (page: WatchedPage, name: string) => page.getByRole('button', { name, exact: true });

async function openList(page: WatchedPage, query = '') {
  await signIn(page, `${PATH}${query}`);
  await rows(page).first().waitFor();
}

/** The dialog of an action on the first row. */
async function openAction(page: WatchedPage, name: string) {
  await rows(page).first().locator('button[aria-haspopup=menu]').click();
  await chooseByMouse(page, name);
}

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)(
  '%s: list, detail, dialogs and form are accessible and fit',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const words = messages.hospital;
    const looksRight = async (what: string) => {
      await settled(page);
      expect(await axeFindings(page), what).toEqual([]);
      expect(await page.evaluate(isWiderThanWindow), what).toBe(false);
    };
    // The one with most referrals is not deleted: its records are named.
    await openList(page, '?status=active&sort=-referredCount');
    await looksRight('list');
    for (const action of ['setProjects', 'pause', 'end', 'delete'] as const) {
      await openAction(page, words[`action.${action}`]);
      await page.getByRole('dialog').waitFor();
      await looksRight(action);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await rows(page).first().locator('td').nth(1).click();
    await page.getByText(words['detail.basic'], { exact: true }).waitFor();
    await looksRight('detail');
    await page.getByRole('dialog').getByRole('button', { name: words['action.edit'], exact: true }).click();
    await page.getByText(words['edit.more']).click();
    await looksRight('form');
    // The deletion was refused.
    expect(page.troubles.filter((trouble) => !trouble.includes('403'))).toEqual([]);
  },
);

test('a hospital is edited on the same route, and Back leads to the same place of the list', async ({ open }) => {
  const page = await open();
  await openList(page, '?level=g3a&pageSize=50');
  const row = rows(page).nth(40);
  const name = await row.locator('bdi').first().textContent();
  await row.locator('button[aria-haspopup=menu]').click();
  const edit = page.locator('.ant-dropdown').getByRole('menuitem', { name: t['action.edit'], exact: true });
  await edit.hover();
  await settled(page);
  // The window may move until the list is left: what counts is where it is then.
  await page.evaluate(() => {
    const push = window.history.pushState.bind(window.history);
    window.history.pushState = (...given) => {
      document.documentElement.dataset.leftAt = String(window.scrollY);
      push(...given);
    };
  });
  await edit.click();
  await page.getByRole('heading', { name: say(t['edit.title'], { name: name ?? '' }) }).waitFor();
  const scrolled = Number(await page.evaluate(() => document.documentElement.dataset.leftAt));
  expect(scrolled).toBeGreaterThan(500);
  await page.goBack();
  await rows(page).nth(40).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  expect(new URL(page.url()).search).toBe('?level=g3a&pageSize=50');
});

test('names as long as they may be break nothing, and none at all says so', async ({ open }) => {
  const page = await open({ width: 768 });
  await openList(page, '?keyword=PDY700&sort=name');
  const name = `e2e${'W'.repeat(47)}`;
  await rows(page).first().locator('button[aria-haspopup=menu]').click();
  await chooseByMouse(page, t['action.edit']);
  await page.getByLabel(t['field.name'], { exact: true }).fill(name);
  await page.getByLabel(t['field.address'], { exact: true }).fill('长'.repeat(100));
  await button(page, form.save).click();
  await page.getByText(form.saved).waitFor();
  await page.goto(`${PATH}?keyword=${name}`);
  await rows(page).first().locator('bdi').first().click();
  // The log of changes says it too, and comes when it comes.
  await page.getByText('长'.repeat(100)).first().waitFor();
  await settled(page);
  expect(await page.evaluate(isWiderThanWindow)).toBe(false);
  const edit = page.getByRole('dialog').getByRole('button', { name: t['action.edit'], exact: true });
  const title = await page.getByRole('dialog').getByText(name, { exact: true }).first().boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThanOrEqual((await edit.boundingBox())?.x ?? 0);
  await edit.click();
  await page.getByRole('heading', { name: say(t['edit.title'], { name }) }).waitFor();
  await settled(page);
  expect(await page.evaluate(isWiderThanWindow)).toBe(false);
  await page.goto(`${PATH}?keyword=nothing-has-this`);
  await page.getByText(list.emptyFiltered).waitFor();
  await settled(page);
  expect(await axeFindings(page)).toEqual([]);
});

test('a hospital is paused and resumed by keyboard', async ({ open }) => {
  const page = await open();
  await openList(page, '?status=active&sort=-joinedAt');
  const name = (await rows(page).first().locator('bdi').first().textContent()) ?? '';
  const press = async (keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  for (const action of ['pause', 'resume'] as const) {
    await page.goto(`${PATH}?keyword=${encodeURIComponent(name)}`);
    await settled(page);
    await rows(page).first().locator('button[aria-haspopup=menu]').focus();
    await press(['Enter']);
    await chooseByKeyboard(page, t[`action.${action}`]);
    await page.getByText(say(t[`dialog.${action}`], { name })).waitFor();
    // The dialog gives the focus to its first field once it has come, also from where it is typed already.
    await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'));
    await page.getByLabel(zhCN.input.reason, { exact: true }).focus();
    await page.keyboard.type('键盘操作');
    await button(page, t[`action.${action}`]).focus();
    await press(['Enter']);
    await page.getByText(t[`done.${action}`], { exact: true }).waitFor();
    // The list reads itself anew; leaving before would cut that off.
    await settled(page);
  }
  expect(page.troubles).toEqual([]);
});
