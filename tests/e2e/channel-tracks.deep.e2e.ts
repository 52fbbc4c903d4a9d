import { expect } from 'vitest';
import { signIn, visit, type WatchedPage } from './browser';
import { lookAt, views } from './look';
import { test } from './test';

const PATH = '/channel/channel-tracks';
const rows = (page: WatchedPage) => page.locator('.ant-pro-table .ant-table-tbody .ant-table-row');
const drawer = (page: WatchedPage) => page.locator('.ant-drawer-open [role=dialog]');
const dialog = (page: WatchedPage) => page.locator('.ant-modal[role=dialog], .ant-modal [role=dialog]');

test.for(views)(
  '$locale, $width px: charts, empty figures, event and adjustment are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    const look = lookAt(page);
    const t = messages.channelTrack;
    await signIn(page, `${PATH}?last=30&channelId=7006&funnel=chart`);
    await rows(page).first().waitFor();
    await look('channel-tracks, rows');
    await page.getByRole('tab', { name: t['panel.figures'] }).click();
    await expect.poll(() => page.locator('[role=img] > div > svg').count()).toBe(2);
    await look('channel-tracks, charts');
    await visit(page, `${PATH}?panel=channels&ranking=chart&last=30&channelId=7006`);
    await expect.poll(() => page.locator('[role=img] > div > svg').count()).toBe(1);
    await look('channel-tracks, ranking');
    await visit(page, `${PATH}?panel=figures&from=2020-01-01&before=2020-01-02&channelId=7001`);
    await page.getByText(t['days.none']).waitFor();
    await look('channel-tracks, empty');

    await visit(page, `${PATH}?eventType=adjust&last=30&view=table`);
    await rows(page).first().locator('td').nth(2).click();
    await drawer(page).getByText(t['detail.adjusted'], { exact: true }).waitFor();
    await look('channel-tracks, adjustment');
    await drawer(page).getByRole('link', { name: t['detail.seeOriginal'] }).click();
    await drawer(page).getByRole('link', { name: t['detail.seeAdjustment'] }).waitFor();
    await drawer(page).getByRole('button', { name: t['action.adjust'], exact: true }).click();
    await dialog(page).getByText(t['adjust.effect']).waitFor();
    await look('channel-tracks, dialog');
    // The focus goes to the first field, and the text above it stays in view.
    expect(
      await dialog(page)
        .locator('.ant-modal-body')
        .evaluate(({ scrollTop }) => scrollTop),
    ).toBe(0);
    expect(page.troubles).toEqual([]);
  },
);
