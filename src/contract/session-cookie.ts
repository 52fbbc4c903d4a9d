/** The cookie that POST /login sets, which scripts cannot read. */
export const SESSION_COOKIE = 'console_session';
