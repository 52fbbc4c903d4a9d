import { createPluginManager } from '@@/core/plugin';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { API_PREFIX } from '@/contract/api-prefix';
import { sessionApi } from '@/contract/session';
import { AppError } from '@/errors/app-error';
import { get, post } from '@/services/http';
import { open, signInAs } from '../app';
import { openScreen } from '../screen';
import { fault, server } from '../server';

test('spec section 6: there are no roles, so two operators see the same menu', async () => {
  const entries = async (index: 0 | 1) => {
    signInAs(index);
    const app = await open('/exception', { shell: 'full' });
    const names = app.topMenu().map(({ textContent }) => textContent);
    app.unmount();
    return names;
  };
  const first = await entries(0);
  expect(first.length).toBeGreaterThan(5);
  expect(await entries(1)).toEqual(first);
});

describe('spec section 7: the calls it makes', () => {
  beforeEach(() => {
    createPluginManager();
    openScreen(() => null);
  });

  test('login, logout and currentUser have the prefix, methods and paths of the spec', () => {
    expect(API_PREFIX).toBe('/api/admin/v1');
    expect(Object.values(sessionApi).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /login',
      'POST /logout',
      'GET /currentUser',
    ]);
  });

  test('unwraps the data field of a response, returns undefined for an empty one, and sends the CSRF header with writes', async () => {
    server.use(fault.json('GET', '/thing', { success: true, data: { a: 1 } }));
    expect(await get('/thing')).toEqual({ a: 1 });
    const headers: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => headers.push(request.headers.get('x-requested-with')));
    server.use(fault.status('POST', '/thing', 204));
    expect(await post('/thing', { a: 1 })).toBeUndefined();
    expect(headers).toEqual(['XMLHttpRequest']);
  });

  test('throws a business error with message, code and showType when success is false', async () => {
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
    server.use(fault.json('GET', '/thing', { success: false, errorMessage: '静默' }));
    await expect(get('/thing', undefined, { errors: 'caller' })).rejects.toMatchObject({ handled: false });
    expect(screen.queryByText('静默')).not.toBeInTheDocument();
    await expect(get('/thing')).rejects.toMatchObject({ handled: true });
    expect(await screen.findByText('静默')).toBeInTheDocument();
  });
});
