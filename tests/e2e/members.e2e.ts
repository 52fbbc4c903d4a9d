import { readFile } from 'node:fs/promises';
import readExcel from 'read-excel-file/node';
import { expect } from 'vitest';
import { isDeep } from '../deep';
import { deferred } from '../deferred';
import { formatText } from '../say';
import { type enUS, zhCN } from '../texts';
import { settled, signIn, visit, type WatchedPage } from './browser';
import { isWiderThanWindow, lookAt, views } from './look';
import { chooseByMouse } from './menu';
import { test } from './test';

const LIST = '/member/member-list';
const { list, memberDetail } = zhCN;

const rows = (page: WatchedPage) => page.locator('.ant-table-tbody .ant-table-row');
const numbers = async (page: WatchedPage) =>
  (await page.getByText(/^M\d{11}$/).allTextContents()).map((text) => text.trim());
async function openList(page: WatchedPage, path = LIST) {
  await signIn(page, path);
  await rows(page).first().waitFor();
}

/** Downloads the file of the newest job once the job is done. */
async function downloadFile(page: WatchedPage, name: string) {
  const link = page.getByRole('link', { name }).first();
  await link.waitFor({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return download;
}

/** Requests the unmasked export in the open dialog, and confirms or cancels it. */
async function answerClear(
  page: WatchedPage,
  t: typeof zhCN | typeof enUS,
  answer: 'exportAgainOk' | 'exportAgainBack',
) {
  await page.getByRole('button', { name: t.list.exportOk }).click();
  await page.getByRole('button', { name: t.list.exportAgainOk }).waitFor();
  await page.getByRole('button', { name: t.list[answer] }).click();
}

test.for(views)(
  '$locale, $width px: confirms an unmasked export twice, and leaves no clear number in URLs, storage or page',
  async ({ locale, messages: t, width }, { open }) => {
    const page = await open({ locale, width });
    const look = lookAt(page);
    const isChinese = locale === 'zh-CN';
    const fileName = isChinese ? /会员-明文-\d{8}-\d{6}\.csv$/ : /members-unmasked-\d{8}-\d{6}\.xlsx$/;
    await openList(page);
    const [first = ''] = await numbers(page);
    await page.getByLabel(formatText(t.list.selectRow, { name: first })).check();
    await page.getByRole('button', { name: t.list.exportSelected }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: formatText(t.list.exportTitle, { count: 1 }) });
    await dialog.getByRole('radio', { name: isChinese ? t.list.exportCsv : t.list.exportXlsx }).check();
    await dialog.getByRole('radio', { name: t.list['exportPersonal.clear'] }).check();
    // This purpose needs no consent, which the newest member may not have given.
    await dialog.getByRole('radio', { name: t.reveal['purpose.memberRequest'] }).check();
    await look('members, export dialog');

    await page.getByRole('button', { name: t.list.exportOk }).click();
    await page.getByRole('button', { name: t.list.exportAgainOk }).waitFor();
    await look('members, export confirmation');
    await page.keyboard.press('Escape');
    await settled(page);
    await answerClear(page, t, 'exportAgainBack');
    await settled(page);
    expect(page.requested.filter((url) => url.endsWith('/exports'))).toEqual([]);
    await answerClear(page, t, 'exportAgainOk');

    const download = await downloadFile(page, t.job.download);
    expect(download.suggestedFilename()).toMatch(fileName);
    const bytes = await readFile(await download.path());
    const text = isChinese ? bytes.toString() : JSON.stringify(await readExcel(bytes));
    const [mobile = ''] = /\b140\d{8}\b/.exec(text) ?? [];
    expect(mobile).toHaveLength(11);
    expect(text).toMatch(/林晓 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);

    await page.locator('header [aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: t.app.jobs }).click();
    await page.getByText(t.job['title.member.exportClear']).last().waitFor();
    // In a low window the list scrolls, as it does with many jobs.
    await page.setViewportSize({ width, height: 180 });
    await look('members, jobs');
    expect(page.requested.join()).not.toContain(mobile);
    const kept = () =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.body.textContent]);
    expect(await page.evaluate(kept)).not.toContain(mobile);
    expect(page.troubles).toEqual([]);
  },
);

