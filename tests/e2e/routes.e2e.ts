import { afterAll, describe, expect, test as plainTest } from 'vitest';
import { productName } from '../../config/settings';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { baseUrl } from './base-url';
import { newContext, newPage, settled, signIn, visit, type WatchedPage } from './browser';
import { noteLoaded } from './loaded';
import { isWiderThanWindow } from './look';
import { distinctScreens, menuKey, redirects, screens } from './screens';
import { test } from './test';

// Pairs of language, size and way: each of them is seen with each of the others somewhere in these files.
const languages = [
  { locale: 'zh-CN', messages: zhCN, width: 1280, way: 'loaded anew' },
  { locale: 'en-US', messages: enUS, width: 768, way: 'reached within the app' },
] as const;

type Menu = Record<string, string | undefined>;

async function hasHeading(page: WatchedPage, heading: string) {
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, heading);
  await settled(page);
}

/** Goes to a screen within the app and waits until it says its name. */
async function show(page: WatchedPage, path: string, heading: string) {
  await visit(page, path);
  await hasHeading(page, heading);
}

describe.each(languages)('$locale, $width wide, $way', ({ locale, messages, width, way }) => {
  const menu: Menu = messages.menu;
  const labelOf = (path: string) => menu[menuKey(path)] ?? `no menu label of ${path}`;
  let page: WatchedPage;

  // One page for all screens: an operator moves within the app too, and what a screen leaves behind shows.
  test.beforeAll(async ({ browser }) => {
    page = await newPage(await newContext(browser, { baseUrl: baseUrl(), locale, width }));
    await signIn(page);
  });
  afterAll(() => page.context().close());

  plainTest.each(screens)('$path', async (screen) => {
    const { path } = screen;
    page.troubles.length = 0;
    page.requested.length = 0;
    if (way === 'loaded anew') {
      await page.goto(path);
      await hasHeading(page, labelOf(path));
      if (distinctScreens.includes(screen)) noteLoaded(path, page.requested);
    } else {
      await show(page, path, labelOf(path));
    }
    expect(await page.title()).toBe(`${labelOf(path)} - ${productName[locale]}`);
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(isWiderThanWindow)).toBe(false);
    expect(page.troubles).toEqual([]);
  });

  plainTest('the user menu, open', async () => {
    await page.locator('header [aria-haspopup=menu]').click();
    await page.getByRole('menuitem', { name: messages.app.logout }).waitFor();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  plainTest('an address that does not exist', async () => {
    page.troubles.length = 0;
    await show(page, '/member/no-such-screen', messages.notFound.title);
    expect(await axeFindings(page)).toEqual([]);
    expect(page.troubles).toEqual([]);
  });

  plainTest('the error page with an error', async () => {
    page.troubles.length = 0;
    await show(page, '/exception?errorCode=E_TEST&errorMessage=%3Cimg%20src%3Dx%3E', labelOf('/exception'));
    expect(await page.getByText('<img src=x>').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    expect(page.troubles).toEqual([]);
  });

  test('the sign-in form, empty and refused', async ({ browser }) => {
    // What a first visit loads is seen in a browser that has nothing yet.
    const login = await newPage(await newContext(browser, { baseUrl: baseUrl(), locale, width }));
    await login.goto('/user/login');
    await login.getByRole('heading', { level: 1, name: productName[locale] }).waitFor();
    await settled(login);
    noteLoaded('/user/login', login.requested);
    expect(await login.title()).toBe(`${messages.login.title} - ${productName[locale]}`);
    expect(await axeFindings(login)).toEqual([]);
    await login.locator('button.ant-btn-primary').click();
    await login.getByText(messages.login.passwordRequired).waitFor();
    await settled(login);
    expect(await axeFindings(login)).toEqual([]);
    expect(login.troubles).toEqual([]);
    expect(await login.evaluate(isWiderThanWindow)).toBe(false);
    await login.context().close();
  });
});

test('every redirect leads on', async ({ open }) => {
  const page = await open();
  await signIn(page);
  const titles: Record<string, string> = {};
  for (const [from, to] of redirects) {
    // Of these two addresses the server too has to know what they mean.
    if (from === '/' || from === '/index.html') await page.goto(from);
    else await visit(page, from);
    await page.waitForURL((url) => url.pathname === to);
    await settled(page);
    titles[to] = await page.title();
  }
  const menu: Menu = zhCN.menu;
  const expected = redirects.map(([, to]) => [to, `${menu[menuKey(to)]} - ${productName['zh-CN']}`]);
  expect(titles).toEqual(Object.fromEntries(expected));
  expect(page.troubles).toEqual([]);
});

test('the side menu names its entries when it is folded too', async ({ open }) => {
  const page = await open({ width: 768 });
  await signIn(page, '/setting/search-hotwords');
  const entries = page.getByRole('complementary').getByRole('menuitem');
  const { 'setting.search-hotwords': here, 'setting.project-category': next } = zhCN.menu;
  await entries.getByText(next, { exact: true }).waitFor({ state: 'attached' });
  expect(await page.getByRole('complementary').ariaSnapshot()).toContain(`menuitem "${here}"`);
  await page.getByRole('menuitem', { name: next, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: next }).waitFor();
});
