import { createHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getIntl, RawIntlProvider, renderClient } from '@umijs/max';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { bindUi } from '@/errors/ui';
import { Unstyled } from './unstyled';

/** Dialogs and menus are gone as soon as they close: jsdom ends no motion. */
const motionless = { token: { motion: false } };

function BindUi({ children }: { children: ReactNode }) {
  const ui = App.useApp();
  useLayoutEffect(() => bindUi(ui), [ui]);
  return children;
}

/** Renders a part of the shell on every path, with Umi's router and nothing around it, without styles and motion. */
export function openComponent(Component: ComponentType, path = '/') {
  createPluginManager();
  const Screen = () => (
    <RawIntlProvider value={getIntl('zh-CN')}>
      <Unstyled>
        <ConfigProvider locale={zhCN} theme={motionless} button={{ autoInsertSpace: false }}>
          <App>
            <BindUi>
              <Component />
            </BindUi>
          </App>
        </ConfigProvider>
      </Unstyled>
    </RawIntlProvider>
  );
  const router = createHistory({ type: 'browser' });
  router.replace(path);
  const Console = renderClient({
    routes: { 1: { id: '1', path: '*' } },
    routeComponents: { 1: Screen },
    pluginManager: { applyPlugins: ({ initialValue }: { initialValue?: unknown }) => initialValue },
    history: router,
    components: true,
  } as unknown as Parameters<typeof renderClient>[0]) as ComponentType;
  return { ...render(<Console />), user: userEvent.setup({ pointerEventsCheck: 0 }) };
}
