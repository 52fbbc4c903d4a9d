import routes, { type Route } from '../../../config/routes';

/** Screens of one entity, which need its id in the URL. */
const ofOne = new Set([
  '/member/member-detail',
  '/project/quiz-edit',
  '/project/link-edit',
  '/project/project-detail',
  '/record/record-detail',
  '/record/record-agreement',
]);
/** Without an id it creates a project, which is an action. */
const NEW_PROJECT = '/project/project-edit';

const flat = (route: Route): Route[] => [route, ...(route.routes ?? []).flatMap(flat)];

/** Key of a screen's title in the menu texts. */
export const titleKey = (pathname: string) => pathname.slice(1).replaceAll('/', '.');

/** Paths of all screens that need no id, in menu order. */
export const screenPaths: readonly string[] = routes.flatMap(flat).flatMap(({ path, name, component, redirect }) => {
  const isScreen = component !== undefined && name !== undefined && redirect === undefined;
  return isScreen && !ofOne.has(path) && path !== NEW_PROJECT && path !== '/exception' ? [path] : [];
});

/** Whether a path is a screen that needs no id. */
export const isWholeWithoutName = (pathname: string) => screenPaths.includes(pathname);
