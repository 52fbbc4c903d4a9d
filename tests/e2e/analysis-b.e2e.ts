import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { formatText } from '../say';
import { zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { distFilesWith } from './dist';
import { deepViews, lookAt } from './look';
import { test } from './test';

const PORTRAIT = '/analysis/user-portrait';
const DISTRIBUTION = '/analysis/visit-distribution';
const PAGES = '/analysis/visit-page';

/** The newest days with figures. Figures of yesterday arrive in the course of the morning. */
async function findNewestDays(page: WatchedPage) {
  const reports = await page.evaluate(async () => {
    const answer = await fetch('/api/admin/v1/analysis/status');
    return (await answer.json()).data as { report: string; newest: string }[];
  });
  const newest = reports.find(({ report }) => report === 'distribution')?.newest;
  if (!newest) throw new Error('the mock has no analysis');
  return Array.from({ length: 10 }, (_, back) => formatDay(Date.parse(`${newest}T00:00:00Z`) - back * 86_400_000));
}
const formatDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const dayAfter = (day: string) => formatDay(Date.parse(`${day}T00:00:00Z`) + 86_400_000);

/** The first of `days` with a snapshot, because some days have none. */
async function findDayWithSnapshot(page: WatchedPage, days: readonly string[]) {
  for (const day of days) {
    const hasSnapshot = await page.evaluate(async (endDate) => {
      const answer = await fetch(`/api/admin/v1/analysis/portrait?span=1&endDate=${endDate}`);
      const { snapshot } = (await answer.json()).data as { snapshot: { active: { gender: unknown[] } } | null };
      return (snapshot?.active.gender.length ?? 0) > 0;
    }, day);
    if (hasSnapshot) return day;
  }
  throw new Error('none of the ten days has a snapshot');
}

/** Waits until at least `count` charts have rendered. */
async function waitForCharts(page: WatchedPage, count: number) {
  await page.waitForFunction((least) => document.querySelectorAll('[role=img] > div > svg').length >= least, count);
  await settled(page);
}

// routes.e2e.ts covers all of them in their initial state.
test.for(deepViews)(
  '$locale, $width px: portrait and distribution as tables, pages as a chart and their drawer are accessible and fit',
  async ({ locale, messages, width }, { open }) => {
    const page = await open({ locale, width });
    await signIn(page, PAGES);
    const days = await findNewestDays(page);
    const day = days[0] ?? '';
    const period = `from=${day}&before=${dayAfter(day)}`;
    const snapshot = await findDayWithSnapshot(page, days);
    const look = lookAt(page);

    const tables = ['province', 'city', 'gender', 'platform', 'device', 'age'].map((name) => `${name}View=table`);
    await visit(page, `${PORTRAIT}?date=${snapshot}&kind=new&${tables.join('&')}`);
    await page.getByRole('table').nth(5).waitFor();
    await look('portrait, tables');
    await visit(page, `${DISTRIBUTION}?${period}&sourceView=table&stayView=table&depthView=table`);
    await page.getByRole('table').nth(2).waitFor();
    await look('distribution, tables');
    await visit(page, `${PAGES}?${period}&view=chart`);
    await waitForCharts(page, 1);
    await look('pages, chart');
    await visit(page, `${PAGES}?${period}&sort=wrong`);
    await page.getByRole('button', { name: formatText(messages.visitPage.renameOf, { page: '首页' }) }).click();
    await page.getByRole('dialog').waitFor();
    await look('pages, drawer');
    expect(page.troubles).toEqual([]);
  },
);

test('loads ECharts for the first chart, which is saved as a picture', async ({ open }) => {
  const page = await open({ isFresh: true });
  const [echarts = ''] = distFilesWith('_echarts_instance_');
  const isChartCodeLoaded = () => page.requested.some((url) => url.endsWith(echarts));
  await signIn(page, PAGES);
  const { analysis, distribution } = zhCN;
  expect(isChartCodeLoaded()).toBe(false);

  await visit(page, `${DISTRIBUTION}?last=7`);
  await waitForCharts(page, 3);
  expect(isChartCodeLoaded()).toBe(true);
  const chart = page.getByRole('region', { name: distribution.source }).getByRole('img').last();
  const measureHeight = async () => (await chart.boundingBox())?.height ?? 0;
  const before = await measureHeight();
  await page.getByRole('combobox', { name: `${analysis['top.label']}: ${distribution.source}` }).click();
  await page.locator('.ant-select-item-option').last().click();
  await settled(page);
  await expect.poll(measureHeight).toBeGreaterThan(before * 1.5);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `${analysis.downloadPng}: ${distribution.source}` }).click(),
  ]);
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // The picture has twice the size of the chart on the screen, plus a heading with title, period and source.
  expect(picture.readUInt32BE(20)).toBeGreaterThan(2 * (await measureHeight()) + 100);
  expect(page.troubles).toEqual([]);
});
