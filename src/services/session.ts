import type { Credentials, CurrentUser } from '@/contract/session';
import { guard } from './guard';
import { get, post, postEmpty } from './http';

// A 401 of these three calls does not end a session; their callers handle it.
const own = { errors: 'caller', keepsSession: true } as const;
const LOGOUT_TIMEOUT_MS = 5000;

// The shell shows the name of the current user.
const isUser = guard<CurrentUser>({ name: 'text' });

export const login = (credentials: Credentials) => post<null>('/login', credentials, own);

export const logout = () => postEmpty<null>('/logout', { ...own, timeout: LOGOUT_TIMEOUT_MS });

export const getCurrentUser = () => get('/currentUser', undefined, { ...own, shape: isUser });

/** Checked in the background during a session: a 401 ends it, as for any other call. */
export const checkCurrentUser = () => get('/currentUser', undefined, { errors: 'caller', shape: isUser });
