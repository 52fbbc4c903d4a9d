import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { session as limit } from '@/contract/limits/session';
import { state } from '../../mock/state';
import { expireSession, open, signedIn, signInAs } from '../app';
import { deferred } from '../deferred';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof open>>;

async function attempt(app: App, username: string, password: string) {
  const [name, secret] = [screen.getByLabelText('用户名'), screen.getByLabelText('密码')];
  await app.user.clear(name);
  await app.user.type(name, username);
  await app.user.type(secret, password);
  await app.user.click(screen.getByRole('button', { name: /登录$/ }));
}

test('an operator signs in, pages through members and signs out again', async () => {
  const app = await open('/member/member-list');
  expect(app.address()).toBe('/user/login?redirect=%2Fmember%2Fmember-list');
  await attempt(app, 'operator', 'health-2021');
  expect(await screen.findByRole('heading', { name: '会员列表' })).toBeInTheDocument();
  expect(app.address()).toBe('/member/member-list');

  const firstNumber = (await screen.findAllByText(/^M\d{11}$/))[0]?.textContent ?? '';
  expect(screen.getAllByText(/^140\*{4}\d{4}$/)).not.toHaveLength(0);
  await app.user.click(screen.getByRole('listitem', { name: '2' }));
  await waitFor(() => expect(screen.queryByText(firstNumber)).not.toBeInTheDocument());
  expect(await screen.findAllByText(/^M\d{11}$/)).toHaveLength(10);

  await app.logOut();
  expect(await screen.findByLabelText('用户名')).toBeInTheDocument();
  expect(screen.queryByText(/^M\d{11}$/)).not.toBeInTheDocument();
});

test('without a way back an operator lands on the start page', async () => {
  const app = await open('/user/login');
  await attempt(app, 'operator2', 'health-2021');
  expect(await screen.findByText('周宁')).toBeInTheDocument();
  expect(app.address()).toBe('/welcome');
});

test.each(['//evil.example', 'https://evil.example', '/user/login?redirect=/user/login', 'javascript:alert(1)'])(
  'a way back to %s is not taken',
  async (redirect) => {
    const app = await open(`/user/login?${new URLSearchParams({ redirect })}`);
    await attempt(app, 'operator', 'health-2021');
    await screen.findByText('林晓');
    expect(app.address()).toBe('/welcome');
  },
);

test('a wrong password says so on the form, keeps the user name and asks for the password again', async () => {
  const app = await open('/user/login');
  await attempt(app, 'operator', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('用户名或密码不正确，请重新输入。');
  expect(screen.getByLabelText('用户名')).toHaveValue('operator');
  expect(screen.getByLabelText('密码')).toHaveValue('');
  expect(screen.getByLabelText('密码')).toHaveFocus();
  expect(app.address()).toBe('/user/login');
});

test('too many wrong passwords make the form say how long to wait', async () => {
  const app = await open('/user/login');
  for (let count = 0; count < limit.maxAttemptsPerMinute; count += 1) {
    await attempt(app, 'operator', 'wrong');
    await waitFor(() => expect(screen.getByLabelText('密码')).toHaveValue(''));
  }
  await attempt(app, 'operator', 'health-2021');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/尝试次数过多，请在 \d+ 秒后再试。/));
  expect(app.address()).toBe('/user/login');
});

test('an empty form asks for both fields and sends nothing', async () => {
  const app = await open('/user/login');
  const calls = recordCalls();
  await app.user.type(screen.getByLabelText('用户名'), '   ');
  await app.user.click(screen.getByRole('button', { name: /登录$/ }));
  expect(await screen.findByText('请输入用户名')).toBeInTheDocument();
  expect(await screen.findByText('请输入密码')).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('clicking and pressing Enter again while signing in is one attempt', async () => {
  const app = await open('/user/login');
  const calls = recordCalls();
  const held = deferred<void>();
  server.use(
    http.post('*/api/admin/v1/login', async () => {
      await held.promise;
      return HttpResponse.json({ success: false, errorCode: 'BAD' }, { status: 401 });
    }),
  );
  await app.user.type(screen.getByLabelText('用户名'), 'operator');
  await app.user.type(screen.getByLabelText('密码'), 'x{Enter}{Enter}{Enter}');
  await app.user.click(screen.getByRole('button', { name: /登录$/ }));
  held.resolve();
  await screen.findByRole('alert');
  expect(calls).toEqual(['POST /login']);
});

test.each([
  ['a failing server', fault.status('POST', '/login', 500)],
  ['a cut connection', fault.reset('POST', '/login')],
  ['an HTML page', fault.raw('POST', '/login', '<html></html>', { type: 'text/html' })],
])('%s at sign-in is told on the form, which keeps what was typed', async (_what, handler) => {
  server.use(handler);
  const app = await open('/user/login');
  await attempt(app, 'operator', 'health-2021');
  expect(await screen.findByRole('alert')).toHaveTextContent('网络错误');
  expect(screen.getByLabelText('用户名')).toHaveValue('operator');
  expect(screen.getByLabelText('密码')).toHaveValue('health-2021');
});

test('a page that throws leaves the menu usable, and the next page works', async () => {
  server.use(
    fault.json('GET', '/members', {
      success: true,
      data: { total: 1, list: [{ id: '1', version: 1, tags: [], nickname: {} }] },
    }),
  );
  // React repeats what it has handed to the boundary, and where a first attempt at drawing failed, tells the window.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const heard = vi.fn();
  window.addEventListener('error', heard);
  const app = await signedIn('/member/member-list');
  expect(await screen.findByRole('heading', { name: '页面出错了' })).toBeInTheDocument();
  vi.restoreAllMocks();
  await app.user.click(screen.getByText('工作台'));
  expect(await screen.findByRole('heading', { level: 1, name: '工作台' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '页面出错了' })).not.toBeInTheDocument();
  window.removeEventListener('error', heard);
});

test('a 401 that answers an earlier session does not end the one that has begun since', async () => {
  const [member] = state().world.members;
  const path = `/member/member-detail?id=${member?.id}`;
  const gate = deferred<void>();
  server.use(
    http.get('*/members/:id/overview', async () => {
      await gate.promise;
      return HttpResponse.json({ success: false, errorMessage: '请先登录' }, { status: 401 });
    }),
  );
  const app = await signedIn(path);
  await screen.findByRole('tab', { name: '基本信息' });
  await app.logOut();
  await screen.findByLabelText('用户名');
  expireSession();
  server.resetHandlers();
  await attempt(app, 'operator2', 'health-2021');
  expect(await screen.findByText('最近动态')).toBeInTheDocument();
  const answered = new Promise<void>((resolve) => server.events.on('response:mocked', () => resolve()));
  gate.resolve();
  await answered;
  await new Promise(requestAnimationFrame);
  expect(app.address()).toBe(path);
  expect(screen.getByText('周宁')).toBeInTheDocument();
});

test('a tab whose browser has signed in as somebody else begins anew as that one', async () => {
  const app = await signedIn('/member/member-list');
  await screen.findAllByText(/^M\d{11}$/);
  signInAs(1);
  const other = new BroadcastChannel('console-session');
  other.postMessage('signed-in');
  expect(await screen.findByText('周宁')).toBeInTheDocument();
  expect(screen.queryByText('林晓')).not.toBeInTheDocument();
  await waitFor(() => expect(app.address()).toBe('/member/member-list'));
  other.close();
});
