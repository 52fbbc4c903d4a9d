import type { CurrentUser } from '@/contract/session';

/** Umi's initial state: the current user. It alone decides what a signed-out visitor sees. */
export type SessionState = {
  currentUser?: CurrentUser;
  /** The current user could not be loaded: no answer, or a failing server. */
  isStartFailed?: boolean;
  /** The operator has signed out in another tab. */
  isSignedOutElsewhere?: boolean;
  /** Drafts of the expired session are stored for the operator who entered them. */
  hasDrafts?: boolean;
};

type Setter = (state: SessionState) => void;

let setter: Setter = () => {};

/** Makes React's state setter available outside React (components/shell/AppBridge). */
export function bindSessionState(next: Setter) {
  setter = next;
}

export const setSessionState = (state: SessionState) => setter(state);
