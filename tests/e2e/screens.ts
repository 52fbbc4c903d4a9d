import routes, { type Route } from '../../config/routes';

const flatten = (table: Route[]): Route[] => table.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
const all = flatten(routes);

type Screen = { path: string; component: string };

/** Every screen under the layout, from the route table, without redirects and the not-found page. */
export const screens: Screen[] = all.flatMap(({ path, component, layout }) =>
  component && layout !== false && !path.includes('*') ? [{ path, component }] : [],
);

/** The first screen of each component; further screens share its code. */
export const distinctScreens = screens.filter(
  ({ component }, index) => screens.findIndex((one) => one.component === component) === index,
);

/** Message key of a screen in src/locales/<locale>/menu.ts. */
export const menuKey = (path: string) => path.slice(1).replaceAll('/', '.');
