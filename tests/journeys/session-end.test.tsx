import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetDrafts } from '@/session/drafts';
import { tellOtherTabs } from '@/session/tabs';
import type { MemberRow } from '../../mock/member/fixtures';
import { state } from '../../mock/state';
import { expireSession, signedIn, signInAs } from '../app';

type App = Awaited<ReturnType<typeof signedIn>>;

let member: MemberRow;

beforeEach(() => {
  forgetDrafts();
  member = state().world.members.find(({ status, remark }) => status === 'active' && !remark) as MemberRow;
});

const remark = () => screen.getByLabelText('备注');

/** A remark that is typed and not saved. */
async function typing() {
  const app = await signedIn(`/member/member-detail?id=${member.id}&edit=member`);
  await screen.findByText(`编辑会员 ${member.memberNo}`);
  await app.user.type(remark(), '打到一半');
  return app;
}

function signOutElsewhere() {
  expireSession();
  tellOtherTabs('signed-out');
}

const signIn = async (app: App, username: string) => {
  await app.user.type(await screen.findByLabelText('用户名'), username);
  await app.user.type(screen.getByLabelText('密码'), 'health-2021');
  await app.user.click(screen.getByRole('button', { name: /登录$/ }));
};

describe('a sign-out in another tab', () => {
  test('is said, and what was typed comes back with the same operator', async () => {
    const app = await typing();
    signOutElsewhere();
    expect(await screen.findByText('您已在其他标签页退出登录。')).toBeInTheDocument();
    expect(screen.getByText('未保存的内容仍在此页，用同一账号重新登录即可恢复。')).toBeInTheDocument();
    await signIn(app, 'operator');
    expect(await screen.findByText('重新登录前填写的内容已恢复，尚未保存。')).toBeInTheDocument();
    expect(remark()).toHaveValue('打到一半');
  });

  test('also when they sign in again in the other tab', async () => {
    await typing();
    signOutElsewhere();
    await screen.findByLabelText('用户名');
    signInAs(0);
    tellOtherTabs('signed-in');
    await screen.findByText(/已恢复/);
    expect(remark()).toHaveValue('打到一半');
  });

  test('gives another operator nothing', async () => {
    const app = await typing();
    signOutElsewhere();
    await signIn(app, 'operator2');
    await screen.findByText(`编辑会员 ${member.memberNo}`);
    expect(remark()).toHaveValue('');
  });

  test('with nothing typed promises nothing', async () => {
    await signedIn('/member/member-list');
    signOutElsewhere();
    expect(await screen.findByText('您已在其他标签页退出登录。')).toBeInTheDocument();
    expect(screen.queryByText(/未保存的内容/)).not.toBeInTheDocument();
  });
});

test('another operator in another tab takes this one along, which is said, and so is what was lost by it', async () => {
  await typing();
  signInAs(1);
  tellOtherTabs('signed-in');
  expect(await screen.findByText('此页已切换为 周宁 的账号')).toBeInTheDocument();
  expect(screen.getByText(/未保存的内容没有保留/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByDisplayValue('打到一半')).not.toBeInTheDocument());
});

test('an operator who is asked for in the background and is signed out is led to sign-in', async () => {
  const app = await signedIn('/member/member-list');
  expireSession();
  tellOtherTabs('signed-in');
  expect(await screen.findByLabelText('用户名')).toBeInTheDocument();
  expect(app.address()).toBe('/user/login?redirect=%2Fmember%2Fmember-list');
});

test('a question that is open when the session ends does not stand over the login page', async () => {
  const app = await typing();
  act(() => history.push('/welcome'));
  await screen.findByRole('button', { name: '继续编辑' });
  signOutElsewhere();
  await screen.findByLabelText('用户名');
  // Nothing moves here, so it goes on closing.
  await waitFor(() => expect(document.querySelector('.ant-modal:not(.ant-zoom-leave)')).toBeNull());
  await signIn(app, 'operator');
  // The next one is asked all the same.
  await screen.findByText(/已恢复/);
  act(() => history.push('/welcome'));
  await waitFor(() => expect(document.querySelectorAll('.ant-modal:not(.ant-zoom-leave)')).toHaveLength(1));
});

describe('signing out with something unsaved', () => {
  const typingOnAPage = async () => {
    const app = await signedIn('/setting/custom-service');
    const [field] = await screen.findAllByRole('textbox');
    await app.user.type(field as HTMLElement, 'x');
    return app;
  };

  test('asks first, and staying keeps all', async () => {
    const app = await typingOnAPage();
    await app.logOut();
    await app.user.click(await screen.findByRole('button', { name: '继续编辑' }));
    expect(app.address()).toBe('/setting/custom-service');
    expect(screen.queryByLabelText('用户名')).not.toBeInTheDocument();
  });

  test('leaves once that is what the operator wants', async () => {
    const app = await typingOnAPage();
    await app.logOut();
    await app.user.click(await screen.findByRole('button', { name: '放弃修改' }));
    expect(await screen.findByLabelText('用户名')).toBeInTheDocument();
  });
});
