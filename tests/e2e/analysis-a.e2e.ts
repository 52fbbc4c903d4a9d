import { expect } from 'vitest';
import { isDeep } from '../deep';
import { zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { lookAt, views } from './look';
import { menuKey } from './screens';
import { test } from './test';

const { analysis, analysisRetain, memberDetail } = zhCN;
const RETAIN = '/analysis/retain';
const TREND = '/analysis/visit-trend';
const SUMMARY = '/analysis/daily-summary';

const CHART = '?compare=previous';
const TABLE = '?view=table&curve=table&compare=year';

/** The day in Shanghai `days` days ago. */
const daysBefore = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

/** Goes to `path` within the app and waits for its chart, or for its table. */
async function show(page: WatchedPage, path: string) {
  await visit(page, path);
  await settled(page);
  const content = path.includes('view=table')
    ? page.locator('.ant-table-row')
    : page.locator('[role=img][aria-label] svg');
  await content.first().waitFor();
  await settled(page);
}

/** Screens and views: on push a table and a chart. */
const compared = [
  [`${RETAIN}/weekly`, TABLE],
  [SUMMARY, CHART],
  ...(isDeep ? [[`${TREND}/weekly`, TABLE] as const] : []),
] as const;

// routes.e2e.ts covers all of them as charts without a comparison.
test.for(views)(
  '$locale, $width px: series with a comparison are accessible and fit, as charts and as tables',
  async ({ locale, messages, width }, { open }) => {
    const menu: Record<string, string> = messages.menu;
    const page = await open({ locale, width });
    const look = lookAt(page);
    await signIn(page, SUMMARY);
    for (const [screen, query] of compared) {
      await show(page, screen + query);
      await look(screen.slice(1).replaceAll('/', '-'));
      // Days, weeks and months share an entry of the side menu. A narrow window shows only its first letter.
      const selected = await page.locator('aside .ant-menu-item-selected').allTextContents();
      if (width === 1280) expect(selected, screen).toEqual([menu[menuKey(screen)]]);
    }
    expect(page.troubles).toEqual([]);
  },
);

const timezones = isDeep
  ? ['America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'Europe/London']
  : ['America/Los_Angeles'];

test.for(timezones)(
  'a browser in %s shows days, weeks and months of Shanghai, also by keyboard',
  async (timezoneId, { open }) => {
    const page = await open({ timezoneId });
    await signIn(page, `${RETAIN}/daily?view=table`);
    /** The first and the last unit of the table, the range in the inputs, and the number of rows. */
    const read = async (screen: string) => {
      await show(page, `${screen}?view=table`);
      const rows = await page.locator('.ant-table-row td:first-child').allTextContents();
      const inputs = await page
        .locator('.ant-picker-range input')
        .evaluateAll((found) => found.map((input) => (input as HTMLInputElement).value));
      return { rows: [rows[0], rows.at(-1)], inputs, count: rows.length };
    };
    const days = [daysBefore(60), daysBefore(1)];
    expect(await read(`${RETAIN}/daily`)).toEqual({ rows: days.toReversed(), inputs: days, count: 60 });

    await page.getByRole('radio', { name: analysis['granularity.day'], exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL((url) => url.pathname === `${RETAIN}/weekly`);
    await settled(page);
    await page.getByRole('radio', { name: analysisRetain['kind.new'] }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL((url) => url.searchParams.get('kind') === 'active');

    const weekday = (new Date(daysBefore(0)).getUTCDay() + 6) % 7;
    const weeks = await read(`${TREND}/weekly`);
    expect(weeks.inputs).toEqual([daysBefore(weekday + 84), daysBefore(weekday + 1)]);
    expect(weeks.rows[1]?.slice(0, 10)).toBe(daysBefore(weekday + 7));
    expect(weeks.count).toBe(12);

    const [year, month] = daysBefore(0).split('-').map(Number) as [number, number];
    const lastMonth = new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7);
    const months = await read(`${TREND}/monthly`);
    expect(months.rows[1]).toBe(lastMonth);
    expect(months.inputs[1]).toBe(lastMonth);

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
    await settled(page);

    await visit(page, '/member/member-list');
    await page.getByLabel(memberDetail['field.registeredAt']).first().click();
    const today = await page.locator('.ant-picker-cell-today').first().getAttribute('title');
    expect(today).toBe(daysBefore(0));
    expect(page.troubles).toEqual([]);
  },
);

test('opens the pages of a day by a click on its point in a chart, and downloads a chart as picture and figures', async ({
  open,
}) => {
  const page = await open();
  // Excludes yesterday, whose figures arrive in the course of the morning.
  await signIn(page, `${TREND}/daily?from=${daysBefore(6)}&before=${daysBefore(1)}&metrics=visitPv`);
  const chart = page.getByRole('img', { name: new RegExp(`^${zhCN.menu['analysis.visit-trend.daily']}`) });
  await chart.locator('svg').waitFor();
  await settled(page);
  await chart.scrollIntoViewIfNeeded();
  // The dots of the five days on the only line, from left to right.
  const dots = await chart.locator('svg path').evaluateAll((paths) =>
    paths
      .map((path) => path.getBoundingClientRect())
      .filter(({ width, height }) => width > 4 && width < 12 && height > 4 && height < 12)
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 })),
  );
  expect(dots).toHaveLength(5);
  const [dot] = dots;
  if (!dot) throw new Error('the chart has no point');
  await page.mouse.click(dot.x, dot.y);
  await page.waitForURL(
    ({ pathname, searchParams }) =>
      pathname === '/analysis/visit-page' && searchParams.get('from') === daysBefore(6) && searchParams.has('before'),
  );

  await show(page, `${SUMMARY}?last=7`);
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
