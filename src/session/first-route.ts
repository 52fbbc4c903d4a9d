import type { ComponentType } from 'react';
import { LOADER_DELAY_MS } from '@/utils/constants';

type Route = { id: string; path?: string; parentId?: string; redirect?: string; isLayout?: boolean };
/** A lazy component as React's `lazy` stores it; Umi's preloadRoute reads the same. */
type Lazy = { _payload?: { _result?: unknown } };
/** Umi's route table, as passed to `patchRoutes`. */
export type Routes = { routes: Record<string, Route>; routeComponents: Record<string, unknown> };
/** Module of a route: its component and, for a page, the prefetch of its first data. */
type RouteModule = { default: ComponentType; prefetch?: (search: string) => Promise<unknown> | undefined };
type Load = () => Promise<RouteModule>;

/** Routes of a path, from the page up to the shell; follows redirects. */
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
 * Loads the code of the first page and replaces the lazy components with it, so that shell and page render at once
 * instead of one loader per level of the routes.
 *
 * @returns `page`: module of the page, or undefined if it fails to load; `isReady`: resolves when everything is loaded,
 * when something fails (it stays lazy and shows its error when rendered), or when a loader is due
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
