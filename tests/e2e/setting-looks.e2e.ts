import { expect } from 'vitest';
import { enUS, zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { test } from './test';

type Row = Record<string, unknown>;

/** What the server may send: as long as fields may be, and words of a server that is newer than the console. */
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

/** Lets the first row of every list of `api` be as `row` says. */
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

/** Runs in the page: how wide the table is, and what in it does not fit its cell or cannot be read whole. */
const measureTable = () => {
  const room = document.querySelector('.ant-table-body') as HTMLElement;
  const cells = [...room.querySelectorAll<HTMLElement>('.ant-table-row > td')];
  const cut = [...room.querySelectorAll<HTMLElement>('.ant-table-row div')].filter(
    (one) => getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth,
  );
  return {
    room: room.clientWidth,
    width: room.scrollWidth,
    // Without a value there is the shadow of a cell that stays in view.
    overflowing: cells
      .filter((cell) => cell.textContent && cell.scrollWidth > cell.clientWidth + 1)
      .map(({ textContent }) => textContent),
    unreadable: cut.filter(({ title, textContent }) => title !== textContent).map(({ textContent }) => textContent),
  };
};
const brokenTimes = () =>
  [...document.querySelectorAll('time')]
    .filter((time) => time.getClientRects().length > 1)
    .map(({ textContent }) => textContent);
/** The id of a message that has no text, or a count that is none. */
const raw = /\b(hotword|resultHint|record|hospital|category|banner|member)\.\w+\.\w+|NaN|undefined/;

test.for([
  ['zh-CN', zhCN, 1280],
  ['en-US', enUS, 1280],
  ['en-US', enUS, 768],
] as const)(
  '%s %#: no value of a list is wider than its column, or a raw word',
  async ([locale, t, width], { open }) => {
    const page = await open({ locale, width });
    await signIn(page);
    for (const [path, api, row] of lists) {
      await withRow(page, api, row);
      await visit(page, path);
      await page.locator('.ant-table-row').first().waitFor();
      await settled(page);
      const table = await page.evaluate(measureTable);
      expect.soft(table, path).toMatchObject({ overflowing: [], unreadable: [] });
      // At 768 the columns keep their widths and are scrolled; at 1280 the default ones are all in view.
      if (width === 1280) expect.soft(table.width, path).toBe(table.room);
      else {
        expect.soft(table.width, path).toBeGreaterThan(table.room);
        expect.soft(table.width, path).toBeLessThan(1100);
      }
      expect.soft(await page.evaluate(brokenTimes), path).toEqual([]);
      const text = await page.locator('.ant-table-row').first().textContent();
      expect.soft(text, path).not.toMatch(raw);
      expect.soft(text, path).toContain(t.app.unknownWord.replace('{name}', 'zeta'));
    }
    expect(page.troubles).toEqual([]);
  },
);

test('a banner with a long link, an unknown state and no counts keeps its card in shape', async ({ open }) => {
  const page = await open();
  await signIn(page);
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
  const card = page.getByRole('listitem').filter({ hasText: zhCN.banner['linkType.h5'] }).first();
  await card.waitFor();
  await settled(page);
  const text = await card.textContent();
  expect(text).not.toMatch(raw);
  expect(text).not.toContain(zhCN.banner['state.online']);
  expect(text).toContain(`${zhCN.banner['field.sort']}7`);
  const link = card.getByTitle(url);
  expect(await link.evaluate((one) => one.getBoundingClientRect().height)).toBeLessThan(50);
  expect(await page.evaluate(brokenTimes)).toEqual([]);
  expect(page.troubles).toEqual([]);
});

test.for([
  ['zh-CN', zhCN],
  ['en-US', enUS],
] as const)('%s: the table of banners has all its columns in view at 1280', async ([locale, t], { open }) => {
  const page = await open({ locale });
  await signIn(page);
  await withRow(page, /\/api\/admin\/v1\/banners\?/, {
    title: '题'.repeat(30),
    exposureCount: 1_234_567,
    ctr: 12.34,
    startAt: '2026-08-26T21:27:00+08:00',
    endAt: '2026-12-25T21:27:00+08:00',
  });
  await visit(page, '/setting/home-banners');
  await page.getByText(t.list['view.table'], { exact: true }).click();
  await page.locator('.ant-table-row').first().waitFor();
  await settled(page);
  const table = await page.evaluate(measureTable);
  expect(table).toMatchObject({ width: table.room, overflowing: [], unreadable: [] });
  expect(await page.evaluate(brokenTimes)).toEqual([]);
});

test('the versions of the custom service can be read and restored at 768', async ({ open }) => {
  const page = await open({ locale: 'en-US', width: 768 });
  await signIn(page, '/setting/custom-service');
  const table = page.locator('.ant-table-content').filter({ hasText: enUS.customService['versions.changed'] });
  await table.getByRole('button').first().waitFor();
  await settled(page);
  const [room, width] = await table.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
  expect(width).toBe(room);
});

/** Runs in the page: how far the next label stands below what is said of each field that was refused. */
const gapsBelowErrors = () => {
  const items = [...document.querySelectorAll<HTMLElement>('[role=dialog] .ant-form-item')];
  return items.flatMap((item, index) => {
    const said = [...item.querySelectorAll('.ant-form-item-explain, .ant-form-item-extra')];
    const label = items[index + 1]?.querySelector('label');
    if (!item.querySelector('.ant-form-item-explain-error') || !label) return [];
    const bottom = Math.max(...said.map((one) => one.getBoundingClientRect().bottom));
    return [label.getBoundingClientRect().top - bottom];
  });
};

test('in a form of result hints nothing is printed over, and the text has one frame', async ({ open }) => {
  const page = await open({ locale: 'en-US' });
  await signIn(page, '/setting/result-hint?edit=new');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: enUS.form.save, exact: true }).click();
  await dialog.getByText(enUS.input.required).first().waitFor();
  await settled(page);
  const gaps = await page.evaluate(gapsBelowErrors);
  expect(gaps.length).toBeGreaterThan(2);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8);

  const disclaimer = dialog.locator('.ant-form-item').filter({ hasText: enUS.resultHint['field.disclaimer'] }).last();
  const overlap = await disclaimer.evaluate((item) => {
    const count = item.querySelector('.ant-input-data-count')?.getBoundingClientRect();
    const hint = document.createRange();
    hint.selectNodeContents(item.querySelector('.ant-form-item-extra') as Element);
    return [...hint.getClientRects()].filter(
      (line) => count && line.right > count.left && line.bottom > count.top && line.top < count.bottom,
    ).length;
  });
  expect(overlap).toBe(0);

  const text = dialog.getByRole('textbox', { name: enUS.resultHint['field.content'] });
  await text.focus();
  expect(await text.evaluate((box) => [getComputedStyle(box).outlineStyle, box.hasAttribute('ref')])).toEqual([
    'none',
    false,
  ]);
});

test('the folded fields and the facts of a hospital stand in line', async ({ open }) => {
  const page = await open();
  await signIn(page, '/setting/pilot-hospital');
  await page.locator('.ant-table-row').first().click();
  await page.locator('.ant-descriptions').nth(3).waitFor();
  await settled(page);
  const labels = await page
    .locator('.ant-descriptions')
    .evaluateAll((tables) =>
      tables.map((table) =>
        Math.max(...[...table.querySelectorAll('th')].map((label) => Math.round(label.getBoundingClientRect().left))),
      ),
    );
  expect(new Set(labels).size).toBe(1);

  await page.getByRole('dialog').getByRole('button', { name: zhCN.hospital['action.edit'] }).click();
  await page.getByRole('button', { name: zhCN.hospital['edit.more'] }).click();
  await settled(page);
  const left = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((input) => {
      const { left: from, right } = (input.closest('.ant-form-item') as Element).getBoundingClientRect();
      return [from, right];
    });
  expect(await left(zhCN.hospital['field.shortName'])).toEqual(await left(zhCN.hospital['field.name']));
});
