import { createHistory } from '@@/core/history';
import { render } from '@testing-library/react';
import { getIntl, RawIntlProvider, renderClient } from '@umijs/max';
import { App } from 'antd';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { bindUi } from '@/errors/ui';
import { Unstyled } from './unstyled';

function BindUi({ children }: { children?: ReactNode }) {
  const ui = App.useApp();
  useLayoutEffect(() => bindUi(ui), [ui]);
  return children;
}

/**
 * Renders a component as the only screen of a console, with Umi's router and nothing around it. Every other path renders
 * nothing.
 */
export function openScreen(Screen: ComponentType, path = '/') {
  const within = (children?: ReactNode) => (
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <BindUi>{children}</BindUi>
      </App>
    </RawIntlProvider>
  );
  const router = createHistory({ type: 'browser' });
  router.replace(path);
  const Console = renderClient({
    routes: { 1: { id: '1', path: '/' }, 2: { id: '2', path: '*' } },
    routeComponents: { 1: () => within(<Screen />), 2: () => within() },
    pluginManager: { applyPlugins: ({ initialValue }: { initialValue?: unknown }) => initialValue },
    history: router,
    components: true,
  } as unknown as Parameters<typeof renderClient>[0]) as ComponentType;
  return render(<Console />, { wrapper: Unstyled });
}
