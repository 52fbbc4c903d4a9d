import { getIntl, history } from '@umijs/max';
import { flushSync } from 'react-dom';
import type { Credentials, CurrentUser } from '@/contract/session';
import { AppError } from '@/errors/app-error';
import { withUi } from '@/errors/ui';
import { loginTexts } from '@/locales/login';
import { checkCurrentUser, getCurrentUser, login, logout } from '@/services/session';
import { createT } from '@/utils/text';
import { claimDrafts, forgetDrafts, hasUnsavedForms, type Owner, storeDrafts } from './drafts';
import { forgetSession, getSessionNumber } from './forget';
import { hideKeptNotice, showKeptNotice } from './kept-notice';
import { isLoginPath, loginPathFrom, safeRedirect } from './redirect';
import { type SessionState, setSessionState } from './state';
import { postToOtherTabs } from './tabs';

type Reason = 'logout' | 'expired' | 'other-tab';

/** After this the sign-in page is shown, whether the server has answered the logout or not. */
const LOGOUT_PATIENCE_MS = 500;

/** The last logout: one that is still under way would end the session of whoever signs in meanwhile. */
let signingOut: Promise<unknown> = Promise.resolve();
let leaving: Promise<void> | undefined;
/** Whose screen this is. */
let owner: Owner | undefined;

/** While true, guards stand down: the session itself is about to navigate. */
export const isLeaving = () => leaving !== undefined;

/** Who is signed in, asked at start-up. Any failure is signed out (docs/spec.md section 4). */
export async function loadSession(): Promise<SessionState> {
  try {
    const currentUser = await getCurrentUser();
    owner = { ...currentUser };
    return { currentUser };
  } catch (error) {
    const isRefused = error instanceof AppError && (error.status ?? 500) < 500 && error.kind !== 'malformed';
    return { isStartFailed: !isRefused };
  }
}

/**
 * The one way out, for logout, 401 and a sign-out in another tab alike. Ten calls at once are one.
 * Logout keeps the order of docs/spec.md section 4: clear the user, call logout, go to login.
 */
export function leave(reason: Reason): Promise<void> {
  // One tick later, when `isFocusLeaving` is true: the leave guard would otherwise ask about this very move.
  leaving ??= Promise.resolve()
    .then(() => doLeave(reason))
    .finally(() => {
      leaving = undefined;
    });
  return leaving;
}

/** The server answered a call of this session with 401: back to sign-in, unless that is where the operator is. */
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
    // Signed out here whatever the server says; it ends a session that it does not hear from itself.
    signingOut = logout().catch(() => null);
    await Promise.race([signingOut, new Promise((resolve) => setTimeout(resolve, LOGOUT_PATIENCE_MS))]);
  }
  history.replace(loginPath);
  if (reason === 'expired')
    withUi(({ message }) => message.warning({ key: 'expired', content: createT(getIntl(), loginTexts)('expired') }));
}

/**
 * Signs in and goes to where the operator wanted to be.
 * @throws AppError of the login call, for the form to show
 */
export async function signIn(credentials: Credentials) {
  await signingOut;
  await login(credentials);
  enter(await getCurrentUser(), credentials.username.trim());
  postToOtherTabs('signed-in');
}

/**
 * Goes on with a session that the browser holds already.
 * @throws AppError when there is none, or nobody answers
 */
export async function resume() {
  enter(await getCurrentUser());
}

/**
 * Another tab has signed in, and its session is this one's too. As somebody else this tab begins anew:
 * what is on it would be written under another name.
 * @throws AppError when nobody answers
 */
export async function adoptSession() {
  const session = getSessionNumber();
  const user = await checkCurrentUser().catch((error: unknown) => {
    if (session === getSessionNumber()) throw error;
  });
  // The last session has ended meanwhile, as by the 401 of a read: this tab is at sign-in.
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
      // Until it is closed: nobody looks at this tab now.
      duration: 0,
      role: 'status',
    }),
  );
}

function enter(currentUser: CurrentUser, username?: string) {
  owner = { ...currentUser, username };
  claimDrafts(owner);
  // Navigating before the state has changed would meet the guard and bounce back to login.
  flushSync(() => setSessionState({ currentUser }));
  history.replace(safeRedirect(new URLSearchParams(history.location.search).get('redirect')));
  showKeptNotice();
}
