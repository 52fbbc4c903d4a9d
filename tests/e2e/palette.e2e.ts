import { expect } from 'vitest';
import { deferred } from '../deferred';
import { enUS, zhCN } from '../texts';
import { settled, signIn, type WatchedPage } from './browser';
import { distFilesWith } from './dist';
import { lookAt } from './look';
import { test } from './test';

const { app, palette: t } = zhCN;
const LIST = '/member/member-list';

const field = (page: WatchedPage, words = t) => page.getByRole('combobox', { name: words.title, exact: true });
/** The code of what can be found, which comes when the palette is first opened. */
const isCode = ({ pathname }: URL) =>
  pathname.endsWith('.async.js') && distFilesWith('people.hint').includes(pathname.slice(1));
const chosen = (page: WatchedPage) => page.getByRole('option', { selected: true });

async function type(page: WatchedPage, text: string) {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

test.for([
  ['zh-CN', 1280, zhCN, '设置'],
  ['zh-CN', 768, zhCN, '设置'],
  ['en-US', 1280, enUS, 'settings'],
  ['en-US', 768, enUS, 'settings'],
] as const)('%s at %s: the palette is accessible in all its states, and fits', async (given, { open }) => {
  const [locale, width, messages, section] = given;
  const words = messages.palette as typeof t;
  const page = await open({ locale, width });
  const look = (state: string) => lookAt(page)(`palette-${locale}-${width}-${state}`);
  await signIn(page, '/setting/project-category');
  await settled(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('option').first().waitFor();
  await look('empty');
  await type(page, section);
  await page.getByRole('group', { name: words['group.pages'] }).waitFor();
  await settled(page);
  await look('pages');
  await type(page, 'P00');
  await page.getByRole('group', { name: words['kind.project'] }).waitFor();
  await look('things');
  await type(page, 'zz99');
  await page.getByText(words.none).waitFor();
  await look('none');
  await page.context().setOffline(true);
  await type(page, 'P000');
  await page.getByRole('alert').filter({ hasText: words.failed }).waitFor();
  await look('failed');
  await page.context().setOffline(false);
  expect(page.troubles.filter((trouble) => !/ERR_INTERNET_DISCONNECTED/.test(trouble))).toEqual([]);
});

test('by keyboard alone: a page, a thing by its number, a person by name after a key, and out', async ({ open }) => {
  const page = await open();
  await signIn(page, '/setting/project-category');
  await settled(page);
  // What is typed at once, before the code is there, is in the field.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('会员列表');
  await chosen(page).filter({ hasText: '会员列表' }).first().waitFor();
  expect(await field(page).inputValue()).toBe('会员列表');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${LIST}`);
  await settled(page);
  const found = await page
    .locator('tbody')
    .getByText(/^M\d{11}$/)
    .first()
    .textContent();
  const no = String(found);
  const phone = await page
    .locator('tbody')
    .getByText(/^\d{3}\*{4}\d{4}$/)
    .first()
    .textContent();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(no.toLowerCase());
  // Before the answer is there.
  await page.keyboard.press('Enter');
  await page.waitForURL('**/member/member-detail?id=*');
  await settled(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await page.keyboard.press('Control+k');
  await page.keyboard.type(String(phone).slice(-4));
  await page.getByRole('option', { name: t['people.search'] }).waitFor();
  expect(page.requested.filter((url) => url.endsWith('/members/search'))).toEqual([]);
  await page.keyboard.press('Alt+Enter');
  await page.getByRole('option', { name: t['people.search'] }).waitFor({ state: 'detached' });
  await settled(page);
  // Those who were asked for stand first, in sight, below how many they are.
  expect(await page.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
  const [box, row] = await Promise.all([page.getByRole('dialog').boundingBox(), chosen(page).boundingBox()]);
  expect(row?.y).toBeGreaterThan(box?.y ?? Number.NaN);
  expect(Number(row?.y) + Number(row?.height)).toBeLessThan(Number(box?.y) + Number(box?.height));
  await lookAt(page)('palette-people');
  expect(page.requested.filter((url) => url.endsWith('/members/search'))).toHaveLength(1);

  await type(page, app.logout);
  await chosen(page).filter({ hasText: app.logout }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user/login*');
  expect(page.requested.filter((url) => url.toLowerCase().includes(no.toLowerCase()))).toEqual([]);
  expect(page.troubles).toEqual([]);
});

test('the focus is where it was, from a field and from the button; a new tab leaves it open', async ({ open }) => {
  const page = await open({ width: 768 });
  await signIn(page, LIST);
  await settled(page);
  const button = page.getByRole('button', { name: `${t.button} Ctrl K` });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type('记录');
  await chosen(page).filter({ hasText: '筛查记录' }).waitFor();
  const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  expect(new URL(tab.url() === 'about:blank' ? await tab.evaluate(() => location.href) : tab.url()).pathname).toMatch(
    /^\/(record|$)/,
  );
  await tab.close();
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(page.troubles).toEqual([]);
});

test('code that does not arrive is tried again in the palette, with what was typed', async ({ open }) => {
  const page = await open();
  await signIn(page, '/setting/project-category');
  await settled(page);
  await page.route(isCode, (route) => route.abort());
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.keyboard.press('Meta+k');
  await page.keyboard.type('会员列表');
  const alert = page.getByRole('alert').filter({ hasText: t.unavailable });
  await alert.waitFor();
  await lookAt(page)('palette-code-failed');
  await alert.getByRole('button', { name: zhCN.list.retry }).click();
  await alert.waitFor();
  await page.unroute(isCode);
  await alert.getByRole('button', { name: zhCN.list.retry }).click();
  await chosen(page).filter({ hasText: '会员列表' }).first().waitFor();
  expect(await field(page).inputValue()).toBe('会员列表');
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(loads).toBe(0);
});

test('Enter before the code is there is heard once it is, and Tab does not stop at the box of the results', async ({
  open,
}) => {
  const page = await open();
  await signIn(page, '/setting/project-category');
  await settled(page);
  const code = deferred<void>();
  await page.route(isCode, (route) => code.promise.then(() => route.continue()));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('会员列表');
  await page.keyboard.press('Enter');
  code.resolve();
  await page.waitForURL(`**${LIST}`);
  await settled(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('list');
  await page.getByRole('option').nth(8).waitFor();
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.querySelector(':scope > [role=listbox]') ?? null),
  ).toBeNull();
  expect(page.troubles).toEqual([]);
});

test('over the drawer of a channel it has the focus and the keys; Escape leaves the drawer open', async ({ open }) => {
  const page = await open();
  await signIn(page, '/channel/channel-list');
  await settled(page);
  await page.locator('tbody').getByRole('link').first().click();
  const drawer = page.locator('.ant-drawer-open');
  await drawer.waitFor();
  await settled(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('会员列表');
  await chosen(page).filter({ hasText: '会员列表' }).first().waitFor();
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  expect(await drawer.isVisible()).toBe(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('会员列表');
  await chosen(page).filter({ hasText: '会员列表' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${LIST}`);
  await settled(page);
  expect(await drawer.count()).toBe(0);
  expect(page.troubles).toEqual([]);
});
