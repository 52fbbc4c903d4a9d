import { act, screen, waitFor } from '@testing-library/react';
import { history, request } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useRead } from '@/hooks/useRead';
import { get, post } from '@/services/http';
import * as savedViews from '@/services/saved-view';
import { signInAs } from '../../tests/app';
import { deferred } from '../../tests/deferred';
import { openScreen } from '../../tests/screen';
import { fault, recordCalls, server } from '../../tests/server';
import { getDefaultViewsLoad, loadDefaultViews } from './default-views';
import { forgetSession } from './forget';
import { adoptSession, leave, loadSession } from './session';
import { bindSessionState, type SessionState } from './state';

const PATH = '/member/member-list?current=2';
const LOGIN = '/user/login?redirect=%2Fmember%2Fmember-list%3Fcurrent%3D2';
const url = () => history.location.pathname + history.location.search;

beforeEach(() => {
  signInAs(0);
});

test.each([
  ['a failing server', fault.status('GET', '/currentUser', 503), true],
  ['a cut connection', fault.reset('GET', '/currentUser'), true],
  ['an HTML page', fault.raw('GET', '/currentUser', '<html></html>', { type: 'text/html' }), true],
  ['an operator without a name', fault.json('GET', '/currentUser', { success: true, data: {} }), true],
  ['no operator', fault.json('GET', '/currentUser', { success: true, data: null }), true],
  ['a refusal', fault.status('GET', '/currentUser', 401), false],
])('%s counts as signed out at the start, and is told apart from a refusal', async (_what, handler, isStartFailed) => {
  openScreen(() => null, { path: '/user/login' });
  server.use(handler);
  expect(await loadSession()).toEqual({ isStartFailed });
  expect(screen.queryByText(/网络错误|登录已失效/)).not.toBeInTheDocument();
});

test.each([
  ['fails', fault.status('POST', '/logout', 500)],
  ['is cut off', fault.reset('POST', '/logout')],
  ['is refused', fault.json('POST', '/logout', { success: false, errorMessage: '不可见' }, 401)],
])('a logout that %s signs out all the same, without a message', async (_what, handler) => {
  openScreen(() => null, { path: PATH });
  server.use(handler);
  const calls = recordCalls();
  await act(() => leave('logout'));
  expect(url()).toBe(LOGIN);
  expect(calls).toEqual(['POST /logout']);
  expect(screen.queryByText(/不可见|网络错误|登录已失效/)).not.toBeInTheDocument();
});

test('a late answer of a session that has ended is neither returned nor shown', async () => {
  openScreen(() => null, { path: PATH });
  const [gate, calls] = [deferred<void>(), recordCalls()];
  server.use(
    http.get('*/api/admin/v1/members', async () => {
      await gate.promise;
      return HttpResponse.json({ success: true, data: { list: [], total: 0 } });
    }),
    http.post('*/api/admin/v1/members/1', async () => {
      await gate.promise;
      return HttpResponse.json({ success: false, errorMessage: '保存失败' }, { status: 500 });
    }),
  );
  const outcomes = Promise.all([get('/members'), post('/members/1')].map((call) => call.catch((error) => error)));
  await waitFor(() => expect(calls).toHaveLength(2));
  forgetSession();
  gate.resolve();
  expect(await outcomes).toMatchObject([{ kind: 'cancelled' }, { kind: 'cancelled' }]);
  expect(screen.queryByText('保存失败')).not.toBeInTheDocument();
});

test('lists wait for the default views for a second at most', async () => {
  vi.useFakeTimers();
  vi.spyOn(savedViews, 'listDefaultViews').mockReturnValue(new Promise(() => {}));
  loadDefaultViews();
  await vi.advanceTimersByTimeAsync(999);
  expect(getDefaultViewsLoad()).toBeDefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(getDefaultViewsLoad()).toBeUndefined();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a 401', () => {
  test.each([
    ['an empty body', fault.status('GET', '/members', 401)],
    ['an HTML page', fault.raw('GET', '/members', '<h1>401</h1>', { status: 401, type: 'text/html' })],
  ])('with %s ends the session, also from a call that opts out of messages', async (_what, handler) => {
    openScreen(() => null, { path: PATH });
    server.use(handler);
    await act(() => request('/api/admin/v1/members', { method: 'GET', errors: 'caller' }).catch(() => {}));
    await waitFor(() => expect(url()).toBe(LOGIN));
  });

  test('that answers a call of an earlier session does not end the one that has begun since', async () => {
    openScreen(() => null, { path: PATH });
    const gate = deferred<void>();
    const calls = recordCalls();
    server.use(
      http.get('*/api/admin/v1/members', async () => {
        await gate.promise;
        return HttpResponse.json({ success: false, errorMessage: '请先登录' }, { status: 401 });
      }),
    );
    const answered = get('/members').catch(() => 'failed');
    await waitFor(() => expect(calls).toHaveLength(1));
    forgetSession();
    gate.resolve();
    expect(await answered).toBe('failed');
    await act(async () => {});
    expect(url()).toBe(PATH);
    expect(screen.queryByText(/请先登录|登录已失效/)).not.toBeInTheDocument();
  });

  test('of several reads at once is one sign-out with one message', async () => {
    const [held, calls, moves] = [deferred<void>(), recordCalls(), [] as string[]];
    server.use(
      http.get('*/api/admin/v1/*', async () => {
        await held.promise;
        return HttpResponse.json({ success: false, errorMessage: '请先登录' }, { status: 401 });
      }),
    );
    openScreen(
      () => {
        useRead(['member', 'list'], () => get('/members'));
        useRead(['member', '1'], () => get('/members/1'));
        useRead(['report', 'list'], () => get('/reports'));
        return null;
      },
      { path: PATH, isEverywhere: true },
    );
    await waitFor(() => expect(calls).toHaveLength(3));
    const stop = history.listen(({ location }) => moves.push(location.pathname));
    await act(async () => held.resolve());
    expect(await screen.findAllByText('登录已失效，请重新登录。')).toHaveLength(1);
    stop();
    expect(moves).toEqual(['/user/login']);
    expect(screen.queryByText(/请先登录|网络错误/)).not.toBeInTheDocument();
  });

  test('that comes while this tab follows another operator leaves that one signed in', async () => {
    const state: SessionState[] = [];
    openScreen(() => null, { path: PATH });
    bindSessionState((next) => state.push(next));
    signInAs(1);
    const held = deferred<void>();
    server.use(
      fault.status('GET', '/members', 401),
      http.get('*/api/admin/v1/currentUser', () => held.promise, { once: true }),
    );
    const followed = adoptSession();
    await act(() => get('/members').catch(() => {}));
    await waitFor(() => expect(url()).toBe(LOGIN));
    held.resolve();
    await act(() => followed);
    expect(state.at(-1)?.currentUser?.name).toBe('周宁');
    expect(url()).toBe(PATH);
    bindSessionState(() => {});
  });

  test('to the check for another operator, as after a sign-in in another tab, ends the session', async () => {
    openScreen(() => null, { path: PATH });
    server.use(fault.status('GET', '/currentUser', 401));
    await act(() => adoptSession().catch(() => {}));
    await waitFor(() => expect(url()).toBe(LOGIN));
  });
});
