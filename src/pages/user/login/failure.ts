import { AppError } from '@/errors/app-error';

const DEFAULT_WAIT_SECONDS = 60;

export type LoginFailure = { key: 'wrong' } | { key: 'tooMany'; seconds: number } | { key: 'other'; error: unknown };

/** Message of the login form for a failed attempt. */
export function loginFailure(error: unknown): LoginFailure {
  const { status, retryAfterSeconds = DEFAULT_WAIT_SECONDS } = error instanceof AppError ? error : {};
  if (status === 401) return { key: 'wrong' };
  if (status === 429) return { key: 'tooMany', seconds: retryAfterSeconds };
  return { key: 'other', error };
}
