import routes, { type Route } from '../../../config/routes';

/** They show one of something, which their address has to name. */
const ofOne = new Set([
  '/member/member-detail',
  '/project/quiz-edit',
  '/project/link-edit',
  '/project/project-detail',
  '/record/record-detail',
  '/record/record-agreement',
]);
/** Begins a new project without an id, which is an action. */
const NEW_PROJECT = '/project/project-edit';

const flat = (route: Route): Route[] => [route, ...(route.routes ?? []).flatMap(flat)];

/** The key of a screen's title among the texts of the menu. */
export const titleKey = (pathname: string) => pathname.slice(1).replaceAll('/', '.');

/** The addresses of all screens that can be opened by themselves, in the order of the menu. */
export const screenPaths: readonly string[] = routes.flatMap(flat).flatMap(({ path, name, component, redirect }) => {
  const isScreen = component !== undefined && name !== undefined && redirect === undefined;
  return isScreen && !ofOne.has(path) && path !== NEW_PROJECT && path !== '/exception' ? [path] : [];
});

/** Whether an address without the name of what it shows leads to a screen all the same. */
export const isWholeWithoutName = (pathname: string) => screenPaths.includes(pathname);
