import { expect } from 'vitest';
import { zhCN } from '../texts';
import { firstOperator, settled, signIn, visit } from './browser';
import { test } from './test';

const isLogin = (url: URL) => url.pathname === '/user/login';

test('opens the requested URL with its query after signing in by keyboard, also after a wrong password', async ({
  open,
}) => {
  const page = await open({ isFresh: true });
  await page.goto('/setting/search-hotwords?from=e2e');
  await page.waitForURL(isLogin);
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/setting/search-hotwords?from=e2e');
  await page.locator('#username').waitFor();
  await settled(page);
  const { keyboard } = page;
  await keyboard.type(firstOperator.username);
  await keyboard.press('Tab');
  await keyboard.type('not-the-password');
  await keyboard.press('Enter');
  await page.getByRole('alert').filter({ hasText: zhCN.login.wrong }).waitFor();
  expect(await page.locator('#password').inputValue()).toBe('');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('password');
  await keyboard.type(firstOperator.password);
  await keyboard.press('Enter');
  await page.waitForURL('/setting/search-hotwords?from=e2e');
  await page.getByRole('heading', { level: 1, name: zhCN.menu['setting.search-hotwords'] }).waitFor();
  // The server returns 401 for the first request and the wrong password.
  expect(page.troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
});

test('signs out all tabs and hides the page from Back; a password manager can sign in, and no redirect leads to another site', async ({
  open,
}) => {
  const page = await open({ isFresh: true });
  await signIn(page, '/exception');
  await visit(page, '/setting/search-hotwords');
  await settled(page);
  const other = await open({ context: page.context() });
  await other.goto('/member/member-list');
  await other.getByRole('heading', { level: 1, name: zhCN.menu['member.member-list'] }).waitFor();
  // Chromium renders only the front tab without delay.
  await page.bringToFront();
  await page.locator('header [aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: zhCN.app.logout }).click();
  await page.waitForURL(isLogin);
  await other.bringToFront();
  await other.waitForURL(isLogin);
  await other.locator('#username').waitFor();
  expect(new URL(other.url()).searchParams.get('redirect')).toBe('/member/member-list');
  expect(await other.locator('.ant-table').count()).toBe(0);

  await page.bringToFront();
  await page.goBack();
  await page.waitForURL(isLogin);
  await page.locator('#username').waitFor();
  await settled(page);
  expect(await page.locator('.ant-layout, .ant-table, [role=menu]').count()).toBe(0);

  await page.goto(`/user/login?redirect=${encodeURIComponent('/.//evil.invalid/x')}`);
  const form = page.locator('form');
  await form.locator('input[autocomplete=username][name=username]').fill(firstOperator.username);
  await form.locator('input[autocomplete=current-password][name=password]').fill(firstOperator.password);
  expect(await form.getByRole('button', { name: zhCN.login.submit }).getAttribute('type')).toBe('submit');
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await page.waitForURL('/welcome');
});
