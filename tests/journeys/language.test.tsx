import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../app';

test('a form speaks the other language at once, and keeps what was typed', async () => {
  const app = await signedIn('/setting/custom-service');
  const phone = await screen.findByLabelText('客服电话');
  await app.user.clear(phone);
  await app.user.type(phone, '0755');
  await app.user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByLabelText('Service phone')).toHaveValue('0755');
  // The name of a message would be what shows for one that is not there.
  expect(document.body).not.toHaveTextContent(/\b(customService|input|form)\.[a-z]/);
  await app.user.click(screen.getByRole('button', { name: '中文' }));
  expect(await screen.findByLabelText('客服电话')).toHaveValue('0755');
});

test('what a form refuses is said in the other language at once', async () => {
  const app = await signedIn('/setting/custom-service');
  await app.user.clear(await screen.findByLabelText('客服电话'));
  await waitFor(() => expect(screen.getByLabelText('客服电话')).toHaveAccessibleDescription(/不能为空/));
  await app.user.click(screen.getByRole('button', { name: 'English' }));
  await waitFor(() => expect(screen.getByLabelText('Service phone')).toHaveAccessibleDescription(/cannot be empty/));
});
