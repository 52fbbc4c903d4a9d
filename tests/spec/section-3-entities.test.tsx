import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CurrentUser } from '@/contract/session';
import { open, signInAs } from '../app';
import { fault, server } from '../server';

describe('spec section 3: the current user', () => {
  test('has a name and an avatar, and nothing else is read', async () => {
    expect(Object.keys(CurrentUser.shape)).toEqual(['name', 'avatarUrl']);
    signInAs(0);
    const user = { name: '陈一', avatarUrl: '/a.png', role: 'none', email: 'x@example.com' };
    server.use(fault.json('GET', '/currentUser', { success: true, data: user }));
    await open('/welcome');
    expect(screen.getByRole('button', { name: /陈一/ }).querySelector('img')).toHaveAttribute('src', '/a.png');
    expect(screen.queryByText(/example\.com/)).not.toBeInTheDocument();
  });

  test('a name that holds markup is text', async () => {
    signInAs(0);
    const name = '<img src=x onerror="window.__broken=1">';
    server.use(fault.json('GET', '/currentUser', { success: true, data: { name, avatarUrl: '/a.png' } }));
    await open('/welcome');
    expect(screen.getByText(name)).toBeInTheDocument();
  });
});
