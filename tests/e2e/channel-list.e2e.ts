import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { lookAt } from './look';
import { chooseByKeyboard, chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/channel/channel-list';
const t = zhCN.channel;

const row = (page: WatchedPage, id: string) => page.locator(`tr[data-row-key="${id}"]`);
async function openList(page: WatchedPage, query = '') {
  await signIn(page, `${LIST}${query}`);
  await page.locator('tr[data-row-key]').first().waitFor();
}

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)('%s: list and dialogs are accessible and fit', async ([locale, messages, width], { open }) => {
  const page = await open({ locale, width });
  const words = messages.channel;
  const look = lookAt(page);
  await openList(page, '?keyword=spring');
  await look('channel list');
  const choose = async (action: 'move' | 'pause' | 'archive') => {
    await row(page, '7006').locator('button[aria-haspopup=menu]').click();
    await chooseByMouse(page, words[`action.${action}`]);
    await page.getByRole('dialog').waitFor();
  };
  await choose('move');
  await page.getByRole('dialog').getByRole('combobox').click();
  await look('channel move');
  await page.keyboard.press('Escape');
  await page.locator('.ant-select-tree').waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await choose('archive');
  await look('channel archive');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await row(page, '7006').getByRole('button', { name: words['action.code'], exact: true }).click();
  await look('channel code');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(page.troubles).toEqual([]);
});

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)('%s: detail, form and sheet are accessible and fit', async ([locale, messages, width], { open }) => {
  const page = await open({ locale, width });
  const words = messages.channel;
  const look = lookAt(page);
  // Nothing in the list behind them: it has been looked at.
  await signIn(page, `${LIST}?keyword=-&id=7006`);
  await page.getByText(words['detail.figures']).waitFor();
  await look('channel detail');
  await visit(page, `${LIST}?sheet=7001,7002,7006`);
  await page.getByText(say(words['sheet.summary'], { count: 3, pages: 1, perPage: 9 })).waitFor();
  await look('channel sheet');
  await visit(page, `${LIST}?keyword=-&edit=7001`);
  await page.locator('.ant-collapse-header').first().click();
  await page.getByRole('button', { name: words['costs.add'] }).click();
  await look('channel form');
  expect(page.troubles).toEqual([]);
});

test('a channel is moved by keyboard, and back', async ({ open }) => {
  const page = await open();
  await openList(page, '?keyword=oa_article');
  await row(page, '7012').locator('button[aria-haspopup=menu]').focus();
  await page.keyboard.press('Enter');
  await chooseByKeyboard(page, t['action.move']);
  await page.getByText(say(t['move.title'], { name: '公众号文章' })).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] [role=combobox]'));
  await page.keyboard.type('企微');
  await page.locator('.ant-select-tree-treenode').filter({ hasText: '企微患者群' }).waitFor();
  await settled(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: t['move.ok'], exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(say(t['done.move'], { name: '公众号文章', parent: '企微患者群' })).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(zhCN.undo.done).waitFor();
  await row(page, '7003').waitFor();
  expect(page.troubles).toEqual([]);
});

/** Holds a channel over a row, until the console says what would come of it. */
async function holdOver(page: WatchedPage, id: string, target: string, verdict: string) {
  const handle = await row(page, id).locator('[title]').first().boundingBox();
  const to = await row(page, target).boundingBox();
  if (!handle || !to) throw new Error('nothing to drag');
  await page.mouse.move(handle.x + 8, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(handle.x + 20, handle.y + 20, { steps: 4 });
  await page.mouse.move(to.x + 200, to.y + to.height / 2, { steps: 8 });
  await page.getByText(verdict).waitFor();
}

test('a channel is dragged where it may be, and refused where it may not, with the reason', async ({ open }) => {
  const page = await open();
  await openList(page, '?keyword=oa_');
  const below = (place: keyof typeof t, name: string) => say(t['drag.refused'], { name, reason: t[place] });
  // Below its own.
  await holdOver(page, '7003', '7012', below('place.cycle', '公众号文章'));
  await page.mouse.up();
  // All rows are in view: nothing is dragged past the edge of a window here.
  await page.setViewportSize({ width: 1280, height: 6000 });
  await page.goto(`${LIST}?type=offline,hospital,doctor`);
  await row(page, '7007').waitFor();
  await settled(page);
  // It has a channel below it: that would be the fourth level.
  await holdOver(page, '7007', '7005', below('place.tooDeep', '张医生门诊二维码'));
  await page.mouse.up();
  expect(page.requested.filter((url) => url.endsWith('/move'))).toEqual([]);
  await holdOver(page, '7007', '7001', say(t['drag.to'], { name: '市人民医院体检中心' }));
  await page.mouse.up();
  await page.getByText(say(t['done.move'], { name: '胃肠筛查 · 福田站', parent: '市人民医院体检中心' })).waitFor();
  await page.getByRole('button', { name: zhCN.undo.action, exact: true }).click();
  await page.getByText(zhCN.undo.done).waitFor();
  expect(page.troubles).toEqual([]);
});
