import type { Credentials, CurrentUser } from '@/contract/session';
import { AppError } from '@/errors/app-error';
import { get, post } from './http';

// A 401 of these three is their answer, and their callers show it.
const own = { skipErrorHandler: true, keepsSession: true } as const;
const LOGOUT_TIMEOUT_MS = 5000;

export const login = (credentials: Credentials) => post<null>('/login', credentials, own);

export const logout = () => post<null>('/logout', undefined, { ...own, timeout: LOGOUT_TIMEOUT_MS });

/** @throws AppError `malformed` for an operator without a name: the shell could not say who is signed in */
export async function getCurrentUser() {
  const user = await get<CurrentUser | null>('/currentUser', undefined, own);
  if (typeof user?.name !== 'string' || user.name === '') throw new AppError('malformed');
  return user;
}
