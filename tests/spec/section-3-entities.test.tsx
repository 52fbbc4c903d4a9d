import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CurrentUser } from '@/contract/session';
import { open, signInAs } from '../app';
import { fault, server } from '../server';

test('spec section 3: only name and avatarUrl of the current user are read, and the name is shown as text', async () => {
  expect(Object.keys(CurrentUser.shape)).toEqual(['name', 'avatarUrl']);
  signInAs(0);
  const name = '<img src=x onerror="window.__broken=1">';
  const user = { name, avatarUrl: '/a.png', role: 'none', email: 'x@example.com' };
  server.use(fault.json('GET', '/currentUser', { success: true, data: user }));
  await open('/exception', { shell: 'full' });
  expect(screen.getByText(name).closest('button')?.querySelector('img')).toHaveAttribute('src', '/a.png');
  expect(document.querySelector('img[src=x]')).toBeNull();
  expect(screen.queryByText(/example\.com/)).not.toBeInTheDocument();
});
