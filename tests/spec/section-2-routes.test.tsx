import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { describe, expect, test } from 'vitest';
import routes, { type Route } from '../../config/routes';
import { open, signedIn } from '../app';

/** The route table of the spec, as it reads there. */
const screens = [
  ['/welcome', 'Welcome'],
  ['/member/member-list', 'Member List'],
  ['/member/member-detail', 'Member Detail'],
  ['/project/project-list', 'Project List'],
  ['/project/project-edit', 'Project Edit'],
  ['/project/quiz-edit', 'Quiz Edit'],
  ['/project/link-edit', 'Link Edit'],
  ['/project/project-detail', 'Project Detail'],
  ['/record/record-list', 'Record List'],
  ['/record/record-detail', 'Record Detail'],
  ['/record/record-agreement', 'Record Agreement'],
  ['/channel/channel-list', 'Channel List'],
  ['/channel/channel-tracks', 'Channel Tracks'],
  ['/channel/link-list', 'Link List'],
  ['/data/follow-summary', 'Follow Summary'],
  ['/data/follow-tracks', 'Follow Tracks'],
  ['/data/event-tracks', 'Event Tracks'],
  ['/data/report-list', 'Report List'],
  ['/analysis/retain/daily', 'User Retain'],
  ['/analysis/retain/weekly', 'User Retain'],
  ['/analysis/retain/monthly', 'User Retain'],
  ['/analysis/daily-summary', 'Daily Summary'],
  ['/analysis/visit-trend/daily', 'Visit Trend'],
  ['/analysis/visit-trend/weekly', 'Visit Trend'],
  ['/analysis/visit-trend/monthly', 'Visit Trend'],
  ['/analysis/user-portrait', 'User Portrait'],
  ['/analysis/visit-distribution', 'Visit Distribution'],
  ['/analysis/visit-page', 'Visit Page'],
  ['/setting/search-hotwords', 'Search Hotwords'],
  ['/setting/project-category', 'Project Category'],
  ['/setting/pilot-hospital', 'Pilot Hospital'],
  ['/setting/home-banners', 'Home Banners'],
  ['/setting/custom-service', 'Custom Service'],
  ['/setting/result-hint', 'Result Hint'],
] as const;

const redirects = [
  ['/', '/welcome'],
  ['/index.html', '/welcome'],
  ['/member', '/member/member-list'],
  ['/project', '/project/project-list'],
  ['/record', '/record/record-list'],
  ['/channel', '/channel/channel-list'],
  ['/analysis', '/analysis/daily-summary'],
  ['/setting', '/setting/search-hotwords'],
  // Not in the spec: sections that would otherwise be a dead end.
  ['/data', '/data/follow-summary'],
  ['/analysis/retain', '/analysis/retain/daily'],
  ['/analysis/visit-trend', '/analysis/visit-trend/daily'],
] as const;

const hiddenInMenu = [
  '/member/member-detail',
  '/project/project-edit',
  '/project/quiz-edit',
  '/project/link-edit',
  '/project/project-detail',
  '/record',
  '/channel/channel-tracks',
  '/channel/link-list',
];

const sectionOf = (path: string) => path.split('/')[1] ?? '';
const sections = [...new Set(screens.map(([path]) => sectionOf(path)))];

const flat = (list: Route[]): Route[] => list.flatMap((route) => [route, ...flat(route.routes ?? [])]);
const all = flat(routes);
const shown = all.filter(({ component }) => component);

