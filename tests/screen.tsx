import { createHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { Provider } from '@@/plugin-model';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getIntl, RawIntlProvider, renderClient } from '@umijs/max';
import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { setUi } from '@/errors/ui';
import { Unstyled } from './unstyled';

function BindUi({ children }: { children?: ReactNode }) {
  const ui = App.useApp();
  useLayoutEffect(() => setUi(ui), [ui]);
  return children;
}

type SurroundingsProps = {
  locale?: 'zh-CN' | 'en-US';
  /** Name of the current user. */
  operator?: string;
  /** Whether dialogs and menus animate. jsdom never ends a closing motion; without motion, dialogs take focus later. */
  hasMotion?: boolean;
  children?: ReactNode;
};

/** Providers that the console puts around every page: texts, messages, antd's settings, current user. No styles. */
export function Surroundings({ locale = 'zh-CN', operator = '林晓', hasMotion = false, children }: SurroundingsProps) {
  const model = () => ({ initialState: { currentUser: { id: '1', name: operator } } });
  return (
    <Provider models={{ '@@initialState': model }}>
      <RawIntlProvider value={getIntl(locale)}>
        <Unstyled>
          <ConfigProvider
            locale={locale === 'zh-CN' ? zhCN : enUS}
            theme={{ token: { motion: hasMotion } }}
            button={{ autoInsertSpace: false }}
          >
            <App>
              <BindUi>{children}</BindUi>
            </App>
          </ConfigProvider>
        </Unstyled>
      </RawIntlProvider>
    </Provider>
  );
}

type Options = Omit<SurroundingsProps, 'children'> & {
  /** Path and query to open, `/` by default. */
  path?: string;
  /** Renders the component at every path, like a part of the shell; otherwise only at `/`. */
  isEverywhere?: boolean;
};

/** Renders a component as the only screen, with Umi's router. */
export function openScreen(Screen: ComponentType, { path = '/', isEverywhere = false, ...surroundings }: Options = {}) {
  createPluginManager();
  const router = createHistory({ type: 'browser' });
  router.replace(path);
  const Shown = () => (
    <Surroundings {...surroundings}>
      <Screen />
    </Surroundings>
  );
  const routes = isEverywhere
    ? { 1: { id: '1', path: '*' } }
    : { 1: { id: '1', path: '/' }, 2: { id: '2', path: '*' } };
  const Console = renderClient({
    routes,
    routeComponents: { 1: Shown, 2: Surroundings },
    pluginManager: { applyPlugins: ({ initialValue }: { initialValue?: unknown }) => initialValue },
    history: router,
    components: true,
  } as unknown as Parameters<typeof renderClient>[0]) as ComponentType;
  return { ...render(<Console />), user: userEvent.setup({ pointerEventsCheck: 0, skipHover: true }) };
}

/** Renders an element, such as a part of a screen, as `openScreen` does. */
export const renderPart = (part: ReactNode, options?: Options) => openScreen(() => part, options);