/** Runs in the page: whether a click on the element reaches it. */
const receivesClicks = (element: Element) => {
  const { x, y } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + 5, y + 5));
};

test('a personal search leaves no trace, and Back from a member restores page and filter and shows the row of the last member', async ({
  open,
}) => {
  const page = await open();
  await openList(page);
  const masked = page.getByText(/^140\*{4}\d{4}$/);
  const digits = ((await masked.first().textContent()) ?? '').slice(-4);
  await page.getByRole('textbox', { name: memberDetail['field.mobile'] }).fill(digits);
  await page.keyboard.press('Enter');
  await settled(page);
  expect((await masked.allTextContents()).every((text) => text.endsWith(digits))).toBe(true);
  expect(page.requested.filter((url) => new URL(url).search.includes(digits))).toEqual([]);
  expect(page.url()).not.toContain(digits);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
  ).not.toContain(digits);

  await visit(page, '/welcome');
  await settled(page);
  await visit(page, `${LIST}?current=3&pageSize=50&status=active`);
  await rows(page).nth(49).waitFor();
  await settled(page);
  const before = await numbers(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await rows(page)
    .nth(20)
    .click({ position: { x: 300, y: 10 } });
  await page.waitForURL(/member-detail\?id=\d+$/);
  await settled(page);
  // Far enough for the row of the last member to be below the window at the former scroll position.
  const [opened, steps] = [page.url(), 15];
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('j');
  await page.waitForURL((url) => url.href !== opened);
  await settled(page);
  const id = new URL(page.url()).searchParams.get('id');
  await page.goBack();
  await rows(page).first().waitFor();
  await settled(page);
  expect(new URL(page.url()).search).toBe('?current=3&pageSize=50&status=active');
  expect(await numbers(page)).toEqual(before);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
  const last = rows(page).nth(20 + steps);
  expect(await last.getAttribute('data-row-key')).toBe(id);
  expect(await last.evaluate((row) => row === document.activeElement)).toBe(true);
  expect(await last.evaluate(receivesClicks)).toBe(true);
});

