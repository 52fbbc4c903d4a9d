import { getIntl, history } from '@umijs/max';
import { flushSync } from 'react-dom';
import type { Credentials, CurrentUser } from '@/contract/session';
import { AppError } from '@/errors/app-error';
import { withUi } from '@/errors/ui';
import { loginTexts } from '@/locales/login';
import { checkCurrentUser, getCurrentUser, login, logout } from '@/services/session';
import { createT } from '@/utils/text';
import { loadDefaultViews } from './default-views';
import { claimDrafts, forgetDrafts, hasUnsavedForms, type Owner, storeDrafts } from './drafts';
import { forgetSession, getSessionNumber } from './forget';
import { hideKeptNotice, updateKeptNotice } from './kept-notice';
import { isLoginPath, loginPathFrom, safeRedirect } from './redirect';
import { type SessionState, setSessionState } from './state';
import { postToOtherTabs } from './tabs';

type Reason = 'logout' | 'expired' | 'other-tab';

/** The login page is shown after this time even if the logout was not answered. */
const LOGOUT_PATIENCE_MS = 500;
/** Key of the message about an expired session. */
const EXPIRED_KEY = 'expired';

/** The last logout; a sign-in waits for it, because it would end the new session. */
let signingOut: Promise<unknown> = Promise.resolve();
let leaving: Promise<void> | undefined;
/** The current operator. */
let owner: Owner | undefined;

/** Whether the session is navigating; leave guards do not ask meanwhile. */
export const isLeaving = () => leaving !== undefined;

/** Loads the current user at start-up. Any error means signed out (docs/spec.md section 4). */
export async function loadSession(): Promise<SessionState> {
  try {
    const currentUser = await getCurrentUser();
    owner = { ...currentUser };
    loadDefaultViews();
    return { currentUser };
  } catch (error) {
    const isRefused = error instanceof AppError && (error.status ?? 500) < 500 && error.kind !== 'malformed';
    return { isStartFailed: !isRefused };
  }
}

/**
 * Ends the session after logout, 401 or a sign-out in another tab. Concurrent calls share one run.
 * Logout keeps the order of docs/spec.md section 4: clear the user, call logout, go to login.
 */
export function leave(reason: Reason): Promise<void> {
  // One tick later, when `isLeaving` is true: otherwise the leave guard would ask about this navigation.
  leaving ??= Promise.resolve()
    .then(() => doLeave(reason))
    .finally(() => {
      leaving = undefined;
    });
  return leaving;
}

/** Called on a 401: leads to the login page. */
export function expire() {
  if (!isLoginPath(history.location.pathname)) void leave('expired');
}

async function doLeave(reason: Reason) {
  const loginPath = loginPathFrom(history.location);
  if (reason === 'logout') forgetDrafts();
  const hasDrafts = reason !== 'logout' && storeDrafts(owner);
  owner = undefined;
  setSessionState({ hasDrafts, isSignedOutElsewhere: reason === 'other-tab' });
  forgetSession();
  hideKeptNotice();
  if (reason === 'logout') {
    postToOtherTabs('signed-out');
    // Signed out here even without an answer; the server expires a session by itself.
    signingOut = logout().catch(() => null);
    await Promise.race([signingOut, new Promise((resolve) => setTimeout(resolve, LOGOUT_PATIENCE_MS))]);
  }
  history.replace(loginPath);
  if (reason === 'expired')
    withUi(({ message }) => message.warning({ key: EXPIRED_KEY, content: createT(getIntl(), loginTexts)('expired') }));
}

/**
 * Signs in and opens the page that the operator wanted.
 * @throws AppError of the login call, for the form to show
 */
export async function signIn(credentials: Credentials) {
  await signingOut;
  await login(credentials);
  enter(await getCurrentUser(), credentials.username.trim());
  postToOtherTabs('signed-in');
}

/**
 * Continues a session that the browser has already.
 * @throws AppError if there is none, or without an answer
 */
export async function resume() {
  enter(await getCurrentUser());
}

/**
 * Adopts the session of another tab that has signed in. For another operator this tab is reset, because its forms would
 * be saved under another name.
 * @throws AppError without an answer
 */
export async function adoptSession() {
  const session = getSessionNumber();
  const user = await checkCurrentUser().catch((error: unknown) => {
    if (session === getSessionNumber()) throw error;
  });
  // The previous session has ended meanwhile, for example by a 401: this tab shows the login page.
  if (!user) return resume();
  const { name, avatarUrl } = user;
  if (owner?.name === name && owner.avatarUrl === avatarUrl) return;
  const isLosing = hasUnsavedForms();
  await leave('other-tab');
  await resume();
  const t = createT(getIntl(), loginTexts);
  withUi(({ notification }) =>
    notification.warning({
      key: 'switched',
      title: t('switched', { name }),
      description: isLosing && t('switchedText'),
      // Stays until it is closed, because this tab is in the background.
      duration: 0,
      role: 'status',
    }),
  );
}

function enter(currentUser: CurrentUser, username?: string) {
  owner = { ...currentUser, username };
  loadDefaultViews();
  claimDrafts(owner);
  // Navigating before the state has changed would redirect back to the login page.
  flushSync(() => setSessionState({ currentUser }));
  history.replace(safeRedirect(new URLSearchParams(history.location.search).get('redirect')));
  withUi(({ message }) => message.destroy(EXPIRED_KEY));
  updateKeptNotice();
}
