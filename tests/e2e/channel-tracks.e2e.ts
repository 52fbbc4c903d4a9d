import { expect } from 'vitest';
import { enUS, zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { lookAt } from './look';
import { test } from './test';

const PATH = '/channel/channel-tracks';
/** A channel that is archived: nobody is led on by it any more. */
const OVER = '肺结节筛查推广';
const rows = (page: WatchedPage) => page.locator('.ant-pro-table .ant-table-tbody .ant-table-row');
const drawer = (page: WatchedPage) => page.locator('.ant-drawer-open [role=dialog]');
const dialog = (page: WatchedPage) => page.locator('.ant-modal[role=dialog], .ant-modal [role=dialog]');

const looks = [
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const;

test.for(looks)(
  '%s: figures are accessible and fit as charts, as tables and where there are none',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const look = lookAt(page);
    await signIn(page, `${PATH}?last=30&channelId=7006&ranking=chart&funnel=chart`);
    await rows(page).first().waitFor();
    await expect.poll(() => page.locator('[role=img] > div > svg').count()).toBe(3);
    await look(`channel-tracks-${locale}-charts`);
    await visit(page, `${PATH}?view=table`);
    await rows(page).first().waitFor();
    await look(`channel-tracks-${locale}-tables`);
    await visit(page, `${PATH}?from=2020-01-01&before=2020-01-02&channelId=7001`);
    await page.getByText(messages.channelTrack['days.none']).waitFor();
    await look(`channel-tracks-${locale}-empty`);
    expect(page.troubles).toEqual([]);
  },
);

test.for(looks)(
  '%s: an adjustment, what it moved and another one are accessible and fit',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    const look = lookAt(page);
    const t = messages.channelTrack;
    await signIn(page, `${PATH}?eventType=adjust&last=30`);
    await rows(page).first().locator('td').nth(2).click();
    await drawer(page).getByText(t['detail.adjusted'], { exact: true }).waitFor();
    await look(`channel-tracks-${locale}-adjustment`);
    await drawer(page).getByRole('link', { name: t['detail.seeOriginal'] }).click();
    await drawer(page).getByRole('link', { name: t['detail.seeAdjustment'] }).waitFor();
    await look(`channel-tracks-${locale}-event`);
    await drawer(page).getByRole('button', { name: t['action.adjust'], exact: true }).click();
    await dialog(page).getByText(t['adjust.effect']).waitFor();
    await look(`channel-tracks-${locale}-dialog`);
    // What it is about stands above the first field, and is seen too.
    expect(
      await dialog(page)
        .locator('.ant-modal-body')
        .evaluate(({ scrollTop }) => scrollTop),
    ).toBe(0);
    expect(page.troubles).toEqual([]);
  },
);

test('an event is found, opened and moved to another channel by keyboard alone, and back', async ({ open }) => {
  const page = await open();
  const t = zhCN.channelTrack;
  await signIn(page, `${PATH}?eventType=scan&last=30`);
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: t.toList }).focus();
  await page.keyboard.press('Enter');
  // From the heading of the log on: the order of its columns, ticking all, the first row with its name.
  const link = rows(page).first().getByRole('link').first();
  for (let presses = 0; presses < 8 && !(await link.evaluate((one) => one === document.activeElement)); presses++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await drawer(page).getByText(t['detail.person']).waitFor();
  await settled(page);
  const adjust = drawer(page).getByRole('button', { name: t['action.adjust'], exact: true });
  await adjust.focus();
  await page.keyboard.press('Enter');
  await dialog(page).locator('input:focus').waitFor();
  await page.keyboard.type(OVER);
  const option = page.locator('.ant-select-item-option-active').filter({ hasText: OVER });
  await option.waitFor();
  await page.keyboard.press('Enter');
  await option.waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  await dialog(page).locator('textarea:focus').waitFor();
  await page.keyboard.type('海报贴错展台');
  await page.keyboard.press('Control+s');
  await dialog(page).waitFor({ state: 'hidden' });
  const done = page.getByText(t['adjust.done'].replace('{channel}', OVER));
  await done.waitFor();
  await drawer(page).getByText(`${t['detail.countedIn']}：${OVER}`).waitFor();
  await page.getByRole('button', { name: zhCN.undo.action }).focus();
  await page.keyboard.press('Enter');
  await drawer(page).getByText(`${t['detail.countedIn']}：${OVER}`).waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await drawer(page).waitFor({ state: 'hidden' });
  expect(page.troubles).toEqual([]);
});
