import { createHistory } from '@@/core/history';
import { render } from '@testing-library/react';
import { getIntl, RawIntlProvider, renderClient } from '@umijs/max';
import { App } from 'antd';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { bindUi } from '@/errors/ui';

function Questions({ children }: { children?: ReactNode }) {
  const ui = App.useApp();
  useLayoutEffect(() => bindUi(ui), [ui]);
  return children;
}

/** A screen as the only one of a console, with Umi's own router and nothing around it; every other address is empty. */
export function openScreen(Screen: ComponentType, path = '/') {
  const within = (children?: ReactNode) => (
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <Questions>{children}</Questions>
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
  return render(<Console />);
}
