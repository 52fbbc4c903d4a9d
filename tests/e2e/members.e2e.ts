import { readFile } from 'node:fs/promises';
import readExcel from 'read-excel-file/node';
import { expect } from 'vitest';
import { say } from '../say';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { lookAt } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/member/member-list';
const { list, member, job, app } = zhCN;

const rows = (page: WatchedPage) => page.locator('.ant-table-tbody .ant-table-row');
const numbers = async (page: WatchedPage) =>
  (await page.getByText(/^M\d{11}$/).allTextContents()).map((text) => text.trim());
const totalOf = async (page: WatchedPage) =>
  Number(/\d+/.exec((await page.getByText(/^共 \d+ 条$/).textContent()) ?? '')?.[0]);

async function openList(page: WatchedPage, path = LIST) {
  await signIn(page, path);
  await rows(page).first().waitFor();
}

/** The file of the newest job: the job takes its time, the file is there at once. */
async function fileOf(page: WatchedPage, name: string) {
  const link = page.getByRole('link', { name }).first();
  await link.waitFor({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return download;
}

/** Exports the list that is shown to a spreadsheet and reads its member numbers. */
async function exportedNumbers(page: WatchedPage) {
  await page.getByRole('button', { name: list.export, exact: true }).click();
  await page.getByRole('button', { name: list.exportOk }).click();
  const download = await fileOf(page, job.download);
  expect(download.suggestedFilename()).toMatch(/脱敏.*\.xlsx$/);
  const sheets = await readExcel(await readFile(await download.path()));
  const found: string[] = JSON.stringify(sheets).match(/M\d{11}/g) ?? [];
  return found;
}

test('filter, share the link, tag all that match but two, export them and read the file', async ({ open }) => {
  const page = await open();
  await openList(page);
  await page.getByRole('button', { name: list.moreFilters }).click();
  await page.getByRole('combobox', { name: member['filter.hasRecord'] }).click();
  await page.getByTitle(member['filter.hasRecordNo']).click();
  await page.getByRole('combobox', { name: member['filter.gender'] }).click();
  await page.getByTitle(member['gender.female']).click();
  await settled(page);
  const shared = new URL(page.url());
  expect(shared.search).toBe('?gender=female&hasRecord=false');
  const total = await totalOf(page);
  expect(total).toBeGreaterThan(20);

  // A second browser, another operator's session: the same list.
  const second = await open();
  await openList(second, shared.pathname + shared.search);
  expect(await totalOf(second)).toBe(total);
  expect(await numbers(second)).toEqual(await numbers(page));

  // All that match, but for two.
  const [first = '', ...others] = await numbers(page);
  const left = others.slice(0, 2);
  await page.getByLabel(say(list.selectRow, { name: first })).check();
  await page.getByRole('button', { name: say(list.selectMatching, { total }) }).click();
  for (const name of left) await page.getByLabel(say(list.selectRow, { name })).uncheck();
  await page.getByRole('button', { name: member['action.addTags'] }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: say(member['bulk.addTags'], { count: total - 2 }) });
  await dialog.getByRole('combobox').fill('夏季回访');
  await page.keyboard.press('Enter');
  // Leaves the field, and with it the options that hang over the button.
  await dialog.getByText(say(member['bulk.addTags'], { count: total - 2 })).click();
  await dialog.getByRole('button', { name: member['action.addTags'] }).click();
  await page.getByText(job['title.member.addTags']).waitFor({ timeout: 30_000 });

  await page.goto(`${LIST}?tag=${encodeURIComponent('夏季回访')}&sort=memberNo`);
  await rows(page).first().waitFor();
  await settled(page);
  const tagged = await totalOf(page);
  const exported = await exportedNumbers(page);
  expect(exported).toHaveLength(tagged);
  expect([first, ...others].filter((name) => exported.includes(name)).length).toBeGreaterThan(5);
  for (const name of left) expect(exported).not.toContain(name);
  // Those that took no more tags, or are cancelled, were named and left.
  expect(tagged).toBeLessThanOrEqual(total - 2);
  expect(page.troubles).toEqual([]);
});

/** Asks for the clear export of one member in the dialog that is open, and has it say yes or no. */
async function answerClear(
  page: WatchedPage,
  t: typeof zhCN | typeof enUS,
  answer: 'exportAgainOk' | 'exportAgainBack',
) {
  await page.getByRole('button', { name: t.list.exportOk }).click();
  await page.getByRole('button', { name: t.list.exportAgainOk }).waitFor();
  await page.getByRole('button', { name: t.list[answer] }).click();
}

test.for([
  ['zh-CN', zhCN, 'csv', /会员-明文-\d{8}-\d{6}\.csv$/],
  ['en-US', enUS, 'xlsx', /members-unmasked-\d{8}-\d{6}\.xlsx$/],
] as const)(
  '%s: an unmasked export is asked for twice, and axe finds nothing in either dialog',
  async ([locale, t, format, fileName], { open }) => {
    const page = await open({ locale });
    await openList(page);
    const [first = ''] = await numbers(page);
    await page.getByLabel(say(t.list.selectRow, { name: first })).check();
    await page.getByRole('button', { name: t.list.exportSelected }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: say(t.list.exportTitle, { count: 1 }) });
    await dialog.getByRole('radio', { name: format === 'csv' ? t.list.exportCsv : t.list.exportXlsx }).check();
    await dialog.getByRole('radio', { name: t.list['exportPersonal.clear'] }).check();
    // Their own request needs no consent: whoever registered last may have given none.
    await dialog.getByRole('radio', { name: t.reveal['purpose.memberRequest'] }).check();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('button', { name: t.list.exportOk }).click();
    await page.getByRole('button', { name: t.list.exportAgainOk }).waitFor();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await settled(page);
    await answerClear(page, t, 'exportAgainBack');
    await settled(page);
    expect(page.requested.filter((url) => url.endsWith('/exports'))).toEqual([]);
    await answerClear(page, t, 'exportAgainOk');

    const download = await fileOf(page, t.job.download);
    expect(download.suggestedFilename()).toMatch(fileName);
    const bytes = await readFile(await download.path());
    const text = format === 'csv' ? bytes.toString() : JSON.stringify(await readExcel(bytes));
    const [mobile = ''] = /\b140\d{8}\b/.exec(text) ?? [];
    expect(mobile).toHaveLength(11);
    expect(text).toMatch(/林晓 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);

    await page.locator('header [aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: t.app.jobs }).click();
    await page.getByText(t.job['title.member.exportClear']).last().waitFor();
    expect(page.requested.join()).not.toContain(mobile);
    const kept = () =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.body.textContent]);
    expect(await page.evaluate(kept)).not.toContain(mobile);
    expect(page.troubles).toEqual([]);
  },
);

