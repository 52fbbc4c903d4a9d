import type { RetryAfter } from '@/contract/session';
import { AppError } from '@/errors/app-error';

const DEFAULT_WAIT_SECONDS = 60;

const getWaitSeconds = (data: unknown) => {
  const seconds = (data as Partial<RetryAfter> | null | undefined)?.retryAfterSeconds;
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : DEFAULT_WAIT_SECONDS;
};

export type LoginFailure = { key: 'wrong' } | { key: 'tooMany'; seconds: number } | { key: 'other'; error: unknown };

/** Message of the login form for a failed attempt. */
export function loginFailure(error: unknown): LoginFailure {
  const status = error instanceof AppError ? error.status : undefined;
  if (status === 401) return { key: 'wrong' };
  if (status === 429) return { key: 'tooMany', seconds: getWaitSeconds((error as AppError).data) };
  return { key: 'other', error };
}
