/** HttpOnly cookie that POST /login sets. */
export const SESSION_COOKIE = 'console_session';