describe('spec section 2: screens and routes', () => {
  test.each(sections)('every screen of %s shows its name as heading and title', async (section) => {
    await signedIn('/setting/search-hotwords', 'en-US');
    for (const [path, name] of screens.filter(([path]) => sectionOf(path) === section)) {
      act(() => history.push(path));
      expect(await screen.findByText(name, { selector: 'h1' })).toBeInTheDocument();
      await waitFor(() => expect(document.title).toBe(`${name} - Health Consulting Console`));
      expect(history.location.pathname).toBe(path);
    }
  });

  test('the route table has these screens, login, the error page and nothing else', () => {
    const paths = shown.map(({ path }) => path);
    expect(new Set(paths)).toEqual(new Set([...screens.map(([path]) => path), '/user/login', '/exception', '/*']));
    expect(paths).toHaveLength(new Set(paths).size);
  });

  test('redirects lead to the first screen of a section', async () => {
    await signedIn('/welcome');
    for (const [from, to] of redirects) {
      act(() => history.push(from));
      await waitFor(() => expect(history.location.pathname).toBe(to));
      await screen.findByText(/./, { selector: 'h1' });
    }
  });

  test('an unknown path shows a page that says so, within the shell', async () => {
    await signedIn('/no/such/page');
    expect(screen.getByRole('heading', { name: '页面不存在' })).toBeInTheDocument();
    expect(document.title).toBe('页面不存在 - 健康咨询管理后台');
    expect(screen.getByText('会员')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '返回工作台' })).toHaveAttribute('href', '/welcome');
  });

  test('login has no layout', async () => {
    await open('/user/login');
    expect(screen.getByRole('heading', { level: 1, name: '健康咨询管理后台' })).toBeInTheDocument();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  test('what the spec hides from the menu is hidden, and retain and visit trend have one entry each', () => {
    const hidden = all.filter(({ hideInMenu }) => hideInMenu).map(({ path }) => path);
    expect(hidden).toEqual(expect.arrayContaining(hiddenInMenu));
    const entries = shown.filter(({ name, hideInMenu }) => name && !hideInMenu).map(({ path }) => path);
    expect(entries.filter((path) => /retain|visit-trend/.test(path))).toEqual([
      '/analysis/retain/daily',
      '/analysis/visit-trend/daily',
    ]);
  });

  test('menu icons are those of the spec', () => {
    const icons = routes.flatMap(({ icon }) => (icon ? [icon.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)] : []));
    expect(icons).toEqual(['smile', 'user', 'project', 'bars', 'apartment', 'alert', 'pie-chart', 'setting']);
  });

  test('each entry of the side menu has an icon of its own: folded, nothing else is seen of it', async () => {
    const inMenu = (list: Route[]) => list.filter(({ name, hideInMenu }) => name && !hideInMenu);
    const icons = inMenu(routes).flatMap(({ routes: below = [] }) => inMenu(below).map(({ icon }) => icon));
    expect(icons).not.toContain(undefined);
    expect(new Set(icons).size).toBe(icons.length);
    await signedIn('/setting/search-hotwords');
    const entry = screen.getByRole('menuitem', { name: '试点医院' });
    expect(entry.querySelector('svg')).toBeInTheDocument();
  });

  test('the error page shows code and message as text, whatever they hold', async () => {
    const markup = '<img src=x onerror="window.__broken=1"><b>bold</b>';
    await signedIn(`/exception?${new URLSearchParams({ errorCode: 'E<i>42</i>', errorMessage: markup })}`);
    expect(screen.getByText('E<i>42</i>')).toBeInTheDocument();
    expect(screen.getByText(markup)).toBeInTheDocument();
    expect(document.querySelector('b, img[src=x]')).toBeNull();
  });

  test('garbage in the address still shows a page', async () => {
    await signedIn('/exception?errorMessage=%20', 'en-US');
    expect(screen.getByText('The request did not succeed. Please retry later.')).toBeInTheDocument();
    for (const path of [
      '/member/member-list?current=-1&pageSize=NaN&sort=__proto__',
      '/exception?errorCode=%E0%A4%A',
      '/user/login?redirect=%00%ff',
      '/%E0%A4%A',
      '/member/member-list#%',
    ]) {
      act(() => history.push('/welcome'));
      await screen.findByText('Welcome', { selector: 'h1' });
      act(() => history.push(path));
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 }), path).not.toHaveTextContent('Welcome'));
    }
  });
});

test('a path in other letter case leads to the exact one, query included', async () => {
  const app = await signedIn('/Member/Member-List/?current=2');
  expect(app.heading()).toHaveTextContent('会员列表');
  expect(app.address()).toBe('/member/member-list?current=2');
});
