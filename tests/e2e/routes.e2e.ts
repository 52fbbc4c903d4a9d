import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test as plainTest } from 'vitest';
import { productName } from '../../config/settings';
import { enUS, zhCN } from '../texts';
import { axeFindings } from './axe';
import { baseUrl } from './base-url';
import { launchBrowser, newContext, newPage, settled, signIn, visit, type WatchedPage } from './browser';
import { isNotBuilt, menuKey, redirects, screens } from './screens';
import { test } from './test';

const languages = [
  { locale: 'zh-CN', messages: zhCN },
  { locale: 'en-US', messages: enUS },
] as const;

type Menu = Record<string, string | undefined>;

/** Goes to a screen within the app and waits until it says its name. */
async function show(page: WatchedPage, path: string, heading: string) {
  await visit(page, path);
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, heading);
  await settled(page);
}

const isWiderThanWindow = () => document.documentElement.scrollWidth > window.innerWidth;

describe.each(languages)('$locale', ({ locale, messages }) => {
  const menu: Menu = messages.menu;
  const labelOf = (path: string) => menu[menuKey(path)] ?? `no menu label of ${path}`;
  let browser: Browser;
  let page: WatchedPage;

  // One page for all screens: an operator moves within the app too, and what a screen leaves behind shows.
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await newPage(await newContext(browser, { baseUrl: baseUrl(), locale }));
    await signIn(page);
  });
  afterAll(() => browser.close());

  plainTest.each(screens)('$path', async ({ path }) => {
    page.troubles.length = 0;
    await show(page, path, labelOf(path));
    expect(await page.title()).toBe(`${labelOf(path)} - ${productName[locale]}`);
    expect(await axeFindings(page)).toEqual([]);
    expect(page.troubles).toEqual([]);
  });

  plainTest('no screen is wider than a window of 768', async () => {
    const narrow = await newPage(await newContext(browser, { baseUrl: baseUrl(), locale, width: 768 }));
    await signIn(narrow);
    const tooWide: string[] = [];
    for (const { path } of screens) {
      await show(narrow, path, labelOf(path));
      if (await narrow.evaluate(isWiderThanWindow)) tooWide.push(path);
    }
    expect(tooWide).toEqual([]);
    await narrow.context().close();
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

  test('the sign-in form, empty and refused', async ({ open }) => {
    const login = await open({ locale });
    await login.goto('/user/login');
    await login.getByRole('heading', { level: 1, name: productName[locale] }).waitFor();
    await settled(login);
    expect(await login.title()).toBe(`${messages.login.title} - ${productName[locale]}`);
    expect(await axeFindings(login)).toEqual([]);
    await login.locator('button.ant-btn-primary').click();
    await login.getByText(messages.login.passwordRequired).waitFor();
    await settled(login);
    expect(await axeFindings(login)).toEqual([]);
    expect(login.troubles).toEqual([]);
    expect(await login.evaluate(isWiderThanWindow)).toBe(false);
  });
});

test('every redirect leads on, and a screen that is loaded anew has its title', async ({ open }) => {
  const page = await open();
  await signIn(page);
  const titles: Record<string, string> = {};
  for (const [from, to] of redirects) {
    await page.goto(from);
    await page.waitForURL((url) => url.pathname === to);
    await settled(page);
    titles[to] = await page.title();
  }
  const menu: Menu = zhCN.menu;
  const expected = redirects.map(([, to]) => [to, `${menu[menuKey(to)]} - ${productName['zh-CN']}`]);
  expect(titles).toEqual(Object.fromEntries(expected));
  expect(page.troubles).toEqual([]);
});

afterAll(() => {
  console.log(`screens not built yet: ${screens.filter(isNotBuilt).length}`);
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