test('a personal search travels in a body and leaves no trace', async ({ open }) => {
  const page = await open();
  await openList(page);
  const shown =
    (await page
      .getByText(/^140\*{4}\d{4}$/)
      .first()
      .textContent()) ?? '';
  const digits = shown.slice(-4);
  await page.getByRole('textbox', { name: member['filter.mobile'] }).fill(digits);
  await page.keyboard.press('Enter');
  await settled(page);
  expect((await page.getByText(/^140\*{4}\d{4}$/).allTextContents()).every((text) => text.endsWith(digits))).toBe(true);
  expect(page.requested.filter((url) => new URL(url).search.includes(digits))).toEqual([]);
  expect(page.url()).not.toContain(digits);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
  ).not.toContain(digits);
});

test('Back from a detail leads to the same page, filter and place', async ({ open }) => {
  const page = await open();
  await openList(page, `${LIST}?current=3&pageSize=50&status=active`);
  const before = await numbers(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await rows(page)
    .nth(20)
    .click({ position: { x: 300, y: 10 } });
  await page.waitForURL(/member-detail\?id=\d+$/);
  await settled(page);
  await page.goBack();
  await rows(page).first().waitFor();
  await settled(page);
  expect(new URL(page.url()).search).toBe('?current=3&pageSize=50&status=active');
  expect(await numbers(page)).toEqual(before);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
});

test('while rows are on their way those that are there take no click, and none is given another style', async ({
  open,
}) => {
  const page = await open();
  await openList(page);
  const cell = rows(page).first().locator('td').nth(2);
  const pointerEvents = () => cell.evaluate((element) => getComputedStyle(element).pointerEvents);
  const takesClick = () =>
    cell.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 5, y + 5));
    });
  expect(await takesClick()).toBe(true);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/members\?/, async (route) => {
    await isAnswered;
    await route.fallback();
  });
  await page.getByRole('columnheader', { name: member['column.recordCount'] }).click();
  await page.locator('.ant-spin-spinning').waitFor();
  expect(await pointerEvents()).toBe('auto');
  expect(await takesClick()).toBe(false);
  answer();
  await settled(page);
  expect(await takesClick()).toBe(true);
});

test('a row keeps the text that is selected in it, and opens in a new tab as a link does', async ({ open }) => {
  const page = await open();
  await openList(page);
  const mobile = page.getByText(/^140\*{4}\d{4}$/).first();
  const box = await mobile.boundingBox();
  if (!box) throw new Error('no phone number is shown');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, middle, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(window.getSelection()))).toMatch(/\*{4}/);
  expect(new URL(page.url()).pathname).toBe(LIST);
  await page.evaluate(() => window.getSelection()?.removeAllRanges());
  for (const how of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), mobile.click(how)]);
    expect(tab.url()).toMatch(/member-detail\?id=\d+$/);
    await tab.close();
  }
  expect(new URL(page.url()).pathname).toBe(LIST);
});

test('two days typed with Enter are both in the filter', async ({ open }) => {
  const page = await open();
  await openList(page);
  await page.getByLabel(member['column.registeredAt']).first().click();
  for (const day of ['2026-10-01', '2026-10-31']) {
    await page.keyboard.type(day);
    await page.keyboard.press('Enter');
  }
  await page.waitForURL(/registeredFrom=2026-10-01&registeredBefore=2026-11-01$/);
});

