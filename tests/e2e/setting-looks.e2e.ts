import { expect } from 'vitest';
import { isDeep } from '../deep';
import { formatText } from '../say';
import { enUS, zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { test } from './test';

type Row = Record<string, unknown>;

/** Values of maximum length, and unknown enum values (newer server). */
const lists: [path: string, api: RegExp, row: Row][] = [
  [
    '/setting/search-hotwords',
    /\/api\/admin\/v1\/hotwords\?/,
    {
      word: '词'.repeat(12),
      linkType: 'mpPage',
      target: `pages/${'a'.repeat(122)}`,
      searchCount: 123_456,
      status: 'zeta',
      source: 'zeta',
      validFrom: '2026-08-26T21:27:00+08:00',
      validTo: '2026-10-25T21:27:00+08:00',
    },
  ],
  [
    '/setting/result-hint',
    /\/api\/admin\/v1\/result-hints\?/,
    {
      name: '名'.repeat(30),
      projectName: '项'.repeat(60),
      levelName: '级'.repeat(16),
      title: '题'.repeat(20),
      severity: 'zeta',
      status: 'zeta',
      usedCount: undefined,
    },
  ],
  [
    '/setting/pilot-hospital',
    /\/api\/admin\/v1\/hospitals\?/,
    {
      name: '院'.repeat(50),
      shortName: 'x'.repeat(20),
      level: 'zeta',
      nature: undefined,
      regionText: '新疆维吾尔自治区 伊犁哈萨克自治州 察布查尔锡伯自治县',
      contactNameMasked: `W${'*'.repeat(19)}`,
      status: 'zeta',
      projectCount: undefined,
      referredCount: undefined,
    },
  ],
  [
    '/setting/project-category',
    /\/api\/admin\/v1\/categories(\?|$)/,
    {
      name: '类'.repeat(10),
      code: 'w'.repeat(20),
      description: '述'.repeat(60),
      status: 'zeta',
      projectCount: undefined,
    },
  ],
  [
    '/member/member-list',
    /\/api\/admin\/v1\/members\?/,
    { nickname: 'w'.repeat(30), firstChannelName: '渠'.repeat(50), status: 'zeta', recordCount: undefined },
  ],
];

/** Replaces fields in the first row of list responses that match `api`. */
async function withRow(page: WatchedPage, api: RegExp, row: Row) {
  await page.route(api, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [first, ...rest] = Array.isArray(body.data) ? body.data : body.data.list;
    const patched = [{ ...first, ...row }, ...rest];
    const data = Array.isArray(body.data) ? patched : { ...body.data, list: patched };
    await route.fulfill({ response: answer, json: { ...body, data } });
  });
}

/**
 * Runs in the page: the width of the table, and its texts that overflow a cell or are truncated without a title. A cell
 * that truncates its text gets a title when the pointer is over it.
 */
const measureTable = () => {
  const room = document.querySelector('.ant-table-body') as HTMLElement;
  const cells = [...room.querySelectorAll<HTMLElement>('.ant-table-row > td')];
  const cut = [...room.querySelectorAll<HTMLElement>('.ant-table-row div')].filter(
    (one) => getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth,
  );
  return {
    room: room.clientWidth,
    width: room.scrollWidth,
    // A sticky cell without a value contains only its shadow.
    overflowing: cells
      .filter((cell) => cell.textContent && cell.scrollWidth > cell.clientWidth + 1)
      .filter((cell) => getComputedStyle(cell).textOverflow !== 'ellipsis')
      .map(({ textContent }) => textContent),
    unreadable: cut.filter(({ title, textContent }) => title !== textContent).map(({ textContent }) => textContent),
  };
};
/** Runs in the page: times that break into two lines. */
const findBrokenTimes = () =>
  [...document.querySelectorAll('time')]
    .filter((time) => time.getClientRects().length > 1)
    .map(({ textContent }) => textContent);
/** Matches untranslated message ids and missing numbers. */
const raw = /\b(hotword|resultHint|record|hospital|category|banner|member)\.\w+\.\w+|NaN|undefined/;

const listViews = isDeep
  ? ([
      ['zh-CN', 1280, zhCN],
      ['en-US', 1280, enUS],
      ['en-US', 768, enUS],
    ] as const)
  : ([['zh-CN', 1280, zhCN]] as const);

test.for(listViews)(
  '%s, %i px: values of lists fit their columns and are translated, and a banner keeps its layout',
  async ([locale, width, t], { open }) => {
    const page = await open({ locale, width });
    await signIn(page, '/exception');
    for (const [path, api, row] of lists) {
      await withRow(page, api, row);
      await visit(page, path);
      await page.waitForURL(path);
      await settled(page);
      await page.locator('.ant-table-row').first().waitFor();
      const table = await page.evaluate(measureTable);
      expect.soft(table, path).toMatchObject({ overflowing: [], unreadable: [] });
      // At 768 px the columns keep their widths and scroll; at 1280 px all default columns are in view.
      if (width === 1280) expect.soft(table.width, path).toBe(table.room);
      else {
        expect.soft(table.width, path).toBeGreaterThan(table.room);
        expect.soft(table.width, path).toBeLessThan(1200);
      }
      expect.soft(await page.evaluate(findBrokenTimes), path).toEqual([]);
      const text = await page.locator('.ant-table-row').first().textContent();
      expect.soft(text, path).not.toMatch(raw);
      expect.soft(text, path).toContain(formatText(t.app.unknownWord, { name: 'zeta' }));
    }

    const url = `https://example.com/${'b'.repeat(480)}`;
    await withRow(page, /\/api\/admin\/v1\/banners\?/, {
      linkType: 'h5',
      url,
      position: 'zeta',
      audience: 'zeta',
      status: 'zeta',
      exposureCount: undefined,
      startAt: '2026-08-26T21:27:00+08:00',
      endAt: '2026-12-25T21:27:00+08:00',
      sort: 7,
    });
    await visit(page, '/setting/home-banners');
    const card = page.getByRole('listitem').filter({ hasText: t.banner['linkType.h5'] }).first();
    await card.waitFor();
    await settled(page);
    const text = await card.textContent();
    expect(text).not.toMatch(raw);
    expect(text).not.toContain(t.banner['state.online']);
    expect(await card.getByTitle(url).evaluate((one) => one.getBoundingClientRect().height)).toBeLessThan(50);
    expect(await page.evaluate(findBrokenTimes)).toEqual([]);
    if (width === 1280) {
      await withRow(page, /\/api\/admin\/v1\/banners\?/, {
        title: '题'.repeat(30),
        exposureCount: 1_234_567,
        ctr: 12.34,
        startAt: '2026-08-26T21:27:00+08:00',
        endAt: '2026-12-25T21:27:00+08:00',
      });
      await visit(page, '/setting/home-banners?position=home');
      await page.getByText(t.list['view.table'], { exact: true }).click();
      await page.locator('.ant-table-row').first().waitFor();
      await settled(page);
      const table = await page.evaluate(measureTable);
      expect(table).toMatchObject({ width: table.room, overflowing: [], unreadable: [] });
      expect(await page.evaluate(findBrokenTimes)).toEqual([]);
    }
    expect(page.troubles).toEqual([]);
  },
);
