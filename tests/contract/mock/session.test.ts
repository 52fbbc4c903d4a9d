import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { API_PREFIX } from '@/contract/api-prefix';
import { FieldErrors } from '@/contract/envelope';
import { session as limit } from '@/contract/limits/session';
import { CurrentUser, RetryAfter, sessionApi } from '@/contract/session';
import { SESSION_COOKIE } from '@/contract/session-cookie';
import { allEndpoints } from '../../../config/scripts/openapi/contract';
import { checkInput } from '../../../mock/check-input';
import { handlers } from '../../../mock/handlers';
import { resetState } from '../../../mock/state';
import { copyWorld } from '../../copy-world';
import { getWorld } from '../../world';
import { credentials, send, sessionCookie } from './server';

const { login, logout, currentUser } = sessionApi;

const newWorld = () => resetState(copyWorld(getWorld(0)));

describe('session', () => {
  beforeEach(newWorld);

  test('login sets a cookie that scripts cannot read, and currentUser returns the operator', async () => {
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

  test('each sign-in gets a new session, which replaces that of the browser', async () => {
    const cookie = await sessionCookie();
    const { headers } = await send(login, { body: credentials, cookie });
    expect(headers.getSetCookie().join()).not.toContain(cookie);
    expect((await send(currentUser, { cookie })).status).toBe(401);
    const planted = `${SESSION_COOKIE}=planted`;
    const answer = await send(login, { body: credentials, cookie: planted });
    expect(answer.headers.getSetCookie().join()).not.toContain(planted);
    expect((await send(currentUser, { cookie: planted })).status).toBe(401);
  });

  test('logout without a session succeeds', async () => {
    expect((await send(logout)).status).toBe(200);
  });

  test('the sixth attempt in a minute is refused until the wait is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const wrong = { body: { ...credentials, password: 'wrong' } };
    for (let count = 0; count < limit.maxAttemptsPerMinute; count += 1)
      expect((await send(login, wrong)).status).toBe(401);
    const refused = await send(login, { body: credentials });
    expect(refused.status).toBe(429);
    const { retryAfterSeconds } = RetryAfter.parse(refused.data);
    expect(refused.headers.get('retry-after')).toBe(String(retryAfterSeconds));
    // The limit applies per user name.
    expect((await send(login, { body: { ...credentials, username: 'operator2' } })).status).toBe(200);
    vi.setSystemTime(Date.now() + retryAfterSeconds * 1000);
    expect((await send(login, { body: credentials })).status).toBe(200);
    vi.useRealTimers();
  });
});

const getName = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const endpoints = await allEndpoints();

test('the mock serves exactly the calls of the contract', () => {
  const served = handlers.map(({ info }) => getName({ method: String(info.method), path: String(info.path) }));
  // The handler that advances jobs sends no response.
  const own = served.filter((name) => name !== `/.+/ *${API_PREFIX}/*`);
  expect(own.toSorted()).toEqual(
    endpoints.map(({ method, path }) => getName({ method, path: `*${API_PREFIX}${path}` })).toSorted(),
  );
});

describe('every endpoint', () => {
  let cookie: string;
  beforeAll(async () => {
    newWorld();
    cookie = await sessionCookie();
  });

  const closed = endpoints.filter(({ open }) => !open);
  const writes = endpoints.filter(({ method }) => method !== 'GET');

  test('answers 401 without a session; a forged session counts as none', async () => {
    for (const endpoint of closed)
      expect([getName(endpoint), (await send(endpoint)).status]).toEqual([getName(endpoint), 401]);
    const forged = { cookie: `${SESSION_COOKIE}=forged` };
    expect((await send(currentUser, forged)).status).toBe(401);
  });

  test('refuses a write that another site could have sent', async () => {
    for (const endpoint of writes) {
      const { status } = await send(endpoint, { cookie, headers: { 'X-Requested-With': '' } });
      expect([getName(endpoint), status]).toEqual([getName(endpoint), 403]);
    }
  });

  test('names fields when the body is not an object', () => {
    for (const endpoint of writes)
      for (const sent of endpoint.body ? [7, 'text', null, []] : []) {
        const { fields = {} } = checkInput(endpoint.body as NonNullable<typeof endpoint.body>, sent, 'zh-CN');
        expect(Object.keys(fields), `${getName(endpoint)} ${JSON.stringify(sent)}`).not.toHaveLength(0);
      }
  });

  // Every handler parses its body in mock/handle.ts.
  test('answers 400 to broken JSON and 422 to a body that is not an object', async () => {
    expect((await send(login, { raw: '{"user' })).status).toBe(400);
    for (const raw of ['7', '"text"', 'null', '[]']) {
      const { status, data } = await send(login, { raw });
      expect([raw, status]).toEqual([raw, 422]);
      expect(Object.values(FieldErrors.parse(data).fieldErrors), raw).not.toHaveLength(0);
    }
  });

  test('answers 400 to a body that is not a form and 422 to an empty form', async () => {
    for (const endpoint of writes.filter(({ multipart }) => multipart)) {
      const name = getName(endpoint);
      expect([name, (await send(endpoint, { cookie, raw: '{}' })).status]).toEqual([name, 400]);
      const { status, data } = await send(endpoint, { cookie, form: new FormData() });
      expect([name, status]).toEqual([name, 422]);
      expect(FieldErrors.parse(data).fieldErrors).toHaveProperty('file');
    }
  });

  test('an invalid body is reported field by field', async () => {
    const { status, data } = await send(login, { raw: '{"username":7,"__proto__":{"admin":true}}' });
    expect(status).toBe(422);
    expect(data).toMatchObject({ fieldErrors: { username: expect.any(String) } });
  });

  test('messages are in the requested language', async () => {
    const english = await send(currentUser, { headers: { 'Accept-Language': 'en-US' } });
    expect(english.envelope.errorMessage).toMatch(/^[\x20-\x7e]+$/);
    const chinese = await send(currentUser, { headers: { 'Accept-Language': 'zh-CN' } });
    expect(chinese.envelope.errorMessage).toMatch(/\p{Script=Han}/u);
  });
});
