import { expect } from 'vitest';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { deepViews, lookAt } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/channel/channel-list';
const { channel: t, undo } = zhCN;

const row = (page: WatchedPage, id: string) => page.locator(`tr[data-row-key="${id}"]`);
async function openList(page: WatchedPage, query = '') {
  await signIn(page, `${LIST}${query}`);
  await page.locator('tr[data-row-key]').first().waitFor();
}

test.for(deepViews)(
  '$locale, $width px: dialogs, detail, sheet and form are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const words = messages.channel;
    const look = lookAt(page);
    await openList(page, '?keyword=spring');
    const choose = async (action: 'move' | 'archive') => {
      await row(page, '7006').locator('button[aria-haspopup=menu]').click();
      await chooseByMouse(page, words[`action.${action}`]);
      await page.getByRole('dialog').waitFor();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    };
    await choose('move');
    await page.getByRole('dialog').getByRole('combobox').click();
    await look('channels, move');
    await page.keyboard.press('Escape');
    await page.locator('.ant-select-tree').waitFor({ state: 'hidden' });
    await close();
    await choose('archive');
    await look('channels, archive');
    await close();
    await row(page, '7006').getByRole('button', { name: words['action.code'], exact: true }).click();
    await look('channels, code');
    await close();
    await visit(page, `${LIST}?keyword=-&id=7006`);
    await page.getByText(words['detail.figures']).waitFor();
    await look('channels, detail');
    await visit(page, `${LIST}?keyword=-&sheet=7001,7002,7006`);
    await page.getByText(formatText(words['sheet.summary'], { count: 3, pages: 1, perPage: 9 })).waitFor();
    await look('channels, sheet');
    await visit(page, `${LIST}?keyword=-&edit=7001`);
    await page.locator('.ant-collapse-header').first().click();
    await page.getByRole('button', { name: words['costs.add'] }).click();
    await look('channels, form');
    expect(page.troubles).toEqual([]);
  },
);

/** Drags a channel over a row and waits until the app shows what a drop would do. */
async function holdOver(page: WatchedPage, id: string, target: string, verdict: string) {
  const handle = await row(page, id).locator('[title]').first().boundingBox();
  const to = await row(page, target).boundingBox();
  if (!handle || !to) throw new Error('the rows are not visible');
  await page.mouse.move(handle.x + 8, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(handle.x + 20, handle.y + 20, { steps: 4 });
  await page.mouse.move(to.x + 200, to.y + to.height / 2, { steps: 8 });
  await page.getByText(verdict).waitFor();
}

test('moves a dragged channel, and shows why it cannot be dropped elsewhere', async ({ open }) => {
  const page = await open();
  await openList(page, '?keyword=oa_');
  const below = (place: keyof typeof t, name: string) => formatText(t['drag.refused'], { name, reason: t[place] });
  // A channel cannot be moved below its own child.
  await holdOver(page, '7003', '7012', below('place.cycle', '公众号文章'));
  await page.mouse.up();
  // A window in which all rows are in view, so that dragging does not scroll.
  await page.setViewportSize({ width: 1280, height: 6000 });
  await visit(page, `${LIST}?type=offline,hospital,doctor`);
  await row(page, '7007').waitFor();
  await settled(page);
  // Its child would be on a fourth level.
  await holdOver(page, '7007', '7005', below('place.tooDeep', '张医生门诊二维码'));
  await page.mouse.up();
  expect(page.requested.filter((url) => url.endsWith('/move'))).toEqual([]);
  await holdOver(page, '7007', '7001', formatText(t['drag.to'], { name: '市人民医院体检中心' }));
  await page.mouse.up();
  await page
    .getByText(formatText(t['done.move'], { name: '胃肠筛查 · 福田站', parent: '市人民医院体检中心' }))
    .waitFor();
  await page.getByRole('button', { name: undo.action, exact: true }).click();
  await page.getByText(undo.done).waitFor();
  expect(page.troubles).toEqual([]);
});
