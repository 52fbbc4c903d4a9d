import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { ui } from '@/errors/ui';
import { forgetDrafts } from '@/session/drafts';
import { postToOtherTabs } from '@/session/tabs';
import { state } from '../../mock/state';
import { expireSession, open, signedIn, signInAs } from '../app';
import { deferred } from '../deferred';
import { findDialog } from '../dialog';
import { prepareRecord } from '../records';
import { fault, recordCalls, server } from '../server';

type App = Awaited<ReturnType<typeof open>>;

const FORM = '/setting/custom-service';
const RESTORED = '重新登录前填写的内容已恢复，尚未保存。';

beforeEach(forgetDrafts);

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function signIn(app: App, username: string, password = 'health-2021') {
  fill(await screen.findByLabelText('用户名'), username);
  fill(screen.getByLabelText('密码'), password);
  await app.user.click(screen.getByRole('button', { name: /登录$/ }));
}

const notes = () => screen.findByLabelText('节假日说明');
/** Opens a form and enters text without saving it. */
async function typeNotes() {
  const app = await signedIn(FORM);
  fill(await notes(), '打到一半');
  return app;
}
function signOutElsewhere() {
  expireSession();
  postToOtherTabs('signed-out');
}

test('an empty form sends nothing, a wrong password is shown on the form, and repeated submits sign in once', async () => {
  const app = await open('/user/login');
  const calls = recordCalls();
  fill(screen.getByLabelText('用户名'), '   ');
  await app.user.click(screen.getByRole('button', { name: /登录$/ }));
  expect(await screen.findByText('请输入用户名')).toBeInTheDocument();
  expect(await screen.findByText('请输入密码')).toBeInTheDocument();
  expect(calls).toEqual([]);

  await signIn(app, 'operator2', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('用户名或密码不正确，请重新输入。');
  expect(screen.getByLabelText('用户名')).toHaveValue('operator2');
  expect(screen.getByLabelText('密码')).toHaveValue('');
  expect(screen.getByLabelText('密码')).toHaveFocus();
  expect(app.address()).toBe('/user/login');

  const held = deferred<void>();
  server.use(http.post('*/api/admin/v1/login', () => held.promise));
  fill(screen.getByLabelText('密码'), 'health-2021');
  screen.getByLabelText('密码').focus();
  await app.user.keyboard('{Enter}{Enter}{Enter}');
  await app.user.click(screen.getByRole('button', { name: /登录$/ }));
  held.resolve();
  await waitFor(() => expect(app.address()).toBe('/welcome'));
  expect(calls.filter((call) => call === 'POST /login')).toHaveLength(2);
});

test('a failed or throttled sign-in is shown on the form, and a redirect to another site is ignored', async () => {
  const app = await open(`/user/login?${new URLSearchParams({ redirect: '//evil.example' })}`);
  const alert = () => screen.findByRole('alert');
  server.use(fault.reset('POST', '/login'));
  await signIn(app, 'operator');
  expect(await alert()).toHaveTextContent('网络错误');
  // The credentials were not refused, so the form keeps both.
  expect(screen.getByLabelText('用户名')).toHaveValue('operator');
  expect(screen.getByLabelText('密码')).toHaveValue('health-2021');
  server.use(fault.json('POST', '/login', { success: false, data: { retryAfterSeconds: 42 } }, 429));
  await signIn(app, 'operator');
  expect(await screen.findByRole('note')).toHaveTextContent('尝试次数过多，请在 42 秒后再试。');
  const calls = recordCalls();
  const submit = screen.getByRole('button', { name: /登录$/ });
  expect(submit).toBeDisabled();
  // Announced once, not each second.
  const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(status()).toContain('尝试次数过多，请在 42 秒后再试。');
  fireEvent.submit(submit.closest('form') as HTMLFormElement);
  vi.setSystemTime(Date.now() + 42_000);
  await waitFor(() => expect(submit).toBeEnabled());
  expect(status()).toContain('现在可以重新登录。');
  expect(calls).toEqual([]);
  server.resetHandlers();
  expect(screen.getByLabelText('密码')).toHaveValue('health-2021');
  await app.user.click(submit);
  await waitFor(() => expect(app.address()).toBe('/welcome'));
});

test('a page that throws leaves the menu usable, and the next page works', async () => {
  const row = { id: '1', version: 1, tags: [], nickname: {} };
  server.use(fault.json('GET', '/members', { success: true, data: { total: 1, list: [row] } }));
  // React logs the error, and reports its first failed render to the window.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const listener = vi.fn();
  window.addEventListener('error', listener);
  const app = await signedIn('/member/member-list', { shell: 'full' });
  expect(await screen.findByText('页面出错了', { selector: 'h1' })).toBeInTheDocument();
  vi.restoreAllMocks();
  // An empty list renders faster.
  state().world.hotwords = [];
  await app.user.click(screen.getByRole('link', { name: '设置' }));
  expect(await screen.findByText('搜索热词', { selector: 'h1' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '页面出错了' })).not.toBeInTheDocument();
  window.removeEventListener('error', listener);
});

test('restores the input of a dialog after the session expires, and shows a notice until the dialog is opened again', async () => {
  const row = prepareRecord('reviewing');
  const app = await signedIn(`/record/record-detail?id=${row.id}`);
  const openReview = async () => {
    await app.user.click(await screen.findByRole('button', { name: '审核' }));
    return findDialog(new RegExp(`^审核 ${row.recordNo} · `));
  };
  const review = await openReview();
  await app.user.click(review.getByRole('radio', { name: '不符合' }));
  fill(await review.findByLabelText('不符合的原因'), '不在年龄范围');
  expireSession();
  await app.user.click(review.getByRole('button', { name: '提交审核' }));
  await signIn(app, 'operator');
  // Without transitions a closed notice stays in its leave state.
  const notices = () =>
    screen
      .queryAllByText('填写的内容已保留，重新打开以下操作即可继续：')
      .filter((notice) => !notice.closest('[class*="-leave"]'));
  await waitFor(() => expect(notices()).toHaveLength(1));
  const again = await openReview();
  expect(again.getByText(RESTORED)).toBeInTheDocument();
  expect(again.getByRole('radio', { name: '不符合' })).toBeChecked();
  expect(await again.findByLabelText('不符合的原因')).toHaveValue('不在年龄范围');
  await waitFor(() => expect(notices()).toHaveLength(0));
});

test('a sign-out in another tab mentions no unsaved content when nothing was entered', async () => {
  await signedIn('/exception');
  signOutElsewhere();
  expect(await screen.findByText('您已在其他标签页退出登录。')).toBeInTheDocument();
  expect(screen.queryByText(/未保存的内容/)).not.toBeInTheDocument();
});

test('another operator never sees the input, and a sign-in in another tab reports its loss', async () => {
  const app = await typeNotes();
  signOutElsewhere();
  await signIn(app, 'operator2');
  expect(await notes()).not.toHaveDisplayValue(/打到一半/);
  fill(await notes(), '又打到一半');
  signInAs(0);
  postToOtherTabs('signed-in');
  expect(await screen.findByText('此页已切换为 林晓 的账号')).toBeInTheDocument();
  expect(screen.getByText(/未保存的内容没有保留/)).toBeInTheDocument();
  await waitFor(() => expect(app.address()).toBe(FORM));
  expect(await notes()).not.toHaveDisplayValue(/打到一半/);
});

test('a sign-out in another tab closes an open confirmation and notices, and the same operator gets the input back after signing in there', async () => {
  await typeNotes();
  const openQuestions = () => document.querySelectorAll('.ant-modal:not(.ant-zoom-leave)');
  const openNotices = () => document.querySelectorAll('.ant-notification-notice:not([class*="-leave"])');
  act(() => history.push('/welcome'));
  await screen.findByRole('button', { name: '继续编辑' });
  act(() => ui()?.notification.success({ title: '“胃癌风险筛查”已上线', duration: 0 }));
  await waitFor(() => expect(openNotices()).toHaveLength(1));
  signOutElsewhere();
  expect(await screen.findByText('您已在其他标签页退出登录。')).toBeInTheDocument();
  expect(screen.getByText('未保存的内容仍在此页，用同一账号重新登录即可恢复。')).toBeInTheDocument();
  // Without transitions a closed dialog stays in its leave state.
  await waitFor(() => expect(openQuestions()).toHaveLength(0));
  await waitFor(() => expect(openNotices()).toHaveLength(0));
  signInAs(0);
  postToOtherTabs('signed-in');
  expect(await screen.findByText(RESTORED)).toBeInTheDocument();
  expect(await notes()).toHaveDisplayValue('打到一半');
  // The next confirmation still opens.
  act(() => history.push('/welcome'));
  await waitFor(() => expect(openQuestions()).toHaveLength(1));
});

test('signing out asks about unsaved changes, and keeps them when the operator stays', async () => {
  const app = await signedIn(FORM, { shell: 'full' });
  fill(await notes(), 'x');
  await app.logOut();
  await app.user.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(app.address()).toBe(FORM);
  expect(await notes()).toHaveDisplayValue('x');
});
