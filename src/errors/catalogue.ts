import { showTypes } from '@/contract/show-types';
import { AppError } from './app-error';

/** How an error is shown. `text` is the message of the server; without it `fallback` names a text of the console. */
export type Presentation = { how: 'silent' } | ({ how: 'warning' | 'error' | 'notification' | 'page' } & Content);

type Content = {
  text?: string;
  fallback: 'requestError' | 'networkError';
  /** A second line with details. */
  detail?: 'timedOut' | 'malformed' | 'offline' | 'tooMany';
  retryAfterSeconds?: number;
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

function getDetail({ kind, status, serverMessage, retryAfterSeconds }: AppError, isOnline: boolean): Content['detail'] {
  if (kind === 'network' && !isOnline) return 'offline';
  // A message of the server says that there were too many requests, but not for how long.
  if (status === 429 && (retryAfterSeconds || !serverMessage)) return 'tooMany';
  return details[kind as keyof typeof details];
}

/**
 * Error catalog of docs/spec.md section 8. It has no 401, which ends the session before anything is shown
 * (services/request-config.ts).
 */
export function getPresentation(error: AppError, isOnline = true): Presentation {
  if (error.kind === 'cancelled') return { how: 'silent' };
  const how = presentations[error.showType ?? showTypes.error] ?? 'error';
  if (how === 'silent') return { how };
  // An envelope without a message and with status 200 is a "request error"; everything else is a network error.
  const saysNothing = error.kind === 'business' && (error.status ?? 200) < 400;
  return {
    how,
    text: error.serverMessage,
    fallback: saysNothing ? 'requestError' : 'networkError',
    detail: getDetail(error, isOnline),
    retryAfterSeconds: error.retryAfterSeconds,
    errorCode: error.errorCode,
    requestId: error.requestId,
  };
}

/** Whether neither server nor console knows more than that the request failed. */
export function isBareNetworkError(error: unknown) {
  if (!(error instanceof AppError)) return false;
  const shown = getPresentation(error);
  return shown.how !== 'silent' && shown.fallback === 'networkError' && !shown.text && !shown.detail;
}

/** Whether an error is not shown at all (showType 0, or aborted by the console). */
export const isSilent = (error: unknown) => error instanceof AppError && getPresentation(error).how === 'silent';

/** Whether an error is shown as a passing message, not as a notification or a page. */
export const isMessage = (error: AppError) => ['warning', 'error'].includes(getPresentation(error).how);
