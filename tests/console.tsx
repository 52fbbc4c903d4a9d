import { createHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { getRoutes } from '@@/core/route';
import { useModel } from '@@/plugin-model';
import { ApplyPluginsType, Outlet, renderClient } from '@umijs/max';
import type { ComponentType } from 'react';
import { layout } from '@/app';
import Loading from '@/loading';

export type Shell = 'none' | 'full';

type PageLayout = { childrenRender: (page: React.ReactNode) => React.ReactNode };

/** Umi's layout route without ProLayout, with the same guard, banners and notifications around the page. */
function PageOnly() {
  const initialState = useModel('@@initialState');
  return (layout(initialState as Parameters<typeof layout>[0]) as PageLayout).childrenRender(<Outlet />);
}

/**
 * Creates the console as `src/.umi/umi.ts` does, with a memory history. Umi's own TestBrowser skips `render` of
 * src/app.tsx, so pages would render more often than in production.
 *
 * @param path path and query to open
 * @param shell `none` replaces ProLayout with its children
 */
export async function createConsole(path: string, shell: Shell): Promise<ComponentType> {
  const pluginManager = createPluginManager();
  const { routes, routeComponents } = await getRoutes();
  if (shell === 'none') Object.assign(routeComponents, { 'ant-design-pro-layout': PageOnly });
  const history = createHistory({ type: 'memory', basename: '/' });
  const { pathname, search } = new URL(path, 'http://localhost:8000');
  history.push({ pathname, search });
  await pluginManager.applyPlugins({
    key: 'patchRoutes',
    type: ApplyPluginsType.event,
    args: { routes, routeComponents },
  });
  await new Promise<void>((resolve) => {
    pluginManager.applyPlugins({ key: 'render', type: ApplyPluginsType.compose, initialValue: resolve })();
  });
  return renderClient({
    routes,
    routeComponents,
    pluginManager,
    history,
    basename: '/',
    publicPath: '/',
    rootElement: document.body,
    loadingComponent: Loading,
    components: true,
  } as unknown as Parameters<typeof renderClient>[0]) as ComponentType;
}
