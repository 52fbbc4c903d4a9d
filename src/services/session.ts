import type { Credentials, CurrentUser } from '@/contract/session';
import { guard } from './guard';
import { get, post, postEmpty } from './http';

// A 401 of these three is their answer, and their callers show it.
const own = { errors: 'caller', keepsSession: true } as const;
const LOGOUT_TIMEOUT_MS = 5000;

// Without a name the shell could not say who is signed in.
const isUser = guard<CurrentUser>({ name: 'text' });

export const login = (credentials: Credentials) => post<null>('/login', credentials, own);

export const logout = () => postEmpty<null>('/logout', { ...own, timeout: LOGOUT_TIMEOUT_MS });

export const getCurrentUser = () => get('/currentUser', undefined, { ...own, shape: isUser });

/** Asked in the background of a session: a 401 ends it, as it does for any other call. */
export const checkCurrentUser = () => get('/currentUser', undefined, { errors: 'caller', shape: isUser });
