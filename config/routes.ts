export type Route = {
  path: string;
  name?: string;
  icon?: string;
  component?: string;
  redirect?: string;
  layout?: false;
  hideInMenu?: true;
  /** Menu entries to highlight while this hidden screen is shown. */
  parentKeys?: string[];
  routes?: Route[];
};

type Options = Pick<Route, 'icon' | 'hideInMenu' | 'parentKeys'> & { component?: string };

const section = (path: string, icon: string, first: string, screens: Route[], options?: Options): Route => ({
  path,
  name: path.slice(1),
  icon,
  ...options,
  routes: [{ path, redirect: first }, ...screens],
});

/** A screen of a section. Its `name` is the path after the section, so that its title is `menu.<section>.<name>`. */
const screen = (path: string, { component = `.${path}`, ...options }: Options = {}): Route => ({
  path,
  name: path.split('/').slice(2).join('.'),
  component,
  ...options,
});

const hiddenUnder = (menuEntry: string): Options => ({ hideInMenu: true, parentKeys: [menuEntry] });

/** Three routes with one component and one menu entry. A switch on the page opens the other two. */
const byPeriod = (path: string, icon: string): Route[] => [
  { path, redirect: `${path}/daily` },
  screen(`${path}/daily`, { icon, component: `.${path}` }),
  screen(`${path}/weekly`, { component: `.${path}`, ...hiddenUnder(`${path}/daily`) }),
  screen(`${path}/monthly`, { component: `.${path}`, ...hiddenUnder(`${path}/daily`) }),
];

/** The route table of docs/spec.md section 2. */
const routes: Route[] = [
  { path: '/user/login', layout: false, component: './user/login' },
  { path: '/', redirect: '/welcome' },
  { path: '/index.html', redirect: '/welcome' },
  { ...screen('/welcome', { icon: 'smile' }), name: 'welcome' },
  section('/member', 'user', '/member/member-list', [
    screen('/member/member-list', { icon: 'team' }),
    screen('/member/member-detail', hiddenUnder('/member/member-list')),
  ]),
  section('/project', 'project', '/project/project-list', [
    screen('/project/project-list', { icon: 'container' }),
    screen('/project/project-edit', hiddenUnder('/project/project-list')),
    screen('/project/quiz-edit', hiddenUnder('/project/project-list')),
    screen('/project/link-edit', hiddenUnder('/project/project-list')),
    screen('/project/project-detail', hiddenUnder('/project/project-list')),
  ]),
  section(
    '/record',
    'bars',
    '/record/record-list',
    [screen('/record/record-list'), screen('/record/record-detail'), screen('/record/record-agreement')],
    { hideInMenu: true },
  ),
  section('/channel', 'apartment', '/channel/channel-list', [
    screen('/channel/channel-list', { icon: 'shareAlt' }),
    screen('/channel/channel-tracks', hiddenUnder('/channel/channel-list')),
    screen('/channel/link-list', hiddenUnder('/channel/channel-list')),
  ]),
  section('/data', 'alert', '/data/follow-summary', [
    screen('/data/follow-summary', { icon: 'solution' }),
    screen('/data/follow-tracks', { icon: 'history' }),
    screen('/data/event-tracks', { icon: 'thunderbolt' }),
    screen('/data/report-list', { icon: 'fileText' }),
  ]),
  // Umi resolves `pieChart` to an icon; for `pie-chart` it would show the name as text.
  section('/analysis', 'pieChart', '/analysis/daily-summary', [
    ...byPeriod('/analysis/retain', 'retweet'),
    screen('/analysis/daily-summary', { icon: 'calendar' }),
    ...byPeriod('/analysis/visit-trend', 'lineChart'),
    screen('/analysis/user-portrait', { icon: 'idcard' }),
    screen('/analysis/visit-distribution', { icon: 'barChart' }),
    screen('/analysis/visit-page', { icon: 'mobile' }),
  ]),
  section('/setting', 'setting', '/setting/search-hotwords', [
    screen('/setting/search-hotwords', { icon: 'fire' }),
    screen('/setting/project-category', { icon: 'tags' }),
    screen('/setting/pilot-hospital', { icon: 'medicineBox' }),
    screen('/setting/home-banners', { icon: 'picture' }),
    screen('/setting/custom-service', { icon: 'customerService' }),
    screen('/setting/result-hint', { icon: 'bulb' }),
  ]),
  { path: '/exception', name: 'exception', hideInMenu: true, component: './exception' },
  { path: '/*', component: './404' },
];

export default routes;