test('a folded menu names the entry that has the focus', async ({ open }) => {
  const page = await open();
  await signIn(page, '/setting/search-hotwords');
  await page.getByRole('button', { name: app.collapseMenu }).click();
  await page.getByRole('button', { name: app.expandMenu }).focus();
  const entry = page.locator('aside a').nth(1);
  await entry.focus();
  // Once more by a key: what a script focuses after a click shows no focus ring.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  const name = await entry.locator('[class*=item-text-has-icon]').boundingBox();
  expect(name?.width).toBeGreaterThan(40);
});

test('today is that of Shanghai in a browser of Los Angeles', async ({ open }) => {
  const page = await open({ timezoneId: 'America/Los_Angeles' });
  await openList(page);
  await page.getByLabel(member['column.registeredAt']).first().click();
  const today = await page.locator('.ant-picker-cell-today').first().getAttribute('title');
  expect(today).toBe(new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10));
});

test('Shift ticks a range, and marks no text between its ends', async ({ open }) => {
  const page = await open();
  await openList(page);
  const shown = await numbers(page);
  const tick = (index: number) => page.getByLabel(say(list.selectRow, { name: shown[index] ?? '' }));
  await tick(5).click();
  await tick(2).click({ modifiers: ['Shift'] });
  await page.getByText(say(list.selected, { count: 4 })).waitFor();
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('');
  await tick(3).click({ modifiers: ['Shift'] });
  await page.getByText(say(list.selected, { count: 2 })).waitFor();
  // Who misses the box by a little ticks all the same, and stays on the list.
  const cell = rows(page).nth(7).locator('td').first();
  await cell.click({ position: { x: 3, y: 3 } });
  await page.getByText(say(list.selected, { count: 3 })).waitFor();
  const colour = (index: number) =>
    rows(page)
      .nth(index)
      .locator('td')
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(await colour(5)).not.toBe(await colour(2));
});

test('by keyboard alone: sort, tick, open the menu of a row, and leave a dialog', async ({ open }) => {
  const page = await open();
  await openList(page);
  await page.getByRole('columnheader', { name: member['column.recordCount'] }).focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/sort=-recordCount/);
  // Said once the rows stand in that order: they are drawn after their answer has come.
  const inOrder = say(list.announceDescending, { name: member['column.recordCount'] });
  await page.getByText(inOrder).waitFor({ state: 'attached' });
  await settled(page);
  const [first = ''] = await numbers(page);
  await page.getByLabel(say(list.selectRow, { name: first })).focus();
  await page.keyboard.press('Space');
  await page.getByText(say(list.selected, { count: 1 })).waitFor();
  await page.getByRole('button', { name: say(list.moreOf, { name: first }) }).focus();
  await page.keyboard.press('Enter');
  // The menu takes the focus once it is open.
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(page.troubles).toEqual([]);
});

test('axe finds nothing in the filters, menus and dialogs of the list', async ({ open }) => {
  const page = await open();
  await openList(page, `${LIST}?status=active&ageMin=30`);
  const look = lookAt(page);
  const close = async () => {
    await page.keyboard.press('Escape');
    await settled(page);
  };
  const [first = ''] = await numbers(page);
  const menuOf = () => page.getByRole('button', { name: say(list.moreOf, { name: first }) }).click();

  await page.getByRole('button', { name: /更多筛选/ }).click();
  await page.getByLabel(say(list.selectRow, { name: first })).check();
  await look('filters and selection');
  await page.getByRole('combobox', { name: member['filter.channel'], exact: true }).click();
  await look('options of a filter');
  await close();
  await page.getByRole('button', { name: list.columns }).click();
  await look('column chooser');
  await close();
  await menuOf();
  await look('menu of a row');
  await close();
  for (const action of ['action.tag', 'action.disable', 'action.anonymise'] as const) {
    await menuOf();
    await chooseByMouse(page, member[action]);
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').getByRole('button').last().click();
    await look(action);
    await close();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('axe finds nothing in what is done with many, in their export and in the jobs', async ({ open }) => {
  const page = await open();
  await openList(page, `${LIST}?status=active&ageMin=30`);
  const look = lookAt(page);
  const [first = ''] = await numbers(page);
  await page.getByLabel(say(list.selectRow, { name: first })).check();
  await page.getByRole('button', { name: member['action.addTags'] }).click();
  await look('bulk dialog');
  await page.keyboard.press('Escape');
  await settled(page);
  await page.getByRole('button', { name: list.export, exact: true }).click();
  await look('export dialog');
  await page.getByRole('button', { name: list.exportOk }).click();
  await page.getByRole('link', { name: job.download }).first().waitFor({ timeout: 30_000 });
  await look('notice of a job');
  await page.locator('header [aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: app.jobs }).click();
  await page.getByText(job['state.succeeded']).first().waitFor();
  await look('jobs');
});

test('the list fits a window of 768, and its wide table scrolls by itself', async ({ open }) => {
  const page = await open({ width: 768 });
  await openList(page);
  await page.getByRole('button', { name: list.moreFilters }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await visit(page, `${LIST}?memberNo=M00000000000`);
  await page.getByText(list.emptyFiltered).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
