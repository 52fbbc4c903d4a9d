import { act, screen, waitFor } from '@testing-library/react';
import { history, request } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { listenToOtherTabs, type TabMessage, tellOtherTabs } from '@/session/tabs';
import { open, signedIn, signInAs } from '../app';
import { deferred } from '../deferred';
import { fault, recordCalls, server } from '../server';

const LOGIN_FROM_LIST = '/user/login?redirect=%2Fmember%2Fmember-list%3Fcurrent%3D2';

describe('spec section 4: start-up', () => {
  test('the signed-in operator is fetched', async () => {
    const calls = recordCalls();
    await signedIn('/member/member-list');
    expect(calls[0]).toBe('GET /currentUser');
  });

  test('but not on the login page', async () => {
    const calls = recordCalls();
    await open('/user/login');
    expect(calls).toEqual([]);
  });

  test('whoever is not signed in is sent to login, with the way back', async () => {
    const calls = recordCalls();
    const app = await open('/member/member-list?current=2');
    expect(app.address()).toBe(LOGIN_FROM_LIST);
    expect(calls).toEqual(['GET /currentUser']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['a failing server', fault.status('GET', '/currentUser', 503)],
    ['a cut connection', fault.reset('GET', '/currentUser')],
    ['an HTML page', fault.raw('GET', '/currentUser', '<html></html>', { type: 'text/html' })],
    ['an operator without a name', fault.json('GET', '/currentUser', { success: true, data: {} })],
    ['no operator', fault.json('GET', '/currentUser', { success: true, data: null })],
  ])('%s counts as signed out, and login says that it could not be checked', async (_what, handler) => {
    signInAs(0);
    server.use(handler);
    const app = await open('/member/member-list?current=2');
    expect(app.address()).toBe(LOGIN_FROM_LIST);
    expect(screen.getByRole('alert')).toHaveTextContent('暂时无法确认您的登录状态');

    // Still failing, then back.
    await app.user.click(screen.getByRole('button', { name: /重试$/ }));
    expect(await screen.findByText('仍然无法连接，请稍后重试。')).toBeInTheDocument();
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: /重试$/ }));
    expect(await screen.findByRole('heading', { name: '会员列表' })).toBeInTheDocument();
    expect(app.address()).toBe('/member/member-list?current=2');
  });
});

