import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { API_PREFIX } from '@/contract/api-prefix';
import { sessionApi } from '@/contract/session';
import { AppError } from '@/errors/app-error';
import { get, post } from '@/services/http';
import { open, signedIn, signInAs } from '../app';
import { fault, server } from '../server';

describe('spec section 6: roles and permissions', () => {
  test('signed in or not: two operators see the same menu', async () => {
    const entries = async (index: 0 | 1) => {
      signInAs(index);
      const app = await open('/welcome');
      const names = app.topMenu().map(({ textContent }) => textContent);
      app.unmount();
      return names;
    };
    const first = await entries(0);
    expect(first.length).toBeGreaterThan(5);
    expect(await entries(1)).toEqual(first);
  });

  test('the admin API prefix', () => {
    expect(API_PREFIX).toBe('/api/admin/v1');
  });
});

describe('spec section 7: the calls it makes', () => {
  test('login, logout and currentUser have the methods and paths of the spec', () => {
    expect(Object.values(sessionApi).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /login',
      'POST /logout',
      'GET /currentUser',
    ]);
  });

  test('the data field of an answer is unwrapped', async () => {
    await signedIn('/welcome');
    server.use(fault.json('GET', '/thing', { success: true, data: { a: 1 } }));
    expect(await get('/thing')).toEqual({ a: 1 });
  });

  test('an answer without content is undefined', async () => {
    await signedIn('/welcome');
    server.use(fault.status('POST', '/thing', 204));
    expect(await post('/thing')).toBeUndefined();
  });

  test('success false is a business error, with message, code and showType', async () => {
    await signedIn('/welcome');
    const body = { success: false, errorMessage: '名额已满', errorCode: 'FULL', showType: 0, data: { left: 0 } };
    server.use(fault.json('GET', '/thing', body));
    const error = await get('/thing').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      kind: 'business',
      serverMessage: '名额已满',
      errorCode: 'FULL',
      showType: 0,
      data: { left: 0 },
    });
  });

  test('a request may opt out of the shared error handling', async () => {
    await signedIn('/welcome');
    server.use(fault.json('GET', '/thing', { success: false, errorMessage: '静默' }));
    await expect(get('/thing', undefined, { errors: 'caller' })).rejects.toMatchObject({ handled: false });
    expect(screen.queryByText('静默')).not.toBeInTheDocument();
    await expect(get('/thing')).rejects.toMatchObject({ handled: true });
    expect(await screen.findByText('静默')).toBeInTheDocument();
  });

  test('writes carry the header that keeps them from being forged', async () => {
    await signedIn('/welcome');
    const seen: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => seen.push(request.headers.get('x-requested-with')));
    server.use(fault.json('POST', '/thing', { success: true, data: null }));
    await post('/thing', { a: 1 });
    expect(seen).toEqual(['XMLHttpRequest']);
  });
});
