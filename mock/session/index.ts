import { session as limit } from '../../src/contract/limits/session';
import { sessionApi } from '../../src/contract/session';
import { SESSION_COOKIE } from '../../src/contract/session-cookie';
import type { Entity } from '../entity';
import { Fault } from '../fault';
import { operators } from '../fixtures/operators';
import { Answer, handle } from '../handle';
import { state } from '../state';
import { createSessionCookie, expiredCookie } from './cookie';
import { sessionMessages } from './messages';

const MINUTE_MS = 60_000;

/** Seconds until another attempt is allowed; 0 when it is allowed now. */
function getLoginWait(username: string, now: number) {
  const recent = (state().failedAttempts.get(username) ?? []).filter((at) => now - at < MINUTE_MS);
  state().failedAttempts.set(username, recent);
  const oldest = recent[0];
  return oldest === undefined || recent.length < limit.maxAttemptsPerMinute
    ? 0
    : Math.ceil((oldest + MINUTE_MS - now) / 1000);
}

const getSessionId = (request: Request) =>
  new RegExp(`${SESSION_COOKIE}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? '';

export const session: Entity = {
  handlers: [
    handle(sessionApi.login, ({ request, body: { username, password } }) => {
      const now = Date.now();
      const retryAfterSeconds = getLoginWait(username, now);
      if (retryAfterSeconds > 0) {
        throw new Fault(sessionMessages.tooManyAttempts, {
          data: { retryAfterSeconds },
          headers: { 'Retry-After': String(retryAfterSeconds) },
        });
      }
      const operator = operators.find((one) => one.username === username && one.password === password);
      if (!operator) {
        state().failedAttempts.get(username)?.push(now);
        throw new Fault(sessionMessages.badCredentials);
      }
      state().failedAttempts.delete(username);
      // Each sign-in gets a new session id, which prevents session fixation.
      state().sessions.delete(getSessionId(request));
      const sessionId = crypto.randomUUID();
      state().sessions.set(sessionId, operator.id);
      return new Answer(null, createSessionCookie(sessionId));
    }),

    handle(sessionApi.logout, ({ request }) => {
      state().sessions.delete(getSessionId(request));
      return new Answer(null, expiredCookie);
    }),

    handle(sessionApi.currentUser, ({ operator: { name, avatarUrl } }) => ({ name, avatarUrl })),
  ],
};