describe('spec section 4: logout', () => {
  test('clears the user, calls logout, then goes to login with path and query', async () => {
    const app = await signedIn('/member/member-list?current=2');
    const order: string[] = [];
    server.use(
      http.post('*/api/admin/v1/logout', async () => {
        await waitFor(() => {
          if (screen.queryByText('林晓')) throw new Error('the user is still shown');
        });
        order.push(`logout, user cleared, at ${app.address()}`);
        return HttpResponse.json({ success: true, data: null });
      }),
    );
    const stop = history.listen(({ location }) => order.push(`navigate to ${location.pathname}`));
    await app.logOut();
    await screen.findByLabelText('用户名');
    stop();
    expect(order).toEqual(['logout, user cleared, at /member/member-list?current=2', 'navigate to /user/login']);
    expect(app.address()).toBe(LOGIN_FROM_LIST);
  });

  test('has no body, and a server that is slow keeps nobody from the sign-in page', async () => {
    const answered = deferred<void>();
    const bodies: string[] = [];
    server.use(
      http.post('*/api/admin/v1/logout', async ({ request }) => {
        bodies.push(await request.text());
        await answered.promise;
        return HttpResponse.json({ success: true, data: null });
      }),
    );
    const app = await signedIn('/member/member-list');
    await app.logOut();
    await app.user.type(await screen.findByLabelText('用户名'), 'operator');
    await app.user.type(screen.getByLabelText('密码'), 'health-2021{Enter}');
    // The new session begins when the old one has ended, which would end it too.
    const calls = recordCalls();
    expect(app.address()).toContain('/user/login');
    expect(calls).toEqual([]);
    answered.resolve();
    expect(await screen.findByRole('heading', { name: '会员列表' })).toBeInTheDocument();
    expect(bodies).toEqual(['']);
  });

  test.each([
    ['fails', fault.status('POST', '/logout', 500)],
    ['is cut off', fault.reset('POST', '/logout')],
    ['is refused', fault.json('POST', '/logout', { success: false, errorMessage: '不可见' }, 401)],
  ])('a logout that %s signs out all the same, without a message', async (_what, handler) => {
    server.use(handler);
    const app = await signedIn('/member/member-list');
    await app.logOut();
    expect(await screen.findByLabelText('用户名')).toBeInTheDocument();
    expect(screen.queryByText('不可见')).not.toBeInTheDocument();
    expect(screen.queryByText('网络错误')).not.toBeInTheDocument();
  });

  test('Back after sign-out shows nothing of the page', async () => {
    const app = await signedIn('/welcome');
    act(() => history.push('/member/member-list'));
    await screen.findByRole('heading', { name: '会员列表' });
    await app.logOut();
    await screen.findByLabelText('用户名');
    act(() => history.back());
    await waitFor(() => expect(app.address()).toBe('/user/login?redirect=%2Fwelcome'));
    expect(screen.queryByRole('heading', { name: '工作台' })).not.toBeInTheDocument();
  });

  test('tells the other tabs, which leave too without calling logout', async () => {
    const heard: TabMessage[] = [];
    const stop = listenToOtherTabs((message) => heard.push(message));
    const app = await signedIn('/member/member-list');
    await app.logOut();
    await waitFor(() => expect(heard).toEqual(['signed-out']));
    await screen.findByLabelText('用户名');
    stop();
  });

  test('a sign-out in another tab ends this one', async () => {
    const app = await signedIn('/member/member-list?current=2');
    await screen.findByText('共 35 条');
    const calls = recordCalls();
    tellOtherTabs('signed-out');
    expect(await screen.findByLabelText('用户名')).toBeInTheDocument();
    expect(app.address()).toBe(LOGIN_FROM_LIST);
    expect(calls).toEqual([]);
  });

  test('a sign-in in another tab takes this one along', async () => {
    const app = await open('/member/member-list?current=2');
    signInAs(1);
    tellOtherTabs('signed-in');
    expect(await screen.findByText('周宁')).toBeInTheDocument();
    expect(app.address()).toBe('/member/member-list?current=2');
  });
});

describe('spec sections 4 and 8: a 401 ends the session', () => {
  test('from any call, with the way back and one message', async () => {
    const app = await signedIn('/member/member-list?current=2');
    server.use(fault.json('GET', '/members', { success: false, errorMessage: '不可见' }, 401));
    const moves: string[] = [];
    const stop = history.listen(({ location }) => moves.push(location.pathname));
    await act(() =>
      Promise.allSettled(Array.from({ length: 10 }, () => request('/api/admin/v1/members', { method: 'GET' }))),
    );
    stop();
    expect(app.address()).toBe(LOGIN_FROM_LIST);
    expect(moves).toEqual(['/user/login']);
    expect(await screen.findAllByText('登录已失效，请重新登录。')).toHaveLength(1);
    expect(screen.queryByText('不可见')).not.toBeInTheDocument();
  });

  test.each([
    ['an empty body', fault.status('GET', '/members', 401)],
    ['an HTML page', fault.raw('GET', '/members', '<h1>401</h1>', { status: 401, type: 'text/html' })],
  ])('also with %s', async (_what, handler) => {
    server.use(handler);
    signInAs(0);
    const app = await open('/member/member-list').catch(() => undefined);
    await screen.findByLabelText('用户名');
    expect(history.location.pathname).toBe('/user/login');
    app?.unmount();
  });

  test('a call that opts out of error messages leaves as well', async () => {
    await signedIn('/welcome');
    server.use(fault.status('GET', '/members', 401));
    await act(() => request('/api/admin/v1/members', { method: 'GET', errors: 'caller' }).catch(() => {}));
    expect(history.location.pathname).toBe('/user/login');
  });
});
