import { expect } from 'vitest';
import { zhCN } from '../texts';
import { fillSignIn, firstOperator, settled, signIn, type WatchedPage } from './browser';
import { distFiles } from './dist';
import { test } from './test';

const onLogin = (url: URL) => url.pathname === '/user/login';
const titleOf = (page: WatchedPage) => page.getByRole('heading', { level: 1 });

async function logOut(page: WatchedPage) {
  await page.locator('header [aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: zhCN.app.logout }).click();
  await page.waitForURL(onLogin);
}

test('signing in leads to the address that was asked for, query included', async ({ open }) => {
  const page = await open();
  await page.goto('/setting/search-hotwords?from=e2e');
  await page.waitForURL(onLogin);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/setting/search-hotwords?from=e2e');
  await fillSignIn(page);
  await page.waitForURL('/setting/search-hotwords?from=e2e');
  await settled(page);
  expect(await titleOf(page).textContent()).toBe(zhCN.menu['setting.search-hotwords']);
  // Nobody was signed in when it was opened: that answer is the only trouble.
  expect(page.troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
});

test('the keyboard alone signs in', async ({ open }) => {
  const page = await open();
  await page.goto('/user/login');
  await page.locator('#username').waitFor();
  await page.keyboard.type(firstOperator.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(firstOperator.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('/welcome');
});

test('a password manager finds a form that it can fill and send', async ({ open }) => {
  const page = await open();
  await page.goto('/user/login');
  const form = page.locator('form');
  await form.locator('input[autocomplete=username][name=username]').fill(firstOperator.username);
  await form.locator('input[autocomplete=current-password][name=password]').fill(firstOperator.password);
  expect(await form.getByRole('button', { name: zhCN.login.submit }).getAttribute('type')).toBe('submit');
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await page.waitForURL('/welcome');
});

test('an address of another site is not followed', async ({ open }) => {
  const page = await open();
  await page.goto(`/user/login?redirect=${encodeURIComponent('/.//evil.invalid/x')}`);
  await fillSignIn(page);
  await page.waitForURL('/welcome');
});

test('the sign-in page loads the code of no other page', async ({ open }) => {
  const page = await open();
  await page.goto('/user/login');
  await page.locator('#username').waitFor();
  await settled(page);
  const isPageChunk = (name: string) => name.startsWith('p__') && name.endsWith('.js');
  const loaded = page.requested.map((url) => new URL(url).pathname.slice(1)).filter(isPageChunk);
  expect(distFiles().filter(isPageChunk).length).toBeGreaterThan(2);
  expect(loaded.map((name) => name.split('.')[0])).toEqual(['p__user__login__index']);
});

test('a wrong password is said, and the form is ready for another try', async ({ open }) => {
  const page = await open();
  await page.goto('/user/login');
  await fillSignIn(page, { ...firstOperator, password: 'not-the-password' });
  await page.getByRole('alert').filter({ hasText: zhCN.login.wrong }).waitFor();
  expect(await page.locator('#password').inputValue()).toBe('');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('password');
  await fillSignIn(page);
  await page.waitForURL('/welcome');
});

test('Back after signing out shows the sign-in page and nothing of a page', async ({ open }) => {
  const page = await open();
  await signIn(page, '/member/member-list');
  await page.getByRole('menuitem', { name: zhCN.menu.setting, exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/setting'));
  await logOut(page);
  await page.goBack();
  await page.waitForURL(onLogin);
  await page.locator('#username').waitFor();
  await settled(page);
  expect(await page.locator('.ant-layout, .ant-table, [role=menu]').count()).toBe(0);
});

test('signing out in one tab signs the other one out', async ({ open }) => {
  const page = await open();
  await signIn(page);
  const other = await open({ context: page.context() });
  await other.goto('/member/member-list');
  await titleOf(other).filter({ hasText: zhCN.menu['member.member-list'] }).waitFor();
  // Chromium draws only the tab in front without delay.
  await page.bringToFront();
  await logOut(page);
  await other.bringToFront();
  await other.waitForURL(onLogin);
  await other.locator('#username').waitFor();
  expect(new URL(other.url()).searchParams.get('redirect')).toBe('/member/member-list');
  expect(await other.locator('.ant-table').count()).toBe(0);
});
