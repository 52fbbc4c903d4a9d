import { expect } from 'vitest';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { isWiderThanWindow } from './look';
import { menuKey } from './screens';
import { test } from './test';

const { analysis, analysisRetain } = zhCN;
const RETAIN = '/analysis/retain';
const TREND = '/analysis/visit-trend';
const SUMMARY = '/analysis/daily-summary';

const CHART = '?compare=previous';
const TABLE = '?view=table&curve=table&compare=year';
/** Per language the query, the width and the unit of time: each of the four is seen with each of the others. */
const languages = [
  {
    locale: 'zh-CN',
    messages: zhCN,
    looks: [
      [CHART, 1280, 'daily'],
      [TABLE, 768, 'weekly'],
      [CHART, 768, 'monthly'],
    ],
  },
  {
    locale: 'en-US',
    messages: enUS,
    looks: [
      [TABLE, 768, 'daily'],
      [CHART, 1280, 'weekly'],
      [TABLE, 1280, 'monthly'],
    ],
  },
] as const;

/** The day so many days ago in Shanghai. */
const daysBefore = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

/** Goes to `path` within the app and waits for its chart, or for its table. */
async function show(page: WatchedPage, path: string) {
  await visit(page, path);
  await settled(page);
  const drawn = path.includes('view=table')
    ? page.locator('.ant-table-row')
    : page.locator('[role=img][aria-label] svg');
  await drawn.first().waitFor();
  await settled(page);
}

const looksOfAll = languages.flatMap(({ locale, messages, looks }) =>
  looks.map(([query, width, unit]) => ({ locale, messages, query, width, unit })),
);

test.for(looksOfAll)(
  '$locale, $width px, $unit: axe finds nothing on any screen, and nothing is wider than the window',
  async ({ locale, messages, query, width, unit }, { open }) => {
    const menu: Record<string, string> = messages.menu;
    const findings: Record<string, string[]> = {};
    const page = await open({ locale, width });
    await signIn(page, SUMMARY);
    for (const screen of [`${RETAIN}/${unit}`, SUMMARY, `${TREND}/${unit}`]) {
      await show(page, screen + query);
      const found = await axeFindings(page);
      if (await page.evaluate(isWiderThanWindow)) found.push('wider than the window');
      // One entry each in the side menu, marked on all three routes. A narrow window has its first letter.
      const marked = await page.locator('aside .ant-menu-item-selected').allTextContents();
      if (width === 1280 && marked.join() !== menu[menuKey(screen)]) found.push(`marked in the menu: ${marked}`);
      if (found.length > 0) findings[screen] = found;
    }
    expect(findings).toEqual({});
    expect(page.troubles).toEqual([]);
  },
);

test.for(['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Europe/London'])(
  'a browser in %s shows the same days, weeks and months',
  async (timezoneId, { open }) => {
    const page = await open({ timezoneId });
    await signIn(page);
    /** The first and the last unit that are asked for, shown, and in the table. */
    const read = async (screen: string) => {
      await show(page, `${screen}?view=table`);
      const rows = await page.locator('.ant-table-row td:first-child').allTextContents();
      const inputs = await page
        .locator('.ant-picker-range input')
        .evaluateAll((found) => found.map((input) => (input as HTMLInputElement).value));
      return { rows: [rows[0], rows.at(-1)], inputs, count: rows.length };
    };
    const shanghai = daysBefore(0);
    const days = [daysBefore(60), daysBefore(1)];
    expect(await read(`${RETAIN}/daily`)).toEqual({ rows: days.toReversed(), inputs: days, count: 60 });

    const weekday = (new Date(shanghai).getUTCDay() + 6) % 7;
    const weeks = await read(`${TREND}/weekly`);
    expect(weeks.inputs).toEqual([daysBefore(weekday + 84), daysBefore(weekday + 1)]);
    expect(weeks.rows[1]?.slice(0, 10)).toBe(daysBefore(weekday + 7));
    expect(weeks.count).toBe(12);

    const month = new Date(Date.UTC(Number(shanghai.slice(0, 4)), Number(shanghai.slice(5, 7)) - 2)).toISOString();
    const months = await read(`${TREND}/monthly`);
    expect(months.rows[1]).toBe(month.slice(0, 7));
    expect(months.inputs[1]).toBe(month.slice(0, 7));
  },
);

test('by keyboard: another unit, other users, and a row of the table', async ({ open }) => {
  const page = await open();
  await signIn(page, `${RETAIN}/daily`);
  await page.getByRole('radio', { name: analysis['granularity.day'], exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL((url) => url.pathname === `${RETAIN}/weekly`);
  await settled(page);
  await page.getByRole('radio', { name: analysisRetain['kind.new'] }).focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL((url) => url.searchParams.get('kind') === 'active');
  // What is higher than its place is scrolled by keyboard.
  await page.getByRole('region', { name: analysis['cohort.caption'] }).focus();

  await show(page, `${TREND}/daily?last=7&view=table`);
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first();
  const day = (await first.locator('td').first().textContent()) ?? '';
  await first.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/analysis/visit-page' && url.searchParams.get('from') === day);
  await settled(page);
  await page.goBack();
  await page.waitForURL((url) => url.search === '?last=7&view=table');
  expect(page.troubles).toEqual([]);
});

test('a click on a point of the chart opens the pages of that day', async ({ open }) => {
  const page = await open();
  await signIn(page);
  // All of them have figures at any hour: yesterday's come in the course of the morning.
  await show(page, `${TREND}/daily?from=${daysBefore(6)}&before=${daysBefore(1)}&metrics=visitPv`);
  // The marks of the only line: the dots of the five days, from left to right.
  const chart = page.getByRole('img', { name: new RegExp(`^${zhCN.menu['analysis.visit-trend.daily']}`) });
  await chart.scrollIntoViewIfNeeded();
  const marks = await chart.locator('svg path').evaluateAll((paths) =>
    paths
      .map((path) => path.getBoundingClientRect())
      .filter(({ width, height }) => width > 4 && width < 12 && height > 4 && height < 12)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  );
  expect(marks).toHaveLength(5);
  const [mark] = marks;
  if (!mark) throw new Error('no point');
  await page.mouse.click(mark.x, mark.y);
  await page.waitForURL(
    ({ pathname, searchParams }) =>
      pathname === '/analysis/visit-page' && searchParams.get('from') === daysBefore(6) && searchParams.has('before'),
  );
});

test('the picture and the figures of the chart are files', async ({ open }) => {
  const page = await open();
  await signIn(page, `${SUMMARY}?last=7`);
  for (const [button, extension] of [
    [analysis.downloadPng, 'png'],
    [analysis.downloadCsv, 'csv'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: new RegExp(`^${button}`) }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`每日概况_${daysBefore(7)}_${daysBefore(1)}.${extension}`);
  }
  expect(page.troubles).toEqual([]);
});
