import routes, { type Route } from '../../config/routes';

const flatten = (table: Route[]): Route[] => table.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
const all = flatten(routes);

type Screen = { path: string; component: string };

/** Every screen under the layout, from the route table: neither redirects nor the not-found page. */
export const screens: Screen[] = all.flatMap(({ path, component, layout }) =>
  component && layout !== false && !path.includes('*') ? [{ path, component }] : [],
);

/** Every redirect of the route table, as from and to. */
export const redirects = all.flatMap(({ path, redirect }) => (redirect ? [[path, redirect] as const] : []));

/** The first screen of every component: of the others the code is there with it. */
export const distinctScreens = screens.filter(
  ({ component }, index) => screens.findIndex((one) => one.component === component) === index,
);

/** Name of a screen's message in src/locales/<locale>/menu.ts. */
export const menuKey = (path: string) => path.slice(1).replaceAll('/', '.');
