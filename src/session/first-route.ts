import type { ComponentType } from 'react';
import { LOADER_DELAY_MS } from '@/utils/constants';

type Route = { id: string; path?: string; parentId?: string; redirect?: string; isLayout?: boolean };
/** A component that React loads when it draws it first, as its `lazy` keeps it; Umi's preloadRoute reads the same. */
type Lazy = { _payload?: { _result?: unknown } };
/** Umi's table of routes, as `patchRoutes` is given it. */
export type Routes = { routes: Record<string, Route>; routeComponents: Record<string, unknown> };
/** The code of a route: what draws it and, of a page, what asks for its first data before it is drawn. */
type RouteModule = { default: ComponentType; prefetch?: (search: string) => Promise<unknown> | undefined };
type Load = () => Promise<RouteModule>;

/** The routes that an address leads through, from the page up: behind what it redirects to, as the shell lies around it. */
function getRouteChain(path: string, routes: Record<string, Route>): Route[] {
  const here = Object.values(routes).filter((route) => route.path === path && !route.isLayout);
  const redirect = here.find((route) => route.redirect)?.redirect;
  if (redirect && redirect !== path) return getRouteChain(redirect, routes);
  const chain: Route[] = [];
  for (let route = here.at(-1); route; route = route.parentId === undefined ? undefined : routes[route.parentId])
    chain.push(route);
  return chain;
}

/**
 * Loads the code of the page that a visit begins with, and puts it in the place of what React would load lazily: shell
 * and page are then drawn in one go, and not a loader for each level of the routes.
 *
 * @returns `page`: the page's own code, once it is there, or none where it cannot be had; `isReady`: when all is there,
 * when something of it cannot be had (it stays lazy, and says so where it is drawn), or when it takes long enough for a
 * loader to be drawn
 */
export function loadFirstRoute(path: string, { routes, routeComponents }: Routes) {
  const loads = getRouteChain(path, routes).map(async ({ id }) => {
    const load = (routeComponents[id] as Lazy | undefined)?._payload?._result;
    if (typeof load !== 'function') return undefined;
    const code = await (load as Load)();
    routeComponents[id] = code.default;
    return code;
  });
  const patience = new Promise((resolve) => setTimeout(resolve, LOADER_DELAY_MS));
  return {
    page: loads[0]?.catch(() => undefined) ?? Promise.resolve(undefined),
    isReady: Promise.race([Promise.allSettled(loads), patience]),
  };
}
