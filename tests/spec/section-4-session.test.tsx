import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { history, request } from '@umijs/max';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { listenToOtherTabs, postToOtherTabs, type TabMessage } from '@/session/tabs';
import { state } from '../../mock/state';
import { expireSession, open, signedIn, signInAs } from '../app';
import { deferred } from '../deferred';
import { fault, recordCalls, server } from '../server';

const LIST = '/setting/search-hotwords?current=2';
const LOGIN_FROM_LIST = '/user/login?redirect=%2Fsetting%2Fsearch-hotwords%3Fcurrent%3D2';

// One row on the second page renders faster than ten.
beforeEach(() => void state().world.hotwords.splice(11));

describe('spec section 4: start-up', () => {
  test('a user who is not signed in is sent to login with a redirect query and without a message', async () => {
    const calls = recordCalls();
    const app = await open(LIST);
    expect(app.address()).toBe(LOGIN_FROM_LIST);
    expect(calls).toEqual(['GET /currentUser']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    // When another tab signs in, this one follows.
    signInAs(1);
    postToOtherTabs('signed-in');
    expect(await screen.findByRole('heading', { name: '搜索热词' })).toBeInTheDocument();
    expect(app.address()).toBe(LIST);
  });

  test('when the current user cannot be fetched, the user is treated as not signed in, and login offers a retry', async () => {
    signInAs(0);
    server.use(fault.status('GET', '/currentUser', 503));
    const calls = recordCalls();
    const app = await open(LIST);
    expect(calls[0]).toBe('GET /currentUser');
    expect(app.address()).toBe(LOGIN_FROM_LIST);
    expect(screen.getByRole('alert')).toHaveTextContent('暂时无法确认您的登录状态');

    // The first retry fails, the second one succeeds.
    await app.user.click(screen.getByRole('button', { name: /重试$/ }));
    expect(await screen.findByText('仍然无法连接，请稍后重试。')).toBeInTheDocument();
    server.resetHandlers();
    await app.user.click(screen.getByRole('button', { name: /重试$/ }));
    expect(await screen.findByRole('heading', { name: '搜索热词' })).toBeInTheDocument();
    expect(app.address()).toBe(LIST);
  });
});

describe('spec section 4: logout', () => {
  test('clears the user, calls logout, then goes to login with path and query; Back does not show the page', async () => {
    const heard: TabMessage[] = [];
    const stopHearing = listenToOtherTabs((message) => heard.push(message));
    const app = await signedIn('/exception', { shell: 'full' });
    const before = app.heading().textContent ?? '';
    act(() => history.push(LIST));
    await screen.findByRole('heading', { name: '搜索热词' });
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
    expect(order).toEqual([`logout, user cleared, at ${LIST}`, 'navigate to /user/login']);
    expect(app.address()).toBe(LOGIN_FROM_LIST);
    // This message signs out the other tabs, which make no call.
    await waitFor(() => expect(heard).toEqual(['signed-out']));
    stopHearing();

    act(() => history.back());
    await waitFor(() => expect(app.address()).toBe('/user/login?redirect=%2Fexception'));
    expect(screen.queryByRole('heading', { name: before })).not.toBeInTheDocument();
  });

  test('sends no body, and shows the login page before a slow server has answered', async () => {
    const answered = deferred<void>();
    const bodies: string[] = [];
    server.use(
      http.post('*/api/admin/v1/logout', async ({ request: sent }) => {
        bodies.push(await sent.text());
        await answered.promise;
        expireSession();
        return HttpResponse.json({ success: true, data: null });
      }),
    );
    // The page renders no rows.
    const app = await signedIn('/exception?errorMessage=E42', { shell: 'full' });
    await app.logOut();
    fireEvent.change(await screen.findByLabelText('用户名'), { target: { value: 'operator' } });
    fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'health-2021' } });
    await app.user.type(screen.getByLabelText('密码'), '{Enter}');
    // Login waits for the pending logout, which would otherwise end the new session.
    const calls = recordCalls();
    expect(app.address()).toContain('/user/login');
    expect(calls).toEqual([]);
    answered.resolve();
    expect(await screen.findByText('E42')).toBeInTheDocument();
    expect(bodies).toEqual(['']);
  });

  test('in another tab signs out this one without a call', async () => {
    const app = await signedIn(LIST);
    await screen.findByRole('button', { name: '新建热词' });
    const calls = recordCalls();
    postToOtherTabs('signed-out');
    expect(await screen.findByLabelText('用户名')).toBeInTheDocument();
    expect(app.address()).toBe(LOGIN_FROM_LIST);
    expect(calls).toEqual([]);
  });
});

test('spec sections 4 and 8: a 401 of any call redirects to login with a redirect query and one message', async () => {
  const app = await signedIn(LIST);
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
