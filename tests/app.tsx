import { getPluginManager } from '@@/core/plugin';
import { setIntl } from '@@/plugin-locale/localeExports';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import { SESSION_COOKIE } from '@/contract/session-cookie';
import { queryClient } from '@/services/query-client';
import { forgetSession } from '@/session/forget';
import { operators } from '../mock/fixtures/operators';
import { buildWorld } from '../mock/fixtures/world';
import { resetState, state } from '../mock/state';
import { shareSources } from '../mock/track/sources';
import type { World } from '../mock/world';
import { createConsole, type Shell } from './console';
import { copyWorld } from './copy-world';
import { chooseEntry } from './menu';
import { resetServer } from './server';
import { Unstyled } from './unstyled';

/** Every test starts at this instant: Saturday morning in Shanghai, Friday night in New York. */
export const NOW = Date.parse('2026-11-21T09:30:00+08:00');

// The mock counts tracks from this day for each copy of the world; a whole year would take two seconds.
const FIRST_DAY = '2026-10-01';

let world: World | undefined;
function getWorld() {
  if (world) return world;
  const built = buildWorld({ now: NOW, memberCount: 35 });
  world = { ...built, analysis: { ...built.analysis, firstDay: FIRST_DAY } };
  shareSources(built, world);
  return world;
}

const FIRST_SCREEN_MS = 20_000;
const SESSION = 'test-session';
const COOKIE = `${SESSION_COOKIE}=${SESSION}`;

/** Sets the language as a reload would: Umi holds a copy of the stored locale. */
function speak(locale: 'zh-CN' | 'en-US') {
  localStorage.setItem('umi_locale', locale);
  if (getPluginManager()) setIntl(locale);
}

/** Resets everything: signed out, a fresh world in the mock, Chinese, no caches, no storage. */
export function resetApp() {
  cleanup();
  resetServer();
  resetState(copyWorld(getWorld()));
  forgetSession();
  localStorage.clear();
  sessionStorage.clear();
  speak('zh-CN');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore
  document.cookie = `${COOKIE}; Path=/; Max-Age=0`;
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
}

type Options = {
  locale?: 'zh-CN' | 'en-US';
  /** `none` renders pages without ProLayout, which saves a quarter of the time; `full` adds header and menus. */
  shell?: Shell;
};

/** Opens the console at `path` with the current session, and waits until the page has rendered its heading. */
export async function open(path: string, { locale = 'zh-CN', shell = 'none' }: Options = {}) {
  speak(locale);
  // A page load starts with an empty cache.
  queryClient.removeQueries({ type: 'inactive' });
  // A session may end on every screen, so the code of the login page is loaded before.
  await import('@/pages/user/login');
  const Console = await createConsole(path, shell);
  // jsdom computes no styles, so checking `pointer-events` would find nothing. Moving to an element before each click
  // renders the tooltips on the way.
  const user = userEvent.setup({ pointerEventsCheck: 0, skipHover: true });
  const view = render(<Console />, { wrapper: Unstyled });
  // The first screen of a file loads all its code, which takes a while on a busy machine.
  await waitFor(
    () => {
      if (!screen.queryByRole('heading', { level: 1 }))
        throw new Error(`no heading is rendered at ${history?.location.pathname}`);
    },
    { timeout: FIRST_SCREEN_MS },
  );
  return {
    ...view,
    user,
    /** Path and query of the current URL. */
    address: () => history.location.pathname + history.location.search,
    heading: () => screen.getByRole('heading', { level: 1 }),
    /** Signs out through the user menu; needs the full shell. */
    logOut: async () => {
      await user.click(screen.getByRole('button', { name: new RegExp(operators[0]?.name ?? '') }));
      await chooseEntry(user, locale === 'zh-CN' ? '退出登录' : 'Log out');
    },
    /** Items of the top menu; needs the full shell. */
    topMenu: () =>
      within(screen.getByTestId('pro-layout-top-nav-header'))
        .getAllByRole('menuitem')
        .filter((entry) => entry.textContent),
  };
}

/** Opens the console at `path` as the first operator of the mock. */
export async function signedIn(path: string, options?: Options) {
  signInAs(0);
  return open(path, options);
}

/** Removes all sessions on the server and the cookie in the browser; the next call is answered 401. */
export function expireSession() {
  state().sessions.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore
  document.cookie = `${COOKIE}; Path=/; Max-Age=0`;
}

/** Signs in an operator of the mock without the login form. */
export function signInAs(index: 0 | 1) {
  const operator = operators[index];
  if (!operator) throw new Error('no such operator');
  state().sessions.set(SESSION, operator.id);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore
  document.cookie = `${COOKIE}; Path=/`;
}
