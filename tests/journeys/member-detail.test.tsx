import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { beforeEach, expect, test } from 'vitest';
import { addDays, toBusinessDay } from '@/domain/period/calendar';
import type { MemberRow } from '../../mock/member/fixtures';
import { state } from '../../mock/state';
import { signedIn } from '../app';
import { findDialog } from '../dialog';

type App = Awaited<ReturnType<typeof signedIn>>;

const DETAIL = '/member/member-detail';
const findMember = (is: (member: MemberRow) => boolean) => {
  const member = state().world.members.find(is);
  if (!member) throw new Error('the world has no such member');
  return member;
};
const now = (id: string) => findMember((member) => member.id === id);
let member: MemberRow;

beforeEach(() => {
  member = findMember(({ status, mobile, realName, privacyConsentAt, privacyWithdrawnAt, idNo, remark }) =>
    Boolean(status === 'active' && mobile && realName && privacyConsentAt && !privacyWithdrawnAt && !idNo && !remark),
  );
});

const openEditing = async () => {
  const app = await signedIn(`${DETAIL}?id=${member.id}&edit=member`);
  await screen.findByText(`编辑会员 ${member.memberNo}`);
  return app;
};
const field = (name: string) => screen.getByLabelText(name);
const press = (app: App, name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
const fill = async (app: App, name: string, text: string) => {
  await app.user.click(field(name));
  await app.user.paste(text);
};
// In jsdom antd's loading icon never leaves, so the name of the button keeps it.
const save = (app: App) => press(app, /^(loading )?保存$/);

test('shows member, due work, reports and channels in tabs, and keeps tab and filter in the URL', async () => {
  const { followUps, reports } = state().world;
  const one = findMember(({ firstChannelName, unfollowedAt }) =>
    Boolean(firstChannelName && unfollowedAt && unfollowedAt > '2026-08'),
  );
  const due = followUps.find(({ status }) => status === 'pending');
  const report = reports.find(({ status }) => status === 'approved');
  const other = reports.find(({ status }) => status !== 'approved');
  if (!due || !report || !other) throw new Error('the world has no such follow-up or reports');
  due.memberId = report.memberId = other.memberId = one.id;
  // A member who has consented again is not shown as one who has withdrawn.
  Object.assign(one, {
    lastVisitAt: one.registeredAt,
    privacyWithdrawnAt: '2026-11-01T10:00:00+08:00',
    privacyConsentAt: '2026-11-10T10:00:00+08:00',
  });
  const app = await signedIn(`${DETAIL}?id=${one.id}&tab=reports&status=approved`);
  expect(app.heading()).toHaveTextContent(one.nickname ?? '未填写昵称');
  expect(document.title).not.toContain(one.nickname);
  const link = await screen.findByRole('link', { name: report.reportNo });
  expect(link).toHaveAttribute('href', expect.stringContaining(`/data/report-list?id=${report.id}`));
  expect(screen.getByRole('columnheader', { name: /审核截止/ })).toBeInTheDocument();
  expect(screen.queryByText(other.reportNo)).not.toBeInTheDocument();

  await app.user.click(screen.getByRole('tab', { name: '渠道与行为' }));
  const before = addDays(toBusinessDay(Date.parse(one.unfollowedAt ?? '')), 1);
  expect(await screen.findByRole('link', { name: /查看渠道明细/ })).toHaveAttribute(
    'href',
    `/channel/channel-tracks?memberNo=${one.memberNo}&from=${addDays(before, -92)}&before=${before}`,
  );
  expect((await screen.findAllByText(one.firstChannelName ?? ''))[0]).toBeInTheDocument();
  expect((await screen.findAllByText(/^取关/))[0]).toBeInTheDocument();

  await app.user.click(screen.getByRole('tab', { name: '基本信息' }));
  expect(await screen.findByText('最近动态')).toBeInTheDocument();
  expect(screen.queryByText(/撤回健康信息授权，/)).not.toBeInTheDocument();
  expect((await screen.findByText(due.followNo)).closest('li')).toHaveTextContent(/剩 \d|逾期 \d|[今明]天截止/);
  act(() => history.back());
  await waitFor(() => expect(screen.getByRole('tab', { name: '渠道与行为' })).toHaveAttribute('aria-selected', 'true'));
});

test('acknowledges a severe reaction in the banner, and its row follows', async () => {
  const done = state().world.followUps.find(({ status, memberId }) => status === 'done' && memberId !== member.id);
  if (!done) throw new Error('the world has no such follow-up');
  Object.assign(done, { memberId: member.id, adverse: 'severe', adverseAckAt: null });
  const app = await signedIn(`${DETAIL}?id=${member.id}&tab=followUps`);
  const banner = await screen.findByRole('button', { name: `确认知悉 ${done.followNo}` });
  const inRow = await screen.findByRole('button', { name: '确认知悉' });
  await app.user.click(banner);
  const dialog = await findDialog('处理情况');
  await app.user.click(dialog.getByLabelText('处理情况'));
  await app.user.paste('已转告医生');
  await app.user.click(dialog.getByRole('button', { name: '确认知悉' }));
  await waitFor(() => expect(inRow).not.toBeInTheDocument());
  expect(banner).not.toBeInTheDocument();
});

test('edits mobile and remark, refuses the mobile of another member, and clears an emptied one', async () => {
  const other = findMember(({ id, mobile }) => id !== member.id && Boolean(mobile));
  const app = await signedIn(`${DETAIL}?id=${member.id}`);
  await app.user.click(await screen.findByRole('button', { name: '编辑' }));
  await screen.findByText(`编辑会员 ${member.memberNo}`);
  await fill(app, '备注', '  家属陪同  ');
  await press(app, '修改手机号');
  await fill(app, '手机号', `+86 ${other.mobile}`);
  await save(app);
  expect(await screen.findByText('该手机号已被其他会员使用')).toBeInTheDocument();
  await waitFor(() => expect(field('手机号')).toHaveFocus());
  expect(field('手机号')).toHaveValue(other.mobile);
  expect(now(member.id)).toMatchObject({ mobile: member.mobile, remark: null });
  await app.user.clear(field('手机号'));
  await save(app);
  await screen.findByText('已保存');
  expect(now(member.id)).toMatchObject({ remark: '家属陪同', mobile: null });
  await waitFor(() => expect(app.address()).toBe(`${DETAIL}?id=${member.id}`));
  expect(await screen.findByText('家属陪同')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: '编辑' })).toHaveFocus());
});

