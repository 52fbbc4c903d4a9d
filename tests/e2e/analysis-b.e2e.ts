import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { enUS, zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { distFilesWith } from './dist';
import { lookAt } from './look';
import { test } from './test';

const PORTRAIT = '/analysis/user-portrait';
const DISTRIBUTION = '/analysis/visit-distribution';
const PAGES = '/analysis/visit-page';

/** The newest days of which there are figures, whatever the hour: yesterday's come in the course of the morning. */
async function newestDays(page: WatchedPage) {
  const reports = await page.evaluate(async () => {
    const answer = await fetch('/api/admin/v1/analysis/status');
    return (await answer.json()).data as { report: string; newest: string }[];
  });
  const newest = reports.find(({ report }) => report === 'distribution')?.newest;
  if (!newest) throw new Error('the world has no analysis');
  return Array.from({ length: 10 }, (_, back) => dayOf(Date.parse(`${newest}T00:00:00Z`) - back * 86_400_000));
}
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const dayAfter = (day: string) => dayOf(Date.parse(`${day}T00:00:00Z`) + 86_400_000);

/** Of some days no snapshot is kept. */
async function dayWithSnapshot(page: WatchedPage, days: readonly string[]) {
  for (const day of days) {
    const hasOne = await page.evaluate(async (endDate) => {
      const answer = await fetch(`/api/admin/v1/analysis/portrait?span=1&endDate=${endDate}`);
      const { snapshot } = (await answer.json()).data as { snapshot: { active: { gender: unknown[] } } | null };
      return (snapshot?.active.gender.length ?? 0) > 0;
    }, day);
    if (hasOne) return day;
  }
  throw new Error('ten days without a snapshot');
}

/** Waits until so many charts are drawn. */
async function drawn(page: WatchedPage, count: number) {
  await page.waitForFunction((least) => document.querySelectorAll('[role=img] > div > svg').length >= least, count);
  await settled(page);
}

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 768],
] as const)(
  '%s: the three reports as charts, as tables and with the drawer are accessible and fit',
  async ([locale, messages, width], { open }) => {
    const page = await open({ locale, width });
    await signIn(page, PAGES);
    const days = await newestDays(page);
    const day = days[0] ?? '';
    const period = `from=${day}&before=${dayAfter(day)}`;
    const snapshot = await dayWithSnapshot(page, days);
    const look = lookAt(page);

    await visit(page, `${PORTRAIT}?date=${snapshot}`);
    await drawn(page, 6);
    await look('portrait, charts');
    const tables = ['province', 'city', 'gender', 'platform', 'device', 'age'].map((name) => `${name}View=table`);
    await visit(page, `${PORTRAIT}?date=${snapshot}&kind=new&${tables.join('&')}`);
    await page.getByRole('table').nth(5).waitFor();
    await look('portrait, tables');
    await visit(page, `${DISTRIBUTION}?${period}`);
    await drawn(page, 3);
    await look('distribution, charts');
    await visit(page, `${DISTRIBUTION}?${period}&sourceView=table&stayView=table&depthView=table`);
    await page.getByRole('table').nth(2).waitFor();
    await look('distribution, tables');
    await visit(page, `${PAGES}?${period}&view=chart`);
    await drawn(page, 1);
    await look('pages, chart');
    await visit(page, `${PAGES}?${period}&sort=wrong`);
    await page.getByRole('table').waitFor();
    await look('pages');
    await page.getByRole('button', { name: messages.visitPage.renameOf.replace('{page}', '首页') }).click();
    await page.getByLabel(messages.visitPage.name, { exact: true }).waitFor();
    await look('pages, drawer');
    expect(page.troubles).toEqual([]);
  },
);

test('ECharts is loaded for the first chart, and not for a table', async ({ open }) => {
  const page = await open();
  const [echarts = ''] = distFilesWith('_echarts_instance_');
  const isLoaded = () => page.requested.some((url) => url.endsWith(echarts));
  await signIn(page, PAGES);
  const days = await newestDays(page);
  await visit(page, `${PAGES}?from=${days[1]}&before=${days[0]}`);
  await page.getByRole('table').waitFor();
  await settled(page);
  expect(isLoaded()).toBe(false);
  await page.getByText(zhCN.analysis['view.chart'], { exact: true }).click();
  await drawn(page, 1);
  expect(isLoaded()).toBe(true);
});

test('a page is named by keyboard, and the file has the new name', async ({ open }) => {
  const page = await open();
  await signIn(page, PAGES);
  const [day = ''] = await newestDays(page);
  const { visitPage, form, analysis } = zhCN;
  await visit(page, `${PAGES}?from=${day}&before=${dayAfter(day)}&unnamed=1`);
  const rename = page.getByRole('button', { name: /设置页面名称：pages\// }).first();
  const label = (await rename.getAttribute('aria-label')) ?? '';
  const path = label.slice(label.indexOf('pages/'));
  await rename.focus();
  await page.keyboard.press('Enter');
  const field = page.getByLabel(visitPage.name, { exact: true });
  await field.waitFor();
  await settled(page);
  // The drawer hands the focus over once it has come in.
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(new URL(page.url()).searchParams.get('edit')).toBe(path);
  await page.keyboard.type('键盘命名');
  await page.keyboard.press('Control+s');
  await page.getByText(form.saved).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: visitPage.unnamedOnly }).press('Space');
  await page.getByText('键盘命名', { exact: true }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `${analysis.downloadCsv}: ${visitPage.pages}` }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^页面明细_.*\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(`键盘命名,${path},`);
  expect(page.troubles).toEqual([]);
});

test('all sources can be drawn, and the chart is saved as a picture', async ({ open }) => {
  const page = await open();
  await signIn(page, `${DISTRIBUTION}?last=7`);
  await drawn(page, 3);
  const { analysis, distribution } = zhCN;
  const chart = page.getByRole('region', { name: distribution.source }).getByRole('img').last();
  const heightOf = async () => (await chart.boundingBox())?.height ?? 0;
  const before = await heightOf();
  await page.getByRole('combobox', { name: `${analysis['top.label']}: ${distribution.source}` }).click();
  await page.locator('.ant-select-item-option').last().click();
  await settled(page);
  await expect.poll(heightOf).toBeGreaterThan(before * 1.5);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `${analysis.downloadPng}: ${distribution.source}` }).click(),
  ]);
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Twice as large as on the screen, with what it is of and when, and from where, above it.
  expect(picture.readUInt32BE(20)).toBeGreaterThan(2 * (await heightOf()) + 100);
  expect(page.troubles).toEqual([]);
});
