import { z } from 'zod';
import { httpsUrl } from './common';
import { defineEndpoint } from './endpoint';
import { session as limit } from './limits/session';

/** The only fields of the current operator that the console reads (docs/spec.md section 3). */
export const CurrentUser = z.object({
  /** Display name of the operator. */
  name: z.string().min(1),
  /** Avatar of the operator: an https URL, a path on this origin, or a `data:` URL. */
  avatarUrl: z.union([httpsUrl, z.string().regex(/^(data:image\/|\/)/)]),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** User name and password. */
export const Credentials = z.object({
  /** User name. */
  username: z.string().trim().min(1).max(limit.maxUsernameLength),
  /** Password as entered, spaces included. */
  password: z.string().min(1).max(limit.maxPasswordLength),
});
export type Credentials = z.infer<typeof Credentials>;

/** `data` of the 429 after too many wrong passwords. */
export const RetryAfter = z.object({
  /** Seconds to wait, the same as in the header Retry-After. */
  retryAfterSeconds: z.int().positive(),
});
export type RetryAfter = z.infer<typeof RetryAfter>;

export const sessionApi = {
  login: defineEndpoint({
    method: 'POST',
    path: '/login',
    summary: 'Sign in; sets the session cookie. 401 for a wrong pair, 429 with retryAfterSeconds after too many',
    body: Credentials,
    data: z.null(),
    errors: ['BAD_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
    open: true,
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/logout',
    summary: 'End the session; succeeds for a session that has already ended',
    data: z.null(),
    open: true,
  }),
  currentUser: defineEndpoint({
    method: 'GET',
    path: '/currentUser',
    summary: 'The signed-in operator',
    data: CurrentUser,
  }),
};
