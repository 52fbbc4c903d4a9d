import { lazy } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadFirstRoute, type Routes } from './first-route';

const Shell = () => null;
const Section = () => null;
const Page = () => null;
const Other = () => null;

const table = (loadPage: () => Promise<{ default: () => null }> = async () => ({ default: Page })): Routes => ({
  routes: {
    shell: { id: 'shell', path: '/', isLayout: true },
    home: { id: 'home', path: '/', redirect: '/member/list', parentId: 'shell' },
    section: { id: 'section', path: '/member', parentId: 'shell' },
    entry: { id: 'entry', path: '/member', redirect: '/member/list', parentId: 'section' },
    page: { id: 'page', path: '/member/list', parentId: 'section' },
    other: { id: 'other', path: '/other', parentId: 'shell' },
  },
  routeComponents: {
    shell: lazy(async () => ({ default: Shell })),
    section: lazy(async () => ({ default: Section })),
    page: lazy(loadPage),
    other: lazy(async () => ({ default: Other })),
  },
});

afterEach(() => vi.useRealTimers());

test.each(['/member/list', '/member', '/'])(
  '%s: what it leads to is there, in all its levels, and nothing else',
  async (path) => {
    const routes = table();
    const { other } = routes.routeComponents;
    const { page, isReady } = loadFirstRoute(path, routes);
    await isReady;
    expect(await page).toEqual({ default: Page });
    expect(routes.routeComponents).toEqual({ shell: Shell, section: Section, page: Page, other });
  },
);

test('an address that does not exist loads nothing', async () => {
  const routes = table();
  const before = { ...routes.routeComponents };
  const { page, isReady } = loadFirstRoute('/nowhere', routes);
  await isReady;
  expect(await page).toBeUndefined();
  expect(routes.routeComponents).toEqual(before);
});

test('code that cannot be had stays lazy, and the rest is there', async () => {
  const routes = table(() => Promise.reject(new Error('gone')));
  const { page } = routes.routeComponents;
  const first = loadFirstRoute('/member/list', routes);
  await first.isReady;
  expect(await first.page).toBeUndefined();
  expect(routes.routeComponents).toMatchObject({ shell: Shell, section: Section, page });
});

test('code that is late is waited for no longer than until a loader is due', async () => {
  vi.useFakeTimers();
  const routes = table(() => new Promise(() => {}));
  const { page } = routes.routeComponents;
  const loaded = vi.fn();
  void loadFirstRoute('/member/list', routes).isReady.then(loaded);
  await vi.advanceTimersByTimeAsync(199);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(loaded).toHaveBeenCalledOnce();
  expect(routes.routeComponents.page).toBe(page);
});
