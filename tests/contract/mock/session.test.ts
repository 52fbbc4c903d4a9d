import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { API_PREFIX } from '@/contract/api-prefix';
import { FieldErrors } from '@/contract/envelope';
import { session as limit } from '@/contract/limits/session';
import { CurrentUser, RetryAfter, sessionApi } from '@/contract/session';
import { SESSION_COOKIE } from '@/contract/session-cookie';
import { allEndpoints } from '../../../config/scripts/openapi/contract';
import { buildWorld } from '../../../mock/fixtures/world';
import { handlers } from '../../../mock/handlers';
import { resetState } from '../../../mock/state';
import { credentials, send, sessionCookie } from './server';

const { login, logout, currentUser } = sessionApi;

const newWorld = () => resetState(buildWorld({ now: Date.parse('2026-11-21T09:30:00+08:00'), memberCount: 0 }));

describe('session', () => {
  beforeEach(newWorld);

  test('login sets a cookie that scripts cannot read, and currentUser then knows the operator', async () => {
    const { status, headers } = await send(login, { body: credentials });
    expect(status).toBe(200);
    expect(headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite/i);
    const cookie = await sessionCookie();
    expect(CurrentUser.parse((await send(currentUser, { cookie })).data).name).not.toBe('');
  });

  test('a wrong password is 401 and sets no cookie', async () => {
    const { status, headers, envelope } = await send(login, { body: { ...credentials, password: 'wrong' } });
    expect(status).toBe(401);
    expect(headers.getSetCookie()).toEqual([]);
    expect(envelope).toMatchObject({ success: false, errorCode: 'BAD_CREDENTIALS' });
  });

  test('logout ends the session on the server', async () => {
    const cookie = await sessionCookie();
    expect((await send(logout, { cookie })).status).toBe(200);
    expect((await send(currentUser, { cookie })).status).toBe(401);
  });

  test('logout without a session succeeds', async () => {
    expect((await send(logout)).status).toBe(200);
  });

  test('the sixth attempt in a minute waits, and the wait ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const wrong = { body: { ...credentials, password: 'wrong' } };
    for (let count = 0; count < limit.maxAttemptsPerMinute; count += 1)
      expect((await send(login, wrong)).status).toBe(401);
    const refused = await send(login, { body: credentials });
    expect(refused.status).toBe(429);
    const { retryAfterSeconds } = RetryAfter.parse(refused.data);
    expect(refused.headers.get('retry-after')).toBe(String(retryAfterSeconds));
    // Somebody else is not made to wait.
    expect((await send(login, { body: { ...credentials, username: 'operator2' } })).status).toBe(200);
    vi.setSystemTime(Date.now() + retryAfterSeconds * 1000);
    expect((await send(login, { body: credentials })).status).toBe(200);
    vi.useRealTimers();
  });
});

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const endpoints = await allEndpoints();

test('the mock serves every call of the contract, and no other', () => {
  const served = handlers.map(({ info }) => nameOf({ method: String(info.method), path: String(info.path) }));
  // What brings the jobs to where they are answers nothing.
  const own = served.filter((name) => name !== `/.+/ *${API_PREFIX}/*`);
  expect(own.toSorted()).toEqual(
    endpoints.map(({ method, path }) => nameOf({ method, path: `*${API_PREFIX}${path}` })).toSorted(),
  );
});

describe('every endpoint', () => {
  let cookie: string;
  beforeAll(async () => {
    newWorld();
    cookie = await sessionCookie();
  });

  const closed = endpoints.filter(({ open }) => !open).map((endpoint) => [nameOf(endpoint), endpoint] as const);
  const writes = endpoints
    .filter(({ method }) => method !== 'GET')
    .map((endpoint) => [endpoint.path, endpoint] as const);

  test.each(closed)('%s answers 401 to whoever is not signed in', async (_name, endpoint) => {
    expect((await send(endpoint)).status).toBe(401);
    expect((await send(endpoint, { cookie: `${SESSION_COOKIE}=forged` })).status).toBe(401);
  });

  test.each(writes)('%s refuses what another site could have sent', async (_path, endpoint) => {
    expect((await send(endpoint, { cookie, headers: { 'X-Requested-With': '' } })).status).toBe(403);
  });

  test.each(writes.filter(([, { body, multipart }]) => body && !multipart))(
    '%s answers 400 to broken JSON and 422 to a body that is no object',
    async (_path, endpoint) => {
      expect((await send(endpoint, { cookie, raw: '{"user' })).status).toBe(400);
      for (const raw of ['7', '"text"', 'null', '[]']) {
        const { status, data } = await send(endpoint, { cookie, raw });
        expect(status).toBe(422);
        expect(Object.values(FieldErrors.parse(data).fieldErrors)).not.toHaveLength(0);
      }
    },
  );

  test.each(writes.filter(([, { multipart }]) => multipart))(
    '%s answers 400 to what is no form and 422 to an empty one',
    async (_path, endpoint) => {
      expect((await send(endpoint, { cookie, raw: '{}' })).status).toBe(400);
      const { status, data } = await send(endpoint, { cookie, form: new FormData() });
      expect(status).toBe(422);
      expect(FieldErrors.parse(data).fieldErrors).toHaveProperty('file');
    },
  );

  test('a wrong body is told field by field', async () => {
    const { status, data } = await send(login, { raw: '{"username":7,"__proto__":{"admin":true}}' });
    expect(status).toBe(422);
    expect(data).toMatchObject({ fieldErrors: { username: expect.any(String) } });
  });

  test('messages come in the language that was asked for', async () => {
    const english = await send(currentUser, { headers: { 'Accept-Language': 'en-US' } });
    expect(english.envelope.errorMessage).toMatch(/^[\x20-\x7e]+$/);
    const chinese = await send(currentUser, { headers: { 'Accept-Language': 'zh-CN' } });
    expect(chinese.envelope.errorMessage).toMatch(/\p{Script=Han}/u);
  });
});
