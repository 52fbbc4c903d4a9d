import { expect, test } from 'vitest';
import { keepShellRoute, menuSource } from './menu-routes';

test('returns the same objects on each URL change', () => {
  const shell = { id: 'ant-design-pro-layout', children: [{ path: '/welcome' }] };
  expect(menuSource()).not.toHaveProperty('route');
  keepShellRoute([{ id: '1' }, shell]);
  const [first, second] = [menuSource(), menuSource()];
  expect(first.route).toBe(shell);
  expect(second.menu).toBe(first.menu);
  expect(second.menuDataRender).toBe(first.menuDataRender);
});
