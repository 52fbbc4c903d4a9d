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

/** Every test lives at this instant: Saturday morning in Shanghai, Friday night in New York. */
export const NOW = Date.parse('2026-11-21T09:30:00+08:00');

// The mock counts tracks from here on, for each copy of the world: a year of them takes two seconds.
const FIRST_DAY = '2026-08-01';

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

/** Sets the language as a reload would: Umi keeps its own copy beside the stored one. */
function speak(locale: 'zh-CN' | 'en-US') {
  localStorage.setItem('umi_locale', locale);
  if (getPluginManager()) setIntl(locale);
}

/** Back to the start: nobody signed in, the mock's world, Chinese, no caches, no storage. */
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
  /** `none` renders pages without ProLayout, which takes a quarter of a journey; `full` for header, menu and user menu. */
  shell?: Shell;
};

/** Opens the console at `path` as the current user, and waits until the page has rendered its heading. */
export async function open(path: string, { locale = 'zh-CN', shell = 'none' }: Options = {}) {
  speak(locale);
  // A page that loads has nothing in memory.
  queryClient.removeQueries({ type: 'inactive' });
  // A session may end on every screen: the code of where that leads is there by then.
  await import('@/pages/user/login');
  const Console = await createConsole(path, shell);
  // jsdom computes no styles, so there is nothing to find out about `pointer-events`.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const view = render(<Console />, { wrapper: Unstyled });
  // The first screen of a file has all its code to load, which takes a busy machine a while.
  await waitFor(
    () => {
      if (!screen.queryByRole('heading', { level: 1 }))
        throw new Error(`nothing is shown at ${history?.location.pathname}`);
    },
    { timeout: FIRST_SCREEN_MS },
  );
  return {
    ...view,
    user,
    /** Path and query, as in the address bar. */
    address: () => history.location.pathname + history.location.search,
    heading: () => screen.getByRole('heading', { level: 1 }),
    /** Opens the user menu and logs out; needs the full shell. */
    logOut: async () => {
      await user.click(screen.getByRole('button', { name: new RegExp(operators[0]?.name ?? '') }));
      await chooseEntry(user, locale === 'zh-CN' ? '退出登录' : 'Log out');
    },
    /** The entries of the top menu; needs the full shell. */
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

/** The server forgets all sessions, and the browser its cookie: the next call is answered 401. */
export function expireSession() {
  state().sessions.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore
  document.cookie = `${COOKIE}; Path=/; Max-Age=0`;
}

/** Gives the browser a session without going through the form. */
export function signInAs(index: 0 | 1) {
  const operator = operators[index];
  if (!operator) throw new Error('no such operator');
  state().sessions.set(SESSION, operator.id);
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore
  document.cookie = `${COOKIE}; Path=/`;
}
