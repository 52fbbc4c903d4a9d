import { matchPath } from '@umijs/max';
import type { ComponentType } from 'react';

type Route = { path?: string; parentId?: string; redirect?: string };
type Module = { default: ComponentType };
/** What React.lazy keeps: the function that loads, until it has been called. */
type Lazy = { _payload?: { _result?: unknown } };
type Routes = { routes: Record<string, Route>; routeComponents: Record<string, unknown> };

let known: Routes | undefined;

/** Umi's `patchRoutes`: remembers its routes. */
export function noteRoutes(routes: Routes) {
  known = routes;
}

/** @returns ids of the route of the address and of the layouts around it */
function idsOf({ routes }: Routes, pathname: string): string[] {
  const match = Object.entries(routes).find(
    ([, { path, redirect }]) => path && redirect === undefined && matchPath(path, pathname),
  );
  const ids: string[] = [];
  for (let id = match?.[0]; id !== undefined; id = routes[id]?.parentId) ids.push(id);
  return ids;
}

/** Longer than this an empty window is not shown: the shell is drawn, with a loader in the page's place. */
const PATIENCE_MS = 1_000;

/** Umi's `render`: draws when the code of the first page is there. */
export function drawFirst(draw: () => void) {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  void Promise.race([loadFirstRoute(window.location.pathname), patience]).then(draw);
}

/**
 * Loads the code of the page that the visit begins with, and puts it in the place of what React would load lazily:
 * shell and page are then drawn in one go, without a loader at each level of the routes. What fails stays lazy, and
 * says so where it is drawn.
 *
 * @param pathname of the address
 */
async function loadFirstRoute(pathname: string) {
  if (!known) return;
  const { routeComponents } = known;
  const loads = idsOf(known, pathname).map(async (id) => {
    // As Umi's own preloadRoute reads it (@umijs/renderer-react, browser.js).
    const load = (routeComponents[id] as Lazy | undefined)?._payload?._result;
    if (typeof load !== 'function') return;
    const module: Module = await load();
    routeComponents[id] = module.default;
  });
  await Promise.allSettled(loads);
}
