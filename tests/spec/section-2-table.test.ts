import { describe, expect, test } from 'vitest';
import routes, { type Route } from '../../config/routes';
import { enUS } from '../texts';

/** Paths and names from the route table of the spec. */
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

const redirects = {
  '/': '/welcome',
  '/index.html': '/welcome',
  '/member': '/member/member-list',
  '/project': '/project/project-list',
  '/record': '/record/record-list',
  '/channel': '/channel/channel-list',
  '/analysis': '/analysis/daily-summary',
  '/setting': '/setting/search-hotwords',
  // Not in the spec; without a redirect these paths would show no page.
  '/data': '/data/follow-summary',
  '/analysis/retain': '/analysis/retain/daily',
  '/analysis/visit-trend': '/analysis/visit-trend/daily',
};

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

const menu: Readonly<Record<string, string | undefined>> = enUS.menu;
type Named = Route & { key: string };
/** All routes, each with the key of its menu text: the names of its parents and its own, joined by dots. */
const flatten = (list: Route[], prefix = ''): Named[] =>
  list.flatMap((route) => {
    const key = [prefix, route.name].filter(Boolean).join('.');
    return [{ ...route, key }, ...flatten(route.routes ?? [], key)];
  });
const all = flatten(routes);
const pages = all.filter(({ component }) => component);

// tests/e2e/routes.e2e.ts opens each screen in both languages and checks its heading and title.
describe('spec section 2: the route table', () => {
  test('has exactly these screens with these names, login, the error page and the not-found page', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths)).toEqual(new Set([...screens.map(([path]) => path), '/user/login', '/exception', '/*']));
    expect(paths).toHaveLength(new Set(paths).size);
    const names = screens.map(([path]) => [path, menu[pages.find((page) => page.path === path)?.key ?? '']]);
    expect(names).toEqual(screens);
  });

  test('redirects to the first screen of each section', () => {
    const found = all.flatMap(({ path, redirect }) => (redirect ? [[path, redirect]] : []));
    expect(Object.fromEntries(found)).toEqual(redirects);
    expect(found).toHaveLength(Object.keys(redirects).length);
  });

  test('has no layout for login', () => {
    expect(all.filter(({ layout }) => layout === false).map(({ path }) => path)).toEqual(['/user/login']);
  });

  test('hides the routes that the spec hides from the menu, and has one item each for retain and visit trend', () => {
    const hidden = all.filter(({ hideInMenu }) => hideInMenu).map(({ path }) => path);
    expect(hidden).toEqual(expect.arrayContaining(hiddenInMenu));
    const entries = pages.filter(({ name, hideInMenu }) => name && !hideInMenu).map(({ path }) => path);
    expect(entries.filter((path) => /retain|visit-trend/.test(path))).toEqual([
      '/analysis/retain/daily',
      '/analysis/visit-trend/daily',
    ]);
  });

  test('has the menu icons of the spec, and a different icon for each item of the side menu', () => {
    const icons = routes.flatMap(({ icon }) => (icon ? [icon.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)] : []));
    expect(icons).toEqual(['smile', 'user', 'project', 'bars', 'apartment', 'alert', 'pie-chart', 'setting']);
    // A collapsed side menu shows only icons.
    const inMenu = (list: Route[]) => list.filter(({ name, hideInMenu }) => name && !hideInMenu);
    const below = inMenu(routes).flatMap(({ routes: inner = [] }) => inMenu(inner).map(({ icon }) => icon));
    expect(below).not.toContain(undefined);
    expect(new Set(below).size).toBe(below.length);
  });
});
