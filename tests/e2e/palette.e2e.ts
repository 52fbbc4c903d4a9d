import { expect } from 'vitest';
import { deferred } from '../deferred';
import { zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { distFilesWith } from './dist';
import { lookAt, lookDeepAt, views } from './look';
import { test } from './test';

const { app, palette } = zhCN;
const START = '/setting/project-category';
const LIST = '/member/member-list';

const findField = (page: WatchedPage, { title }: Pick<typeof palette, 'title'> = palette) =>
  page.getByRole('combobox', { name: title, exact: true });
const findSelected = (page: WatchedPage) => page.getByRole('option', { selected: true });

/** Whether a URL is that of the palette's code, which is loaded when the palette first opens. */
const isCode = ({ pathname }: URL) =>
  pathname.endsWith('.async.js') && distFilesWith('people.hint').includes(pathname.slice(1));

async function replaceText(page: WatchedPage, text: string) {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

test.for(views)(
  '$locale, $width px: the palette is accessible and fits, and keeps the text when its code fails to load',
  async ({ locale, messages, width }, { open }) => {
    const t = messages.palette;
    const page = await open({ locale, width, isFresh: true });
    const look = lookAt(page);
    const lookDeep = lookDeepAt(page);
    await signIn(page, START);
    await page.route(isCode, (route) => route.abort());
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const button = page.getByRole('button', { name: `${t.button} Ctrl K` });
    await button.focus();
    await page.keyboard.press('Enter');
    const section = messages.menu.setting;
    await page.keyboard.type(section);
    const alert = page.getByRole('alert').filter({ hasText: t.unavailable });
    await alert.waitFor();
    await look('palette, code failed');
    await alert.getByRole('button', { name: messages.list.retry }).click();
    await alert.waitFor();
    await page.unroute(isCode);
    await alert.getByRole('button', { name: messages.list.retry }).click();
    await page.getByRole('group', { name: t['group.pages'] }).waitFor();
    const field = findField(page, t);
    expect(await field.inputValue()).toBe(section);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(loads).toBe(0);
    await look('palette, pages');

    await replaceText(page, 'P00');
    await page.getByRole('group', { name: t['kind.project'] }).waitFor();
    await lookDeep('palette, projects');
    await replaceText(page, 'zz99');
    await page.getByText(t.none).waitFor();
    await lookDeep('palette, nothing found');
    await page.context().setOffline(true);
    await replaceText(page, 'P000');
    await page.getByRole('alert').filter({ hasText: t.failed }).waitFor();
    await look('palette, search failed');
    await page.context().setOffline(false);
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    const isExpected = (trouble: string) => /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError/.test(trouble);
    expect(page.troubles.filter((trouble) => !isExpected(trouble))).toEqual([]);
  },
);

test('by keyboard alone: opens a page and a member by number, finds a person by phone, and signs out', async ({
  open,
}) => {
  const page = await open({ isFresh: true });
  await signIn(page, START);
  const code = deferred<void>();
  await page.route(isCode, (route) => code.promise.then(() => route.continue()));
  // Text and Enter before the code has loaded are not lost.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('会员列表');
  await page.keyboard.press('Enter');
  code.resolve();
  await page.waitForURL(`**${LIST}`);
  await settled(page);
  const cells = page.locator('tbody');
  const no = String(
    await cells
      .getByText(/^M\d{11}$/)
      .first()
      .textContent(),
  );
  const phone = String(
    await cells
      .getByText(/^\d{3}\*{4}\d{4}$/)
      .first()
      .textContent(),
  );

  await page.keyboard.press('Control+k');
  await page.keyboard.type(no.toLowerCase());
  // Presses Enter before the response arrives.
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/member-detail?id=*');
  await settled(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await page.keyboard.press('Control+k');
  await page.keyboard.type(phone.slice(-4));
  await page.getByRole('option', { name: palette['people.search'] }).waitFor();
  expect(page.requested.filter((url) => url.endsWith('/members/search'))).toEqual([]);
  await page.keyboard.press('Alt+Enter');
  await page.getByRole('option', { name: palette['people.search'] }).waitFor({ state: 'detached' });
  await settled(page);
  // The first person is selected and in view.
  expect(await page.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
  const [box, row] = await Promise.all([page.getByRole('dialog').boundingBox(), findSelected(page).boundingBox()]);
  expect(row?.y).toBeGreaterThan(box?.y ?? Number.NaN);
  expect(Number(row?.y) + Number(row?.height)).toBeLessThan(Number(box?.y) + Number(box?.height));
  await lookAt(page)('palette, people');
  expect(page.requested.filter((url) => url.endsWith('/members/search'))).toHaveLength(1);
  // The scrollable list of results is not a tab stop.
  await replaceText(page, 'list');
  await page.getByRole('option').nth(8).waitFor();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.querySelector(':scope > [role=listbox]') ?? null),
  ).toBeNull();
  await page.keyboard.press('Escape');
  await findField(page).waitFor({ state: 'detached' });

  await page.keyboard.press('Control+k');
  await page.keyboard.type(app.logout);
  await findSelected(page).filter({ hasText: app.logout }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user/login*');
  expect(page.requested.filter((url) => url.toLowerCase().includes(no.toLowerCase()))).toEqual([]);
  expect(page.troubles).toEqual([]);
});
