import type { CurrentUser } from '@/contract/session';

/** Umi's initial state: who is signed in. Nobody else decides what a signed-out visitor sees. */
export type SessionState = {
  currentUser?: CurrentUser;
  /** The start could not find out whether somebody is signed in: no answer, or a failing server. */
  isStartFailed?: boolean;
  /** The operator has signed out in another tab, where this one could not be looked at. */
  isSignedOutElsewhere?: boolean;
  /** What was typed when the session ended is still there for whoever typed it. */
  hasDrafts?: boolean;
};

type Setter = (state: SessionState) => void;

let setter: Setter = () => {};

/** Hands React's state setter to code outside React (components/shell/AppBridge). */
export function bindSessionState(next: Setter) {
  setter = next;
}

export const setSessionState = (state: SessionState) => setter(state);
