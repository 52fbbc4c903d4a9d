import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, signedIn } from '../app';

test('an operator signs in and pages through members', async () => {
  const app = await open('/member/member-list');
  expect(app.address()).toBe('/user/login?redirect=%2Fmember%2Fmember-list');
  await app.user.type(screen.getByLabelText('用户名'), 'operator');
  await app.user.type(screen.getByLabelText('密码'), 'health-2021');
  await app.user.click(screen.getByRole('button', { name: '登录' }));
  expect(await screen.findByRole('heading', { name: '会员列表' })).toBeInTheDocument();
  expect(app.address()).toBe('/member/member-list');
});
