import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../app';

test('a form switches language including its errors, and keeps the input', async () => {
  const app = await signedIn('/setting/custom-service', { shell: 'full' });
  const phone = await screen.findByLabelText('客服电话');
  await app.user.clear(phone);
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/不能为空/));
  await app.user.click(screen.getByRole('button', { name: 'English' }));
  const inEnglish = await screen.findByLabelText('Service phone');
  await waitFor(() => expect(inEnglish).toHaveAccessibleDescription(/cannot be empty/));
  await app.user.type(inEnglish, '0755');
  // A missing message would be shown by its key.
  expect(document.body).not.toHaveTextContent(/\b(customService|input|form)\.[a-z]/);
  await app.user.click(screen.getByRole('button', { name: '中文' }));
  expect(await screen.findByLabelText('客服电话')).toHaveValue('0755');
});
