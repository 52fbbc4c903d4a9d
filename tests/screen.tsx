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
  /** Name of the operator who is signed in. */
  operator?: string;
  /** Whether dialogs and menus close with a motion, which jsdom never ends. Dialogs take the focus later without. */
  hasMotion?: boolean;
  children?: ReactNode;
};

/** What the console puts around every page: texts, messages, antd's settings and who is signed in; without styles. */
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
  /** Shown at every path, as parts of the shell are; a screen is shown at `/` alone. */
  isEverywhere?: boolean;
};

/** Renders a component as the only screen of a console, with Umi's router. */
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
  return { ...render(<Console />), user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

/** Renders an element, such as a part of a screen, like `openScreen`. */
export const renderPart = (part: ReactNode, options?: Options) => openScreen(() => part, options);
