import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { afterEach, expect, test, vi } from 'vitest';
import { signedIn } from '../app';

afterEach(() => vi.restoreAllMocks());

test('after a navigation the heading has the focus, so that a screen reader says where one is', async () => {
  const app = await signedIn('/welcome');
  await app.user.click(screen.getByRole('link', { name: '会员' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '会员列表' })).toHaveFocus());
  expect(document.title).toBe('会员列表 - 健康咨询管理后台');
});

test('the skip link leads past the menu', async () => {
  const app = await signedIn('/welcome');
  await app.user.click(screen.getByRole('link', { name: '跳到主要内容' }));
  expect(document.getElementById('main')).toHaveFocus();
  expect(app.address()).toBe('/welcome');
});

test('a lost connection shows a banner until it is back', async () => {
  await signedIn('/welcome');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/网络已断开/)).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/网络已断开/)).not.toBeInTheDocument();
});

test('the side menu collapses and expands by a button', async () => {
  const app = await signedIn('/setting/search-hotwords');
  await app.user.click(screen.getByRole('button', { name: '收起菜单' }));
  expect(await screen.findByRole('button', { name: '展开菜单' })).toHaveAttribute('aria-expanded', 'false');
});

test('the product name leads to the start page', async () => {
  const app = await signedIn('/member/member-list');
  await app.user.click(screen.getByRole('link', { name: '健康咨询管理后台' }));
  await waitFor(() => expect(history.location.pathname).toBe('/welcome'));
});
