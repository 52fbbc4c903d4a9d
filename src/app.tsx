import { getLocale, history, type RunTimeLayoutConfig } from '@umijs/max';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { AppBridge } from '@/components/shell/AppBridge';
import { CollapseButton } from '@/components/shell/CollapseButton';
import { Footer } from '@/components/shell/Footer';
import { LanguageButton } from '@/components/shell/LanguageButton';
import { keepShellRoute, menuSource } from '@/components/shell/menu-routes';
import { NotificationBell } from '@/components/shell/notifications/NotificationBell';
import { NotificationPlace } from '@/components/shell/notifications/NotificationPlace';
import { OverflowMenuIcon } from '@/components/shell/OverflowMenuIcon';
import { ProductLink } from '@/components/shell/ProductLink';
import { SignedInOnly } from '@/components/shell/SignedInOnly';
import { SkipLink } from '@/components/shell/SkipLink';
import { TopBanners } from '@/components/shell/TopBanners';
import { UserMenu } from '@/components/shell/UserMenu';
import { notificationPath } from '@/features/notification/notification-path';
import { PaletteButton } from '@/features/palette/PaletteButton';
import { requestConfig } from '@/services/request-config';
import { loadFirstRoute, type Routes } from '@/session/first-route';
import { getSessionNumber } from '@/session/forget';
import { prefetchFirstPage } from '@/session/prefetch';
import { isLoginPath } from '@/session/redirect';
import { expire, loadSession } from '@/session/session';
import type { SessionState } from '@/session/state';
import { getInitialLocale } from '@/utils/locale';
import { layoutSettings, siderWidth } from '../config/settings';

let routes: Routes;
let firstSession: Promise<SessionState> | undefined;

export const patchRoutes = (all: Routes) => {
  routes = all;
};

/** Loads the current user and the code of the first page at the same time, before anything is rendered. */
export function render(draw: () => void) {
  const { pathname, search } = history.location;
  const { page, isReady } = loadFirstRoute(pathname, routes);
  firstSession = prefetchFirstPage(page, loadState(), search);
  void isReady.then(draw);
}

async function loadState(): Promise<SessionState> {
  return isLoginPath(history.location.pathname) ? {} : loadSession();
}

/** Spec section 4: the current user is fetched at start-up, except on the login page. */
export function getInitialState(): Promise<SessionState> {
  const asked = firstSession ?? loadState();
  firstSession = undefined;
  return asked;
}

/** Umi does not read the stored language when cookies are disabled. */
export const locale = { getLocale: () => getInitialLocale(localStorage) };

export const request = requestConfig({ number: getSessionNumber, expire });

export const patchClientRoutes = ({ routes }: { routes: Parameters<typeof keepShellRoute>[0] }) =>
  keepShellRoute(routes);

export const layout: RunTimeLayoutConfig = ({ initialState }) => {
  const user = initialState?.currentUser;
  return {
    ...layoutSettings,
    ...menuSource(),
    siderWidth: siderWidth[getLocale() === 'en-US' ? 'en-US' : 'zh-CN'],
    // ProLayout would overwrite document.title; ProductLink renders the name.
    title: '',
    headerTitleRender: () => <ProductLink />,
    menuProps: { overflowedIndicator: <OverflowMenuIcon /> },
    logo: false,
    // No shell for a visitor who is about to be redirected to the login page.
    pure: !user,
    // Each page sets its own title (components/page/Page) in the current language.
    pageTitleRender: false,
    rightContentRender: false,
    avatarProps: user && {
      src: user.avatarUrl,
      alt: '',
      title: user.name,
      render: (_, avatar) => <UserMenu>{avatar}</UserMenu>,
    },
    actionsRender: () => [
      <PaletteButton key="palette" />,
      // Remounted for each session: a sign-in in another tab can replace the session of this one.
      <NotificationBell key={`notifications:${getSessionNumber()}`} />,
      <LanguageButton key="language" />,
    ],
    collapsedButtonRender: (isCollapsed, control) => (
      <CollapseButton isCollapsed={Boolean(isCollapsed)} control={control} />
    ),
    footerRender: () => <Footer />,
    ErrorBoundary: false,
    childrenRender: (page) => (
      <>
        <TopBanners />
        <SignedInOnly user={user}>{page}</SignedInOnly>
        {user && <NotificationPlace key={`notifications:${getSessionNumber()}`} pathOf={notificationPath} />}
      </>
    ),
  };
};

// ProLayout would load its menu through SWR, which renders the shell twice more, though the menu is in the route table.
const noMenuRequest = { revalidateOnMount: false };

export const innerProvider = (container: ReactNode) => (
  <AppBridge>
    <ErrorBoundary>
      <SWRConfig value={noMenuRequest}>
        <SkipLink />
        {container}
      </SWRConfig>
    </ErrorBoundary>
  </AppBridge>
);