test('merges with changes of another operator, and keeps their new name without showing it', async () => {
  const app = await openEditing();
  await fill(app, '备注', '我写的');
  await app.user.click(field('女'));
  const theirs = { remark: '对方写的', tags: ['对方的标签'], realName: '司马光', gender: member.gender };
  Object.assign(now(member.id), theirs, { version: member.version + 1 });
  await save(app);
  const dialog = await findDialog('内容已有新的版本');
  expect(dialog.getByRole('radio', { name: /对方的标签/ })).toBeChecked();
  // The form has only the masked name, so there is nothing to compare with theirs.
  expect(dialog.queryByText('姓名')).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('司马光');
  const remarks = within(dialog.getByRole('radiogroup', { name: '备注' }));
  await app.user.click(remarks.getByRole('radio', { name: /我写的/ }));
  await app.user.click(dialog.getByRole('button', { name: '按所选内容保存' }));
  await screen.findByText('已保存');
  expect(now(member.id)).toMatchObject({
    remark: '我写的',
    tags: ['对方的标签'],
    realName: '司马光',
    gender: 'female',
  });
});

test('reveals a name for a purpose, logs that without the name, hides it again, and refuses without consent', async () => {
  Object.assign(now(member.id), { idNo: null, oaOpenid: null });
  const app = await signedIn(`${DETAIL}?id=${member.id}`);
  const clear = member.realName ?? '';
  const openReveal = async () => {
    await app.user.click(await screen.findByRole('button', { name: '查看完整姓名' }));
    return findDialog(`查看会员 ${member.memberNo} 的完整信息`);
  };
  const ask = await openReveal();
  // Only what has a value can be revealed.
  const names = ask.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['姓名', '手机号', '小程序 OpenID', 'UnionID']);
  // The purpose is not preselected.
  await app.user.click(ask.getByRole('button', { name: '查看完整信息' }));
  expect(await ask.findByText('请选择查看目的')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(clear);
  await app.user.click(ask.getByRole('radio', { name: '客服回访' }));
  await app.user.click(ask.getByRole('button', { name: /查看完整信息$/ }));
  expect(await screen.findByText(clear)).toBeInTheDocument();
  expect(screen.getByRole('timer')).toHaveTextContent(/秒后自动隐藏/);
  expect(state().accessLog.at(-1)).toMatchObject({
    entityId: member.id,
    fields: ['realName'],
    purpose: 'callback',
    operatorName: '林晓',
    result: 'success',
  });
  expect(JSON.stringify(state().accessLog)).not.toContain(clear);
  await press(app, '立即隐藏');
  await waitFor(() => expect(document.body).not.toHaveTextContent(clear));

  Object.assign(now(member.id), { privacyWithdrawnAt: new Date().toISOString() });
  const again = await openReveal();
  await app.user.click(again.getByRole('radio', { name: '数据核对' }));
  await app.user.click(again.getByRole('button', { name: '查看完整信息' }));
  expect(await again.findByRole('alert')).toHaveTextContent(/授权/);
  expect(document.body).not.toHaveTextContent(clear);
  await app.user.click(again.getByRole('button', { name: '取消' }));
  // Reveals of the member's records and reports are in this log, too.
  const [reveal] = state().accessLog.slice(-1);
  if (reveal) state().accessLog.push({ ...reveal, id: 'answers', fields: ['answers', 'files', 'patientName'] });
  await app.user.click(screen.getByRole('tab', { name: '操作与访问日志' }));
  expect(await screen.findAllByText(/目的：客服回访/)).not.toHaveLength(0);
  expect(screen.getByText('内容：作答内容、附件、姓名')).toBeInTheDocument();
  expect(screen.getAllByText('内容：姓名')).not.toHaveLength(0);
});
