import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { operators } from '../../mock/fixtures/operators';
import { signedIn } from '../app';
import { chooseEntry } from '../menu';
import { recordCalls } from '../server';

test('navigates by header and skip link, and focuses the heading after a navigation', async () => {
  const app = await signedIn('/exception', { shell: 'full' });
  await app.user.click(screen.getByRole('link', { name: '跳到主要内容' }));
  expect(document.getElementById('main')).toHaveFocus();
  expect(app.address()).toBe('/exception');
  await app.user.click(screen.getByRole('link', { name: '设置' }));
  // A focused heading lets a screen reader announce the page.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '搜索热词' })).toHaveFocus());
  expect(document.title).toBe('搜索热词 - 健康咨询管理后台');

  await app.user.click(screen.getByRole('link', { name: '健康咨询管理后台' }));
  await waitFor(() => expect(app.address()).toBe('/welcome'));
});

test('opens the shortcut help by ? or the menu, saves a form by Ctrl+S, but not behind the help, and keeps its input in another language', async () => {
  const app = await signedIn('/setting/custom-service', { shell: 'full' });
  await screen.findByLabelText('客服电话');
  const calls = recordCalls();
  await app.user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: '键盘快捷键' });
  expect(within(help).getByText('保存')).toBeInTheDocument();
  await app.user.keyboard('{Control>}s{/Control}?');
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expectClosed();
  await app.user.type(screen.getByLabelText('节假日说明'), '?{Control>}s{/Control}');
  await screen.findByText('已保存');
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);

  await app.user.click(screen.getByRole('button', { name: new RegExp(operators[0]?.name ?? '') }));
  await chooseEntry(app.user, '键盘快捷键');
  const again = await screen.findByRole('dialog', { name: '键盘快捷键' });
  expect(within(again).getByText('保存')).toBeInTheDocument();
  await app.user.keyboard('?');
  await expectClosed();

  await app.user.clear(screen.getByLabelText('客服电话'));
  await app.user.paste('0755');
  await app.user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByLabelText('Service phone')).toHaveValue('0755');
  // A missing message would be shown by its key.
  expect(document.body).not.toHaveTextContent(/\b(customService|input|form)\.[a-z]/);
});
