import { showTypes } from '@/contract/show-types';
import { AppError } from './app-error';

/** How one failure is shown. `text` is what the server said; without it `fallback` names the console's own text. */
export type Presentation = { how: 'silent' } | ({ how: 'warning' | 'error' | 'notification' | 'page' } & Content);

type Content = {
  text?: string;
  fallback: 'requestError' | 'networkError';
  /** A second line that says more than the fallback does. */
  detail?: 'timedOut' | 'malformed' | 'offline';
  errorCode?: string;
  requestId?: string;
};

const presentations: Record<number, 'silent' | 'warning' | 'error' | 'notification' | 'page'> = {
  [showTypes.silent]: 'silent',
  [showTypes.warning]: 'warning',
  [showTypes.error]: 'error',
  [showTypes.notification]: 'notification',
  [showTypes.page]: 'page',
};

const details = { timeout: 'timedOut', malformed: 'malformed' } as const;

/**
 * The error catalogue of docs/spec.md section 8. A 401 is not in it: it ends the session before anything
 * is shown (services/request-config.ts).
 */
export function getPresentation(error: AppError, isOnline = true): Presentation {
  if (error.kind === 'cancelled') return { how: 'silent' };
  const how = presentations[error.showType ?? showTypes.error] ?? 'error';
  if (how === 'silent') return { how };
  // An envelope that came with status 200 and says nothing is a "request error"; all else is the network's.
  const saysNothing = error.kind === 'business' && (error.status ?? 200) < 400;
  return {
    how,
    text: error.serverMessage,
    fallback: saysNothing ? 'requestError' : 'networkError',
    detail: error.kind === 'network' && !isOnline ? 'offline' : details[error.kind as keyof typeof details],
    errorCode: error.errorCode,
    requestId: error.requestId,
  };
}

/** True where neither the server nor the console has more to say than that nothing came of it. */
export function isBareNetworkError(error: unknown) {
  if (!(error instanceof AppError)) return false;
  const shown = getPresentation(error);
  return shown.how !== 'silent' && shown.fallback === 'networkError' && !shown.text && !shown.detail;
}

/** True for a failure of which the operator is told nothing (showType 0, or given up by the console itself). */
export const isSilent = (error: unknown) => error instanceof AppError && getPresentation(error).how === 'silent';

/** True for a failure that is no more than a message, and not one that leads elsewhere or stays until it is closed. */
export const isMessage = (error: AppError) => ['warning', 'error'].includes(getPresentation(error).how);