test('by mouse: selects text in a row, opens rows in new tabs, selects a range, blocks clicks while rows load, and drags the edge of a column', async ({
  open,
}) => {
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

  const shown = await numbers(page);
  const checkbox = (index: number) => page.getByLabel(formatText(list.selectRow, { name: shown[index] ?? '' }));
  await checkbox(5).click();
  await checkbox(2).click({ modifiers: ['Shift'] });
  await page.getByText(formatText(list.selected, { count: 4 })).waitFor();
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('');
  await checkbox(3).click({ modifiers: ['Shift'] });
  await page.getByText(formatText(list.selected, { count: 2 })).waitFor();
  // A click next to the checkbox also selects the row and does not open it.
  await rows(page)
    .nth(7)
    .locator('td')
    .first()
    .click({ position: { x: 3, y: 3 } });
  await page.getByText(formatText(list.selected, { count: 3 })).waitFor();
  const background = (index: number) =>
    rows(page)
      .nth(index)
      .locator('td')
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(await background(5)).not.toBe(await background(2));

  await page.getByRole('button', { name: list.clearSelection }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  const cell = rows(page).first().locator('td').nth(2);
  await expect.poll(() => cell.evaluate(receivesClicks)).toBe(true);
  const answer = deferred<void>();
  await page.route(/\/members\?/, async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await page.getByRole('columnheader', { name: memberDetail['field.recordCount'] }).click();
  await page.locator('.ant-spin-spinning').waitFor();
  // The style of the rows does not change, because Chromium would recalculate all of them.
  expect(await cell.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe('auto');
  expect(await cell.evaluate(receivesClicks)).toBe(false);
  answer.resolve();
  await settled(page);
  expect(await cell.evaluate(receivesClicks)).toBe(true);

  const header = page.locator('th[data-column=mobile]');
  const sizes = async () => {
    const { x, y, width, height } = (await header.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { width: Math.round(width), right: x + width - 3, middle: y + height / 2 };
  };
  const before = await sizes();
  const { search } = new URL(page.url());
  await page.mouse.move(before.right, before.middle);
  await page.mouse.down();
  await page.mouse.move(before.right + 90, before.middle, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await sizes()).width).toBeGreaterThan(before.width + 60);
  // The list is not sorted by the end of the drag.
  expect(new URL(page.url()).search).toBe(search);
  const after = await sizes();
  expect(after.width).toBeGreaterThan(before.width + 60);
  await page.mouse.dblclick(after.right, after.middle);
  await expect.poll(async () => (await sizes()).width).toBe(before.width);
});

test('by keyboard alone: filters by two dates, sorts, selects, opens the menu of a row and leaves a dialog', async ({
  open,
}) => {
  const page = await open();
  await openList(page);
  await page.getByLabel(memberDetail['field.registeredAt']).first().click();
  for (const day of ['2026-10-01', '2026-10-31']) {
    await page.keyboard.type(day);
    await page.keyboard.press('Enter');
  }
  await page.waitForURL(/registeredFrom=2026-10-01&registeredBefore=2026-11-01/);
  await settled(page);
  await page.getByRole('columnheader', { name: memberDetail['field.recordCount'] }).focus();
  await page.keyboard.press('Space');
  await page.waitForURL(/sort=-recordCount/);
  // The announcement follows after the rows are rendered in the new order.
  const inOrder = formatText(list.announceDescending, { name: memberDetail['field.recordCount'] });
  await page.getByText(inOrder).waitFor({ state: 'attached' });
  await settled(page);
  const [first = ''] = await numbers(page);
  await page.getByLabel(formatText(list.selectRow, { name: first })).focus();
  await page.keyboard.press('Space');
  await page.getByText(formatText(list.selected, { count: 1 })).waitFor();
  await page.getByRole('button', { name: formatText(list.moreOf, { name: first }) }).focus();
  await page.keyboard.press('Enter');
  // The menu takes the focus once it is open.
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // Escape closes the dialog once it has the focus.
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(page.troubles).toEqual([]);
});

/** Actions whose dialogs are checked: on push the one with most fields. */
const actions = isDeep
  ? (['action.tag', 'action.disable', 'action.anonymise'] as const)
  : (['action.anonymise'] as const);

test.for(views)(
  '$locale, $width px: filters, menus and dialogs are accessible and fit',
  async ({ locale, messages: t, width }, { open }) => {
    const page = await open({ locale, width });
    await openList(page, `${LIST}?status=active&ageMin=30`);
    const look = lookAt(page);
    const close = async () => {
      await page.keyboard.press('Escape');
      await settled(page);
    };
    const [first = ''] = await numbers(page);
    const openMenu = () => page.getByRole('button', { name: formatText(t.list.moreOf, { name: first }) }).click();

    await page.getByRole('button', { name: new RegExp(t.list.moreFilters) }).click();
    await page.getByLabel(formatText(t.list.selectRow, { name: first })).check();
    await page.getByRole('combobox', { name: t.member['filter.channel'], exact: true }).click();
    await look('members, filters, selection and options');
    await close();
    await page.getByRole('button', { name: t.list.columns }).click();
    await look('members, column chooser');
    await close();
    await openMenu();
    await look('members, menu of a row');
    await close();
    for (const action of actions) {
      await openMenu();
      await chooseByMouse(page, t.member[action]);
      await page.getByRole('dialog').waitFor();
      await page.getByRole('dialog').getByRole('button').last().click();
      await look(`members, ${action}`);
      await close();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: t.member['action.addTags'] }).click();
    await look('members, bulk dialog');
    await close();
    await visit(page, `${LIST}?memberNo=M00000000000`);
    await page.getByText(t.list.emptyFiltered).waitFor();
    expect(await page.evaluate(isWiderThanWindow)).toBe(false);
  },
);
