import { expect, test } from 'vitest';
import routes, { type Route } from './routes';

const flatten = (table: Route[]): Route[] => table.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

test('each hidden screen highlights a visible menu entry', () => {
  const screens = flatten(routes).filter(({ component }) => component);
  const shown = screens.filter(({ hideInMenu }) => !hideInMenu).map(({ path }) => path);
  const highlighted = screens.flatMap(({ parentKeys }) => parentKeys ?? []);
  expect(highlighted.length).toBeGreaterThan(10);
  expect(highlighted.filter((entry) => !shown.includes(entry))).toEqual([]);
});
